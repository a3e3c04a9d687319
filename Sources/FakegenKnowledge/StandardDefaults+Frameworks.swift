/// Default values of Apple's frameworks.
extension StandardDefaults {
  static let graphics = Table(
    of: "CoreGraphics",
    """
    CGAffineTransform  .identity
    CGBlendMode        .normal
    CGColor            $T(gray: 0, alpha: 0)
    CGColorSpace       CGColorSpaceCreateDeviceRGB()
    CGFloat            0
    CGLineCap          .butt
    CGLineJoin         .miter
    CGMutablePath      $T()
    CGPath             CGMutablePath()
    CGPoint            .zero
    CGRect             .zero
    CGRectEdge         .minXEdge
    CGSize             .zero
    CGVector           .zero
    """)

  static let coreLocation = Table(
    of: "CoreLocation",
    """
    CLAccuracyAuthorization  .reducedAccuracy
    CLAuthorizationStatus    .notDetermined
    CLCircularRegion         $T(center: .init(), radius: 0, identifier: "")
    CLGeocoder               $T()
    CLHeading                $T()
    CLLocation               $T(latitude: 0, longitude: 0)
    CLLocationAccuracy       0
    CLLocationCoordinate2D   $T()
    CLLocationDegrees        0
    CLLocationDirection      0
    CLLocationDistance       0
    CLLocationSpeed          0
    """)

  static let userNotifications = Table(
    of: "UserNotifications",
    """
    UNAuthorizationOptions            []
    UNAuthorizationStatus             .notDetermined
    UNMutableNotificationContent      $T()
    UNNotificationContent             $T()
    UNNotificationPresentationOptions []
    UNNotificationRequest             $T(identifier: "", content: .init(), trigger: nil)
    UNNotificationSetting             .notSupported
    UNNotificationSound               .default
    """)

  static let userNotificationsUI = Table(
    of: "UserNotificationsUI",
    """
    UNNotificationContentExtensionMediaPlayPauseButtonType  .none
    """)

  static let authenticationServices = Table(
    of: "AuthenticationServices",
    """
    ASAuthorizationAppleIDProvider.CredentialState  .notFound
    ASPasswordCredential                            $T(user: "", password: "")
    """)

  static let localAuthentication = Table(
    of: "LocalAuthentication",
    """
    LABiometryType  .none
    LAContext       $T()
    """)

  static let watchConnectivity = Table(
    of: "WatchConnectivity",
    """
    WCSessionActivationState  .notActivated
    """)

  static let logging = Table(
    of: "os",
    """
    Logger                 $T()
    OSAllocatedUnfairLock  $T(initialState: =0)
    OSLog                  .disabled
    OSLogType              .default
    OSSignpostID           .invalid
    OSSignposter           .disabled
    """)

  static let combine = Table(
    of: "Combine",
    """
    AnyCancellable             $T {}
    AnyPublisher               $T(Empty())
    AsyncPublisher             $T(=0)
    AsyncThrowingPublisher     $T(=0)
    CurrentValueSubject        $T(=0)
    Empty                      $T()
    Fail                       $T(error: =1)
    Future                     $T { $0(.success(=0)) }
    Just                       $T(=0)
    ObservableObjectPublisher  $T()
    PassthroughSubject         $T()
    Published                  $T(initialValue: =0)
    Published.Publisher        { var one = Published<#0>(initialValue: =0); return one.projectedValue }()
    """)

  /// Values of the existential types of protocols.
  static let combineExistentials = Table(
    of: "Combine",
    """
    Cancellable  AnyCancellable {}
    Publisher    Empty<#0, #1>()
    Subject      PassthroughSubject<#0, #1>()
    """)

  static let swiftUI = Table(
    of: "SwiftUI",
    """
    Alignment            .center
    Angle                .zero
    Animation            .default
    AnyView              $T(EmptyView())
    Axis                 .vertical
    Axis.Set             []
    Binding              .constant(=0)
    Circle               $T()
    Color                .clear
    ColorScheme          .light
    ContentMode          .fit
    Divider              $T()
    DynamicTypeSize      .large
    Edge                 .top
    Edge.Set             []
    EdgeInsets           $T()
    EmptyView            $T()
    EnvironmentValues    $T()
    Font                 .body
    Font.Weight          .regular
    Gradient             $T(colors: [])
    GridItem             $T()
    HorizontalAlignment  .center
    Image                $T(systemName: "circle")
    KeyEquivalent        " "
    LayoutDirection      .leftToRight
    LocalizedStringKey   ""
    NavigationPath       $T()
    Path                 $T()
    Rectangle            $T()
    ScenePhase           .active
    Spacer               $T()
    Text                 $T(verbatim: "")
    TextAlignment        .leading
    Transaction          $T()
    UnitPoint            .center
    VerticalAlignment    .center
    Visibility           .automatic
    """)

  static let appKitViews = Table(
    of: "AppKit", onMainActor: true,
    """
    NSApplication       .shared
    NSBezierPath        $T()
    NSButton            $T()
    NSImageView         $T()
    NSMenu              $T()
    NSMenuItem          $T()
    NSScrollView        $T()
    NSStackView         $T()
    NSTableView         $T()
    NSTextField         $T()
    NSTextView          $T()
    NSView              $T()
    NSViewController    $T()
    NSWindow            $T()
    NSWindowController  $T()
    """)

  static let appKit = Table(
    of: "AppKit",
    """
    NSColor       .clear
    NSEdgeInsets  $T()
    NSFont        .systemFont(ofSize: 13)
    NSImage       $T()
    """)

  static let uiKitViews = Table(
    of: "UIKit", onMainActor: true,
    """
    UIApplication           .shared
    UIBarButtonItem         $T()
    UIBezierPath            $T()
    UIButton                $T()
    UIControl               $T()
    UIDevice                .current
    UIImageView             $T()
    UILabel                 $T()
    UINavigationController  $T()
    UIScreen                .main
    UIScrollView            $T()
    UIStackView             $T()
    UISwitch                $T()
    UITabBarController      $T()
    UITableView             $T()
    UITableViewCell         $T()
    UITextField             $T()
    UITextView              $T()
    UITraitCollection       $T()
    UIView                  $T()
    UIViewController        $T()
    UIWindow                $T()
    """)

  static let uiKit = Table(
    of: "UIKit",
    """
    UIApplication.State              .active
    UIBackgroundFetchResult          .noData
    UIBackgroundTaskIdentifier       .invalid
    UIColor                          .clear
    UIContentSizeCategory            .large
    UIControl.Event                  []
    UIControl.State                  .normal
    UIDevice.BatteryState            .unknown
    UIDeviceOrientation              .unknown
    UIEdgeInsets                     .zero
    UIFont                           .systemFont(ofSize: 17)
    UIImage                          $T()
    UIImage.Orientation              .up
    UIImage.RenderingMode            .automatic
    UIInterfaceOrientation           .unknown
    UIInterfaceOrientationMask       .all
    UIKeyboardType                   .default
    UIModalPresentationStyle         .fullScreen
    UIModalTransitionStyle           .coverVertical
    UIOffset                         .zero
    UIRectEdge                       []
    UIReturnKeyType                  .default
    UIScene.ActivationState          .unattached
    UIStatusBarStyle                 .default
    UITableView.Style                .plain
    UITableViewCell.CellStyle        .default
    UIUserInterfaceIdiom             .unspecified
    UIUserInterfaceLayoutDirection   .leftToRight
    UIUserInterfaceSizeClass         .unspecified
    UIUserInterfaceStyle             .unspecified
    UIView.AnimationOptions          []
    UIView.ContentMode               .scaleToFill
    """)
}
