// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

#if canImport(Combine)
import Combine
import Dispatch
#endif

@MainActor
enum HostSnippets {
  typealias SettingsPage = TutorialSnippets.SettingsPage

  struct Logger: Sendable {
    func warning(_ message: String) {}
  }

  final class PlainTable: PageHost {
    private(set) var shown: PageSnapshot?

    func apply(_ update: HostUpdate, completion: @escaping @MainActor () -> Void) throws {
      shown = update.page
      redraw()
      completion()
    }

    func deselect(_ indexPath: RowIndexPath) {
      clearHighlight(at: indexPath)
    }
  }

  static func driving(_ table: PlainTable, account: TutorialSnippets.Account, logger: Logger) {
    func first() {
      let driver = PageDriver(host: table)
      driver.show(SettingsPage(account: account))
    }
    func logging() -> PageDriver {
      let driver = PageDriver(
        host: table,
        diagnostics: DiagnosticsHandler { diagnostic in
          logger.warning("\(diagnostic)")
        })
      return driver
    }
    first()
    _ = logging()
  }

  final class Downloads {
    var names: [String] = []
  }

  static func downloading(_ downloads: Downloads, _ navigator: Navigator) {
    downloads.names.append("Map of Malta")
    navigator.update()
  }

  @MainActor
  final class Drawing {
    var image = 0
  }

  @concurrent
  nonisolated static func render(_ page: Int) async -> Int { page }

  nonisolated static func setting(_ model: Drawing, page: Int) async {
    let image = await render(page)
    await MainActor.run { model.image = image }
  }

  static func pushing(_ driver: PageDriver, devices: [Account.Device]) {
    driver.sections = [
      TableSection("Devices", rows: devices.map { Row($0.name).id($0.serial) })
    ]
    driver.insert([Row("New").id("new").row], before: "a7")
    driver.delete("b1")
    driver.reload("a7")
  }
}

extension HostSnippets.PlainTable {
  func redraw() {}
  func clearHighlight(at indexPath: RowIndexPath) {}

  func tapped(_ indexPath: RowIndexPath, driver: PageDriver) {
    if let reference = shown?.reference(at: indexPath) {
      driver.send(.tap, to: reference)
    }
  }
}

struct StaffPage: LinkedPage {
  var path: String { "/settings/staff" }
  var title: String { "Staff" }
  var sections: [TableSection] { TableSection { Row("Ann") } }
}

#if canImport(Combine)
/// The example of an `ObservableObject`.
@MainActor
final class CartPage {
  final class Cart: ObservableObject { @Published var count = 0 }

  private var subscription: AnyCancellable?

  func follow(_ cart: Cart, _ navigator: Navigator) {
    subscription = cart.objectWillChange.receive(on: DispatchQueue.main)
      .sink { [navigator] _ in navigator.update() }
  }
}
#endif
