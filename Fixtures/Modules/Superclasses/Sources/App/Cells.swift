import Faked
import Core

class PriceCell: Cell<Double> {
    var currency = "EUR"
}

@Faked protocol PriceCellType: PriceCell {
    func format() -> String
}

@Faked protocol CellProviding {
    func cell() -> PriceCell
    func anyCell<T>(for model: T) -> Cell<T>
    func intCell() -> Cell<[Int]>
    func type() -> Coordinator.Type
}

final class AppCoordinator: Coordinator {
    let home: Screen
    required init(root: Screen) {
        home = root
        super.init(root: root)
    }
}

@Faked protocol AppLaunching {
    @MainActor func launch() -> AppCoordinator
    var coordinator: AppCoordinator { get }
}
