// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Requests of tasks that wait below a view controller")
@MainActor
struct HeldRequestTests {
  private typealias Request = @MainActor (Navigator) -> Void

  private struct Level: TablePage {
    let title: String
    var sections: [TableSection] { TableSection { Row("row", id: "row") } }
  }

  /// A page with a row that starts a task, which makes the requests that it receives.
  private struct Form: TablePage {
    let requests: AsyncStream<Request>
    let title = "form"
    var sections: [TableSection] {
      TableSection {
        Row("Send").onSelect { [navigator] in
          Task { for await request in requests { request(navigator) } }
        }
      }
    }
  }

  private let navigator = Navigator()
  private let requests: AsyncStream<Request>
  private let task: AsyncStream<Request>.Continuation

  init() { (requests, task) = AsyncStream<Request>.makeStream() }

  /// Returns a screen with the pages "0", "1", and "form", whose task has begun, and the controller of the form.
  private func screen() async throws -> (screen: TableScreen, form: TablePageController) {
    let options = TableOptions(diagnostics: .silent)
    let screen = TableScreen(
      Level(title: "0"), options: options, navigator: navigator, showsBar: true)
    navigator.push(Level(title: "1"))
    await Animations.finishAll()
    navigator.push(Form(requests: requests))
    await Animations.finishAll()
    let form = try #require(screen.stack.topViewController as? TablePageController)
    form.tableView.tap(row: IndexPath(row: 0, section: 0))
    await Animations.finishAll()
    return (screen, form)
  }

  private func make(_ request: @escaping Request) async {
    task.yield(request)
    await Animations.finishAll()
  }

  private func otherController() -> UIViewController {
    let controller = UIViewController()
    controller.title = "native"
    return controller
  }

  @Test("A page whose controller the application retains makes no request after it was left")
  func retained() async throws {
    let (screen, form) = try await screen()
    navigator.push(Level(title: "help"))
    await Animations.finishAll()
    await make { $0.pop() }
    screen.stack.popToViewController(screen.stack.viewControllers[1], animated: true)
    await Animations.finishAll()
    navigator.toast("Hello")
    await Animations.finishAll()
    #expect(screen.titles == ["0", "1"])
    screen.stack.pushViewController(form, animated: true)
    await Animations.finishAll()
    navigator.toast("Hello again")
    await Animations.finishAll()
    #expect(screen.titles == ["0", "1", "form"])
    // The page is in the stack again.
    await make { $0.pop() }
    #expect(screen.titles == ["0", "1"])
  }

  @Test("A task of a page waits while a view controller without a page is above it")
  func native() async throws {
    let (screen, _) = try await screen()
    screen.stack.pushViewController(otherController(), animated: true)
    await Animations.finishAll()
    await make { $0.pop() }
    #expect(screen.titles == ["0", "1", "form", "native"])
    screen.stack.popViewController(animated: true)
    await Animations.finishAll()
    #expect(screen.titles == ["0", "1"])
  }

  @Test("A task that pushes a view controller without a page leaves it")
  func ownController() async throws {
    let (screen, _) = try await screen()
    await make { navigator in
      #expect(navigator.push(otherController()))
    }
    #expect(screen.titles == ["0", "1", "form", "native"])
    await make { $0.pop() }
    #expect(screen.titles == ["0", "1", "form"])
  }

  @Test("A view controller is pushed after the requests that wait before it")
  func controllerInOrder() async throws {
    let (screen, _) = try await screen()
    navigator.push(Level(title: "help"))
    await Animations.finishAll()
    await make { navigator in
      navigator.replace(with: Level(title: "receipt"))
      #expect(navigator.push(otherController()))
    }
    #expect(screen.titles == ["0", "1", "form", "help"])
    screen.stack.popViewController(animated: true)
    await Animations.finishAll()
    #expect(screen.titles == ["0", "1", "receipt", "native"])
  }

  // On iOS, a test cannot begin the gesture.
  #if os(Linux)
  @Test("Requests during a gesture that the user cancels wait in order")
  func canceledGesture() async throws {
    let (screen, _) = try await screen()
    navigator.push(Level(title: "help"))
    await Animations.finishAll()
    screen.stack.beginSwipeBack()
    await make {
      $0.replace(with: Level(title: "receipt"))
      $0.push(Level(title: "details"))
    }
    screen.stack.cancelSwipeBack()
    await Animations.finishAll()
    #expect(screen.titles == ["0", "1", "form", "help"])
    screen.stack.popViewController(animated: true)
    await Animations.finishAll()
    #expect(screen.titles == ["0", "1", "receipt", "details"])
  }
  #endif
}
#endif
