// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Observation
import Rowhouse
import RowhouseGTK

/// Windows with a row that loads more rows, or with a model that is not observable.
@MainActor
enum LoadedBatches {
  @MainActor
  @Observable
  fileprivate final class Feed {
    var count = 3

    func load() { count += 3 }
  }

  private struct FeedPage: TablePage {
    let feed: Feed
    let isWhole: Bool
    var title: String { "Feed" }
    var loadState: LoadState { isWhole ? .more { feed.load() } : .content }
    var sections: [TableSection] {
      TableSection(0..<feed.count, id: \.self, header: "Posts") { Row("Post \($0)") }
        .loadState(isWhole ? .content : .more { feed.load() })
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
      fillWindow(isWhole).map { "\(isWhole ? "page" : "section"): \($0)" }
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
