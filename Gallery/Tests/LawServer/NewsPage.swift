// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse

/// A page that loads 90 rows in three batches: `GET /news`.
struct NewsPage: TablePage {
  @MainActor
  @Observable
  final class News {
    fileprivate private(set) var count = batch
    private static let batch = 30
    fileprivate static let limit = 90

    fileprivate func load() { count = min(count + Self.batch, Self.limit) }
  }

  private let news = News()

  var title: String { "News" }

  var sections: [TableSection] {
    TableSection(0..<news.count, id: \.self) { Row("Report \($0 + 1)") }
      .loadState(news.count < News.limit ? .more { news.load() } : .content)
  }
}
