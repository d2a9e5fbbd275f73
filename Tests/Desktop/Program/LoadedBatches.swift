// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK

/// Windows with a row that loads more rows or tries to do so again, or with a model that is not observable.
@MainActor
enum LoadedBatches {
  @MainActor
  @Observable
  fileprivate final class Feed {
    var count = 3
    /// True if the last batch could not be loaded.
    var hasFailed = false
    /// True while the server cannot be reached.
    @ObservationIgnored var isOffline = false
    @ObservationIgnored var loads = 0

    func load() {
      loads += 1
      hasFailed = isOffline
      if !isOffline { count += 3 }
    }

    var next: LoadState {
      hasFailed ? .more(failed: "No connection") { self.load() } : .more { self.load() }
    }
  }

  private struct FeedPage: TablePage {
    let feed: Feed
    let isWhole: Bool
    var title: String { "Feed" }
    var loadState: LoadState { isWhole ? feed.next : .content }
    var sections: [TableSection] {
      TableSection(0..<feed.count, id: \.self, header: "Posts") { Row("Post \($0)") }
        .loadState(isWhole ? .content : feed.next)
    }
  }

  fileprivate final class Product {
    var price = 1_234.5
  }

  private struct PricePage: TablePage {
    let product: Product
    var title: String { "Price" }
    var sections: [TableSection] {
      TableSection("Price") {
        Row(NumberFormat(.decimal(), language: "en").text(of: product.price)).id("price")
      }
      TableSection("Others") {}.loadState(.loading())
    }
  }
}

extension LoadedBatches {
  /// Opens windows, and scrolls or returns to a page.
  ///
  /// - Returns: The faults.
  static func run() -> [String] {
    [false, true].flatMap { isWhole in
      (fillWindow(isWhole) + retryBatch(isWhole)).map {
        "\(isWhole ? "page" : "section"): \($0)"
      }
    } + returnToPage()
  }

  /// Small batches are loaded until the window is full, and another one after scrolling.
  private static func fillWindow(_ isWhole: Bool) -> [String] {
    let feed = Feed()
    let shown = ShownWindow(FeedPage(feed: feed, isWhole: isWhole), height: 900)
    defer { shown.window.close() }
    for _ in 0..<40 { shown.update() }
    let full = feed.count
    var faults: [String] = []
    if !(15...60).contains(full) { faults.append("\(full) rows fill the window") }
    for _ in 0..<10 { shown.update() }
    if feed.count != full { faults.append("rows are loaded while the last one is out of view") }
    for _ in 0..<40 where feed.count == full {
      shown.inspector.scroll(by: 100)
      shown.update()
    }
    if feed.count == full { faults.append("no rows are loaded after scrolling") }
    return faults
  }

  /// A batch that fails is loaded again only if the user presses a button, which the keyboard reaches.
  private static func retryBatch(_ isWhole: Bool) -> [String] {
    let feed = Feed()
    feed.isOffline = true
    let shown = ShownWindow(FeedPage(feed: feed, isWhole: isWhole), height: 900)
    defer { shown.window.close() }
    for _ in 0..<20 { shown.update() }
    var faults: [String] = []
    if feed.loads != 1 { faults.append("\(feed.loads) batches are requested without a press") }
    let last = isWhole ? RowIndexPath(section: 1, row: 0) : RowIndexPath(section: 0, row: 3)
    let row = shown.inspector.row(at: last)
    if row?.texts.contains("No connection") != true {
      faults.append("the row shows \(row?.texts ?? [])")
    }
    guard let button = row?.controls.first?.widget.widget else {
      return faults + ["there is no button that tries again"]
    }
    let window = shown.inspector.nativeWindow
    for _ in 0..<10 where gtk_root_get_focus(window) != button {
      gtk_widget_child_focus(window.widget, GTK_DIR_TAB_FORWARD)
      shown.update()
    }
    if gtk_root_get_focus(window) != button { faults.append("Tab does not reach the button") }
    feed.isOffline = false
    gtk_widget_activate(button)
    MainTurns.wait { feed.loads > 1 }
    for _ in 0..<40 { shown.update() }
    if feed.count <= 6 { faults.append("\(feed.count) rows are loaded after another attempt") }
    if feed.count > 60 { faults.append("\(feed.count) rows are loaded after one attempt") }
    let focused = shown.inspector.focusedRow
    let focusedTexts = focused.flatMap { shown.inspector.row(at: $0)?.texts } ?? []
    if focusedTexts.first?.hasPrefix("Post") != true {
      faults.append("the focus is at \(focusedTexts), not at the row above the button")
    }
    return faults
  }

  /// A page is evaluated when it becomes visible again, and has the language of its window.
  private static func returnToPage() -> [String] {
    let product = Product()
    let shown = ShownWindow(
      PricePage(product: product), options: DesktopOptions(language: "de", diagnostics: .silent))
    defer { shown.window.close() }
    var faults: [String] = []
    func expect(_ text: String, section: Int, _ cause: String) {
      let texts = shown.inspector.row(at: RowIndexPath(section: section, row: 0))?.texts ?? []
      if !texts.contains(text) { faults.append("\(cause), the row shows \(texts), not \(text)") }
    }
    expect("Wird geladen", section: 1, "in a German window")
    shown.window.navigator.push(FeedPage(feed: Feed(), isWhole: false))
    MainTurns.runPending()
    product.price = 7
    shown.window.navigator.pop()
    shown.update()
    expect("7", section: 0, "after returning")
    return faults
  }
}
#endif
