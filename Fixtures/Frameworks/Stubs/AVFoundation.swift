@_exported import QuartzCore

public struct CMTime: Sendable { public init() {}; public var seconds: Double { 0 }; public static let zero = CMTime() }
public final class CMSampleBuffer: @unchecked Sendable { init() {} }
open class AVAsset: NSObject, @unchecked Sendable {}
@MainActor open class AVPlayerItem: NSObject, @unchecked Sendable {}
@MainActor open class AVPlayer: NSObject, @unchecked Sendable { open func play() {}; open func pause() {} }
open class AVAudioPlayer: NSObject { open weak var delegate: (any AVAudioPlayerDelegate)?; open func play() -> Bool { false }; open var isPlaying: Bool { false } }
open class AVAudioRecorder: NSObject {}
open class AVAudioSession: NSObject, @unchecked Sendable {}
open class AVCaptureSession: NSObject, @unchecked Sendable { open func startRunning() {}; open func stopRunning() {} }
open class AVCaptureOutput: NSObject {}
open class AVCaptureMetadataOutput: AVCaptureOutput {}
open class AVCapturePhotoOutput: AVCaptureOutput {}
open class AVCaptureFileOutput: AVCaptureOutput {}
open class AVCaptureConnection: NSObject {}
open class AVCapturePhoto: NSObject {}
open class AVMetadataObject: NSObject {}
open class AVSpeechSynthesizer: NSObject { open weak var delegate: (any AVSpeechSynthesizerDelegate)? }
open class AVSpeechUtterance: NSObject {}
open class AVCaptureVideoPreviewLayer: CALayer {}
// Not isolated; all optional:
public protocol AVAudioPlayerDelegate: NSObjectProtocol {}
public protocol AVAudioRecorderDelegate: NSObjectProtocol {}
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {}
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {}
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {}
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {}
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {}
public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {}
/// Required: didFinishRecordingTo.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    func fileOutput(_ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection], error: (any Error)?)
}
/// Required: all. @objc without NSObject parent: class-bound.
public protocol AVAsynchronousKeyValueLoading: AnyObject {
    func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus
    func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)?)
}
public enum AVKeyValueStatus: Int, Sendable { case unknown, loading, loaded, failed, cancelled }
