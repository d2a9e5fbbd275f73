// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Requests during transitions")
@MainActor
struct TransitionTests {
  private struct Level: LoadingPage {
    let number: Int
    var onLoad: @MainActor (Navigator) -> Void = { _ in }
    var title: String { "level \(number)" }
    var sections: [TableSection] { TableSection { Row("row", id: "row") } }

    func load() async { onLoad(navigator) }
  }

  /// A page with a row that sends something, and then does something else.
  private struct SendingPage: TablePage {
    let answers: AsyncStream<Void>
    let onEnd: @MainActor (Navigator) -> Void
    var title: String { "sending" }
    var sections: [TableSection] {
      TableSection {
        Row("Send").onSelect { [navigator] in
          Task {
            for await _ in answers { onEnd(navigator) }
          }
        }
      }
    }
  }

  private let navigator = Navigator()

  private func screen(_ levels: Int = 1) async -> TableScreen {
    let screen = TableScreen(Level(number: 0), navigator: navigator, showsBar: true)
    for number in 1..<levels {
      navigator.push(Level(number: number))
      await Animations.finishAll()
    }
    return screen
  }

  @Test("A page that returns as soon as it loads is left when its push has ended")
  func loading() async {
    let screen = await screen()
    navigator.push(Level(number: 1) { $0.pop() })
    await Animations.finishAll()
    #expect(screen.titles == ["level 0"])
    navigator.push(Level(number: 1) { $0.push(Level(number: 2)) })
    await Animations.finishAll()
    #expect(screen.titles == ["level 0", "level 1", "level 2"])
    navigator.push(Level(number: 3) { $0.replace(with: Level(number: 4)) })
    await Animations.finishAll()
    #expect(screen.titles == ["level 0", "level 1", "level 2", "level 4"])
  }

  @Test("A handler returns several times, and pushes a page after that")
  func several() async {
    let screen = await screen(4)
    navigator.pop()
    navigator.pop()
    navigator.push(Level(number: 8))
    navigator.replace(with: Level(number: 9))
    #expect(screen.titles == ["level 0", "level 1", "level 2"])
    await Animations.finishAll()
    #expect(screen.titles == ["level 0", "level 1", "level 9"])
  }

  @Test("Other requests keep their order, and concern the page that is then on top")
  func order() async throws {
    let screen = await screen(3)
    let presented = UIViewController()
    navigator.pop()
    navigator.pop()
    navigator.select("row")
    #expect(navigator.present(presented))
    navigator.alert("Done")
    #expect(screen.stack.viewControllers.count == 2)
    await Animations.finishAll()
    #expect(screen.stack.viewControllers == [screen.controller])
    #expect(screen.table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    #expect(screen.stack.presentedViewController === presented)
    let alert = try #require(screen.window.frontmostController as? UIAlertController)
    #expect(presented.presentedViewController === alert && alert.title == "Done")
  }

  @Test("View controllers that are not pages are pushed one after another")
  func controllers() async {
    let screen = await screen()
    let (first, second) = (UIViewController(), UIViewController())
    #expect(navigator.push(first) && navigator.push(second))
    await Animations.finishAll()
    #expect(screen.stack.viewControllers == [screen.controller, first, second])
  }

  private struct NumberPage: TablePage {
    let title = "Numbers"
    var sections: [TableSection] {
      TableSection {
        PickerRow("Number", value: 1, options: Array(1...9)) {
          "Number \($0)"
        } onChange: {
          navigator.push(Level(number: $0))
        }
        .pickerStyle(.page)
      }
    }
  }

  @Test("A choice on the page of a picker returns, and then pushes another page")
  func picker() async throws {
    let screen = TableScreen(NumberPage(), navigator: navigator, showsBar: true)
    screen.table.tap(row: IndexPath(row: 0, section: 0))
    await Animations.finishAll()
    let options = try #require(screen.stack.topViewController as? TablePageController)
    options.tableView.tap(row: IndexPath(row: 4, section: 0))
    await Animations.finishAll()
    #expect(screen.titles == ["Numbers", "level 5"])
  }

  @Test("A page in a sheet that returns as soon as it loads closes the sheet when it is presented")
  func sheet() async throws {
    let (window, controller) = showWithoutStack()
    let page = Level(number: 1) { navigator in
      navigator.pop()
      navigator.alert("Done")
    }
    navigator.push(page)
    await Animations.finishAll()
    let alert = try #require(window.frontmostController as? UIAlertController)
    #expect(controller.presentedViewController === alert && alert.title == "Done")
  }

  @Test("A dialog over a sheet is canceled when its page closes the sheet")
  func dialogOverSheet() async throws {
    let (window, controller) = showWithoutStack()
    navigator.push(Level(number: 1))
    await Animations.finishAll()
    var answers: [String] = []
    navigator.confirm("Delete?", cancel: "No") { answers.append("deleted") }
    navigator.alert("Sent", dismiss: "OK") { answers.append("sent") }
    navigator.pop()
    await Animations.finishAll()
    let alert = try #require(window.frontmostController as? UIAlertController)
    #expect(alert.title == "Sent" && controller.presentedViewController === alert)
    alert.tap("OK")
    await Animations.finishAll()
    #expect(answers == ["sent"] && controller.presentedViewController == nil)
  }

