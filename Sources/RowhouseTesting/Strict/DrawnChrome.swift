// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// The properties of a page other than its sections, as they were drawn.
struct DrawnChrome {
  private var values: [AnyHashable]

  init(_ page: PageSnapshot) { values = Self.parts.map { $0.value(page) } }

  private struct Part: Sendable {
    let chrome: PageChrome
    let name: String
    let value: @Sendable (PageSnapshot) -> AnyHashable
  }

  private static let parts = [
    Part(chrome: .title, name: "title") { $0.title },
    Part(chrome: .header, name: "header") { $0.header },
    Part(chrome: .footer, name: "footer") { $0.footer },
    Part(chrome: .appearance, name: "appearance") { $0.appearance },
    Part(chrome: .appearance, name: "bar") { $0.bar },
    Part(chrome: .appearance, name: "bar colors") { $0.barColors },
    Part(chrome: .style, name: "style") { $0.style },
    Part(chrome: .style, name: "theme") { $0.theme },
    Part(chrome: .editing, name: "editing state") { $0.isEditing },
    Part(chrome: .leaving, name: "question before leaving") { $0.leaveGuard },
    Part(chrome: .refreshing, name: "refreshing state") { $0.isRefreshing },
  ]
}

extension DrawnChrome {
  var title: String { values.first as? String ?? "" }
  var isRefreshing: Bool { values.last as? Bool ?? false }

  /// Draws only the properties that have changed according to an update.
  mutating func draw(_ chrome: PageChrome, of page: PageSnapshot) {
    for (index, part) in Self.parts.enumerated() where chrome.contains(part.chrome) {
      values[index] = part.value(page)
    }
  }

  func difference(from page: PageSnapshot) -> String? {
    for (part, shown) in zip(Self.parts, values) where shown != part.value(page) {
      return "the \(part.name) is shown as \(shown), and is \(part.value(page))"
    }
    return nil
  }
}
