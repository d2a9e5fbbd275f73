// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// The document of a browser, to which messages are applied without a browser.
struct ReferenceDOM: Equatable {
  struct Section: Equatable {
    var open: String
    var head: String
    let list: String
    var rows: [String]
    var foot: String
  }

  var open: String
  var header: String
  var sections: [Section]
  var footer: String

  /// Creates the document of an element that contains a page.
  init(main: String) {
    let children = HTML.children(of: main)
    open = HTML.tag(of: main)
    header = children.first ?? ""
    footer = children.last ?? ""
    sections = children.dropFirst().dropLast().map(Section.init)
  }
}

extension ReferenceDOM.Section {
  init(_ element: String) {
    let children = HTML.children(of: element)
    open = HTML.tag(of: element)
    head = children[0]
    list = HTML.tag(of: children[1])
    rows = HTML.children(of: children[1])
    // The links for browsers without a script are before it.
    foot = children[children.count - 1]
  }

  /// Numbers the rows like the client.
  mutating func number() {
    func attribute(_ name: String) -> Int? {
      open.components(separatedBy: " \(name)=\"").dropFirst().first
        .flatMap { Int($0.prefix { $0 != "\"" }) }
    }
    let (total, first, pin) = (
      attribute("data-count"), attribute("data-first"), attribute("data-pinned")
    )
    for index in rows.indices {
      let tag = HTML.tag(of: rows[index])
      let bare = String(tag.dropLast()).components(separatedBy: " aria-setsize=")[0]
      let inner = rows[index].dropFirst(tag.count)
      rows[index] = bare + ">" + inner
      guard let total, let first else { continue }
      var position = first + index
      if let pin, pin < first { position = index == 0 ? pin : position - 1 }
      if let pin, pin >= first, index == rows.count - 1 { position = pin }
      let mark = " aria-setsize=\"\(total)\" aria-posinset=\"\(position + 1)\">"
      rows[index] = bare + mark + inner
    }
  }
}

extension ReferenceDOM {
  /// Applies the members of a message like the client.
  mutating func apply(_ message: [String: Any]) {
    if let html = message["page"] as? String {
      self = ReferenceDOM(main: html)
      return
    }
    edit(Edits(message["edit"] as? [String: Any] ?? [:]))
    if let page = message["attributes"] as? String { open = HTML.tag(of: page) }
    for item in Edits.list(message["slices"]) {
      sections[item.number(0)].open = HTML.tag(of: item.text(1))
    }
    for item in Edits.list(message["updatedRows"]) {
      sections[item.number(0)].rows[item.number(1)] = item.text(2)
    }
    if let item = message["updatedPageHeader"] as? [Any] {
      (header, footer) = (item.text(0), item.text(1))
    }
    for item in Edits.list(message["updatedHeaders"]) {
      sections[item.number(0)].head = item.text(1)
      sections[item.number(0)].foot = item.text(2)
    }
    for item in Edits.list(message["updatedSections"]) {
      sections[item.number(0)] = Section(item.text(1))
    }
    for index in sections.indices { sections[index].number() }
  }

  private mutating func edit(_ edits: Edits) {
    var old = sections
    var placed: [(section: Int, row: Int, html: String)] = edits.rowMoves.map {
      ($0.number(2), $0.number(3), old[$0.number(0)].rows[$0.number(1)])
    }
    let leaving = edits.rowDeletes + edits.rowMoves
    for position in leaving.sorted(by: {
      ($0.number(0), $0.number(1)) > ($1.number(0), $1.number(1))
    }) {
      old[position.number(0)].rows.remove(at: position.number(1))
    }
    var arriving = edits.sectionMoves.map { ($0.number(1), old[$0.number(0)]) }
    for insert in edits.sectionInserts {
      arriving.append((insert.number(0), Section(insert.text(1))))
    }
    let gone = Set(edits.sectionDeletes + edits.sectionMoves.map { $0.number(0) })
    var order = old.indices.filter { !gone.contains($0) }.map { old[$0] }
    for (position, section) in arriving.sorted(by: { $0.0 < $1.0 }) {
      order.insert(section, at: position)
    }
    placed += edits.rowInserts.map { ($0.number(0), $0.number(1), $0.text(2)) }
    for row in placed.sorted(by: { ($0.section, $0.row) < ($1.section, $1.row) }) {
      order[row.section].rows.insert(row.html, at: row.row)
    }
    sections = order
  }
}

extension ReferenceDOM {
  /// Returns the first difference to another page, for messages.
  func difference(from other: ReferenceDOM) -> String {
    func parts(_ page: ReferenceDOM) -> [String] {
      let sections = page.sections.enumerated().flatMap { position, section in
        ["section \(position): \(section.open)\(section.head)\(section.list)"] + section.rows
          + [section.foot]
      }
      return [page.open, page.header] + sections + [page.footer]
    }
    let (expected, observed) = (parts(self), parts(other))
    let position = zip(expected, observed).prefix { $0 == $1 }.count
    func part(_ parts: [String]) -> String {
      parts.indices.contains(position) ? parts[position] : "nothing"
    }
    return "part \(position)\nobserved: \(part(observed))\nexpected: \(part(expected))"
  }
}

/// The edits of a message.
private struct Edits {
  let sectionDeletes: [Int]
  let sectionMoves: [[Any]]
  let sectionInserts: [[Any]]
  let rowDeletes: [[Any]]
  let rowMoves: [[Any]]
  let rowInserts: [[Any]]

  init(_ message: [String: Any]) {
    sectionDeletes = (message["deletedSections"] as? [Any] ?? []).compactMap {
      ($0 as? NSNumber)?.intValue
    }
    sectionMoves = Self.list(message["movedSections"])
    sectionInserts = Self.list(message["insertedSections"])
    rowDeletes = Self.list(message["deletedRows"])
    rowMoves = Self.list(message["movedRows"])
    rowInserts = Self.list(message["insertedRows"])
  }

  static func list(_ value: Any?) -> [[Any]] { value as? [[Any]] ?? [] }
}

extension [Any] {
  fileprivate func number(_ index: Int) -> Int { (self[index] as? NSNumber)?.intValue ?? -1 }
  fileprivate func text(_ index: Int) -> String { self[index] as? String ?? "" }
}