  /// Shows a page that is in no navigation stack, so that pages above it are shown in sheets.
  private func showWithoutStack() -> (window: UIWindow, controller: TablePageController) {
    let window = UIWindow.onScreen(size: CGSize(width: 375, height: 667))
    let controller = TablePageController(Level(number: 0), navigator: navigator)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return (window, controller)
  }

  /// Pushes a page that is sending something, and returns its controller and a function that ends the sending.
  private func send(
    on screen: TableScreen, then onEnd: @escaping @MainActor (Navigator) -> Void
  ) async throws -> (controller: TablePageController, end: @MainActor () async -> Void) {
    let (answers, answer) = AsyncStream<Void>.makeStream()
    navigator.push(SendingPage(answers: answers, onEnd: onEnd))
    await Animations.finishAll()
    let controller = try #require(screen.stack.topViewController as? TablePageController)
    controller.tableView.tap(row: IndexPath(row: 0, section: 0))
    for _ in 0..<10 { await Task.yield() }
    let end: @MainActor () async -> Void = {
      answer.yield()
      for _ in 0..<20 { await Task.yield() }
    }
    return (controller, end)
  }

  @Test("A task that leaves its page itself leaves further pages during the transition")
  func leavingSeveral() async throws {
    let screen = await screen(3)
    let (_, end) = try await send(on: screen) { navigator in
      navigator.pop()
      navigator.pop()
      navigator.replace(with: Level(number: 9))
    }
    await end()
    await Animations.finishAll()
    #expect(screen.titles == ["level 0", "level 9"])
  }

  @Test("A task that ends below another page replaces its own page, after the user has returned")
  func covered() async throws {
    let screen = await screen(2)
    let (_, end) = try await send(on: screen) { $0.replace(with: Level(number: 9)) }
    navigator.push(Level(number: 3))
    await Animations.finishAll()
    await end()
    #expect(screen.titles == ["level 0", "level 1", "sending", "level 3"])
    #if os(Linux)
    screen.stack.beginSwipeBack()
    await Animations.finishAll()
    screen.stack.cancelSwipeBack()
    await Animations.finishAll()
    #expect(screen.titles == ["level 0", "level 1", "sending", "level 3"])
    #endif
    screen.stack.popViewController(animated: true)
    await Animations.finishAll()
    #expect(screen.titles == ["level 0", "level 1", "level 9"])
  }

  // On iOS, a test cannot begin the gesture.
  #if os(Linux)
  @Test("A task that ends while the user swipes back neither leaves nor replaces the page below")
  func left() async throws {
    var reports: [PageDiagnostic.Kind] = []
    let options = TableOptions(diagnostics: DiagnosticsHandler { reports.append($0.kind) })
    let screen = TableScreen(
      Level(number: 0), options: options, navigator: navigator, showsBar: true)
    navigator.push(Level(number: 1))
    await Animations.finishAll()
    let requests: [@MainActor (Navigator) -> Void] = [
      { $0.pop() }, { $0.popToRoot() }, { $0.replace(with: Level(number: 9)) },
    ]
    for request in requests {
      // The application still has the controller.
      let (controller, end) = try await send(on: screen, then: request)
      screen.stack.beginSwipeBack()
      await end()
      #expect(reports == [])
      screen.stack.completeSwipeBack()
      await Animations.finishAll()
      #expect(screen.titles == ["level 0", "level 1"])
      #expect(reports.count == 1)
      if case .requestOfLeftPage = reports.first {} else { Issue.record("\(reports)") }
      reports = []
      withExtendedLifetime(controller) {}
    }
  }

  @Test("A task that ends while the user begins to swipe back leaves its page, if the user returns")
  func returned() async throws {
    let screen = await screen(2)
    let (_, end) = try await send(on: screen) { $0.replace(with: Level(number: 9)) }
    screen.stack.beginSwipeBack()
    await end()
    #expect(screen.titles == ["level 0", "level 1"])
    screen.stack.cancelSwipeBack()
    await Animations.finishAll()
    #expect(screen.titles == ["level 0", "level 1", "level 9"])
  }

  @Test("Requests while the user swipes back wait until the gesture has ended or was canceled")
  func canceled() async {
    let screen = await screen(3)
    screen.stack.swipeBackAndReturn {
      navigator.push(Level(number: 3))
      #expect(screen.titles == ["level 0", "level 1"])
    }
    #expect(screen.titles == ["level 0", "level 1", "level 2"])
    await Animations.finishAll()
    #expect(screen.titles == ["level 0", "level 1", "level 2", "level 3"])
    screen.stack.swipeBackAndReturn { navigator.pop(2) }
    await Animations.finishAll()
    #expect(screen.titles == ["level 0", "level 1"])
  }
  #endif
}
#endif
