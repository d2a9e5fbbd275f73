// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Rowhouse
import RowhouseGTK

/// Tasks of pages that are left, which make requests while the pages disappear.
@MainActor
final class LateRequests {
  private let window: PageWindow
  private let inspector: ScreenInspector
  private let leaflet: OpaquePointer?
  private let tasks = Tasks()
  private let log = Log()

  private init() {
    let log = log
    window = PageWindow(
      LatePage(number: 1, tasks: tasks),
      options: DesktopOptions(diagnostics: DiagnosticsHandler { log.kinds.append($0.kind) }))
    window.setSize(width: 420, height: 480)
    window.present()
    inspector = ScreenInspector(window)
    leaflet = PoppedPages.leaflet(in: inspector.nativeWindow.widget)
    let table = inspector.nativeTable?.widget
    MainTurns.run { gtk_widget_get_height(table) > 0 }
  }

  private final class Log {
    var kinds: [PageDiagnostic.Kind] = []
  }

  /// A task for each page, which makes the requests that it receives.
  @MainActor
  private final class Tasks {
    typealias Request = @MainActor (Navigator) -> Void

    private var requests: [Int: AsyncStream<Request>.Continuation] = [:]
    private(set) var madeCount = 0

    func begin(_ page: Int, _ navigator: Navigator) {
      let (stream, continuation) = AsyncStream<Request>.makeStream()
      requests[page] = continuation
      Task {
        for await request in stream {
          request(navigator)
          madeCount += 1
        }
      }
    }

    /// Makes requests as the task of a page, before this method returns.
    func make(_ page: Int, _ request: @escaping Request) {
      let count = madeCount
      requests[page]?.yield(request)
      MainTurns.wait { madeCount > count }
    }
  }

  private struct LatePage: LoadingPage {
    let number: Int
    let tasks: Tasks
    var title: String { "Page \(number)" }
    var sections: [TableSection] { TableSection { Row("Row") } }

    func load() async { tasks.begin(number, navigator) }
  }
}

extension LateRequests {
  /// Makes requests of pages that were left or are covered.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    MainTurns.setAnimated(true)
    defer { MainTurns.setAnimated(false) }
    var faults: [String] = []
    for (name, request) in requests {
      // A return to the first page does not wait below another page.
      for leave in name == "popToRoot()" ? [leaveAtOnce] : [leaveAtOnce, leaveBelow] {
        let pages = LateRequests()
        for number in 2...3 { pages.push(number) }
        let cause = leave(pages, request)
        pages.finish()
        if let fault = pages.fault(after: "\(name) \(cause)") { faults.append(fault) }
        pages.window.close()
        MainTurns.runPending()
      }
    }
    return faults
  }

  private typealias Request = @MainActor (Navigator, LatePage) -> Void

  private static var requests: [(String, Request)] {
    [
      ("pop()", { navigator, _ in navigator.pop() }),
      ("popToRoot()", { navigator, _ in navigator.popToRoot() }),
      ("replace(with:)", { navigator, page in navigator.replace(with: page) }),
    ]
  }

  /// The user leaves page 3, and its task ends during the animation.
  private static func leaveAtOnce(_ pages: LateRequests, _ request: @escaping Request) -> String {
    adw_leaflet_navigate(pages.leaflet, ADW_NAVIGATION_DIRECTION_BACK)
    let page = LatePage(number: 9, tasks: pages.tasks)
    pages.tasks.make(3) { request($0, page) }
    return "during the animation"
  }

  /// The task of page 3 ends below page 4, whose handler leaves both.
  private static func leaveBelow(_ pages: LateRequests, _ request: @escaping Request) -> String {
    pages.push(4)
    let page = LatePage(number: 9, tasks: pages.tasks)
    pages.tasks.make(3) { request($0, page) }
    pages.finish()
    pages.window.navigator.pop(2)
    return "below a page that leaves both"
  }

  private func push(_ number: Int) {
    window.navigator.push(LatePage(number: number, tasks: tasks))
    finish()
  }

  /// Runs the main loop until no animation is in progress.
  private func finish() {
    MainTurns.run { adw_leaflet_get_child_transition_running(leaflet) == 0 }
    MainTurns.runPending()
  }

  private func fault(after cause: String) -> String? {
    let pages = adw_leaflet_get_pages(leaflet)
    defer { g_object_unref(UnsafeMutableRawPointer(pages)) }
    let count = Int(g_list_model_get_n_items(pages))
    if (count, inspector.title) != (2, "Page 2") {
      return "after \(cause), the window has \(count) pages and shows “\(inspector.title)”"
    }
    guard log.kinds.count == 1, case .requestOfLeftPage = log.kinds[0] else {
      return "after \(cause), the reports are \(log.kinds)"
    }
    return nil
  }
}
#endif
