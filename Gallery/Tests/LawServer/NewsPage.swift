// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse

/// A page that loads 90 rows in three batches: `GET /news`.
///
/// The first attempts to load the second batch may fail.
struct NewsPage: TablePage {
  @MainActor
  @Observable
  final class News {
    fileprivate private(set) var count = batch
    fileprivate private(set) var error: String?
    @ObservationIgnored fileprivate var failures = 0
    private static let batch = 30
    fileprivate static let limit = 90

    fileprivate func load() {
      error = failures > 0 ? "No connection" : nil
      failures -= 1
      if error == nil { count = min(count + Self.batch, Self.limit) }
    }
  }

  private let news = News()

  /// Creates the page.
  ///
  /// - Parameter failures: The number of attempts that fail. Defaults to none.
  @MainActor
  init(failures: Int = 0) { news.failures = failures }

  var title: String { "News" }

  var sections: [TableSection] {
    TableSection(0..<news.count, id: \.self) { Row("Report \($0 + 1)") }
      .loadState(nextReports)
  }

  private var nextReports: LoadState {
    if let error = news.error { return .more(failed: error) { news.load() } }
    return news.count < News.limit ? .more { news.load() } : .content
  }
}
