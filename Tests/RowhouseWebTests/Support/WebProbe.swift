// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Rowhouse
import RowhouseTesting

@testable import RowhouseWeb

/// A web host under test, without a browser: it applies messages to a document like the client, reads
/// the shown page from the markup, and sends the events of its buttons and fields.
@MainActor
final class WebProbe: HostProbe {
  private var session: WebSession?
  private var dom = ReferenceDOM(main: "<main></main>")
  private var title = ""
  private var bar = ""
  /// The position of the row that was last scrolled into view.
  private var scrolled: [Int] = []
  /// The row that has the focus.
  private var focused: RowIndexPath?
  /// The field in which Return was pressed, until another row gets the focus.
  private var edited: (name: String, indexPath: RowIndexPath)?
  private var version = 0

  func makeDriver(diagnostics: DiagnosticsHandler) -> PageDriver {
    let session = WebSession(token: "t", path: "/", diagnostics: diagnostics) { _ in
      ListPage("", [String]())
    }
    self.session = session
    _ = session.document(client: "1")
    dom = ReferenceDOM(main: session.mainMarkup().text)
    bar = session.barMarkup().text
    version = session.version
    return session.top.driver ?? PageDriver(host: StrictTableHost())
  }

  func finishUpdates() {
    session?.performRowRequests()
    follow()
  }

  func shown() -> ShownPage {
    follow()
    return ShownPage(
      title: title,
      sections: dom.sections.map { section in
        ShownSection(
          header: texts(section.head), footer: texts(section.foot),
          rows: section.rows.map { ShownRow(html: $0) })
      })
  }

  func tap(at indexPath: RowIndexPath) {
    press(at: indexPath) { $0.classes.contains("row-button") }
  }

  func change(_ control: ControlID, to value: ControlValue, at indexPath: RowIndexPath) {
    switch value {
    case .pressed, .isOn: press(at: indexPath) { $0["data-control"] == control.name }
    case .text, .number, .option, .date, .color:
      let text = if case .number = value { value.digits } else { value.webParts.text }
      guard
        let tag = row(at: indexPath).first(where: { $0["data-control"] == control.name })
      else { return }
      guard let name = tag["name"], let cut = name.lastIndex(of: "/") else {
        return press(at: indexPath) { $0["data-option"] == text }
      }
      send("\(name[...cut])\(Percent.encoded(text))")
      if case .text = value { leaveField(name, at: indexPath) }
    }
  }

  /// Sends the end of editing of a field as the client does, if its row is marked.
  private func leaveField(_ name: String, at indexPath: RowIndexPath) {
    guard row(at: indexPath).first(where: { $0.name == "li" })?["data-ends"] != nil else { return }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    send("end/\(parts[1])/\(parts[2])")
  }
}

extension WebProbe {
  /// Applies the messages since the last call.
  private func follow() {
    for message in session?.messages(after: version) ?? [] {
      version = message.version
      guard let members = try? message.members() else { continue }
      dom.apply(members)
      title = members["title"] as? String ?? title
      scrolled = (members["scrollTo"] as? [Any] ?? []).compactMap { ($0 as? NSNumber)?.intValue }
      bar = members["bar"] as? String ?? bar
      if let selector = members["focus"] as? String { focused = row(of: selector) }
    }
    if let (name, indexPath) = edited, focused != indexPath {
      edited = nil
      leaveField(name, at: indexPath)
    }
  }

  private func row(at indexPath: RowIndexPath) -> [HTMLTag] {
    follow()
    guard dom.sections.indices.contains(indexPath.section),
      dom.sections[indexPath.section].rows.indices.contains(indexPath.row)
    else { return [] }
    return HTMLTag.all(in: dom.sections[indexPath.section].rows[indexPath.row])
  }

  private func press(at indexPath: RowIndexPath, _ isMeant: (HTMLTag) -> Bool) {
    if let event = row(at: indexPath).first(where: isMeant)?["value"] { send(event) }
  }

  private func send(_ event: String) {
    guard let session else { return }
    _ = session.receive(event, number: session.nextEvent, screen: session.top.number)
    follow()
  }

  private func texts(_ head: String) -> [String] {
    HTMLTag.all(in: head).map(\.text).filter { !$0.isEmpty }
  }
}

extension WebProbe: ShortcutProbe {
  func press(_ shortcut: KeyboardShortcut) {
    follow()
    for (section, shown) in dom.sections.enumerated() {
      for (row, html) in shown.rows.enumerated() {
        // A browser ignores the access key of a disabled button.
        let key = HTMLTag.all(in: html)
          .first { $0["accesskey"] == "\(shortcut.key)" && $0["disabled"] == nil }
        guard let key else { continue }
        // The access key of a label focuses its field.
        guard let event = key["value"] else {
          focused = RowIndexPath(section: section, row: row)
          return
        }
        return send(event)
      }
    }
  }
}

extension WebProbe: HeaderProbe {
  func pressHeaderButton(ofSection section: Int) {
    follow()
    let button = HTMLTag.all(in: dom.sections[section].head).first { $0.name == "button" }
    if let event = button?["value"] { send(event) }
  }
}

extension WebProbe: ActionProbe {
  func actions(_ group: RowActionGroup, at indexPath: RowIndexPath) -> [String] {
    let tags = row(at: indexPath)
    return tags.indices.filter { tags[$0].isAction(in: group) }
      .map { start in tags[start...].first { $0.name == "span" }?.text ?? "" }
  }

  func chooseAction(_ index: Int, _ group: RowActionGroup, at indexPath: RowIndexPath) {
    let actions = row(at: indexPath).filter { $0.isAction(in: group) }
    if let event = actions[index]["value"] { send(event) }
  }

  func delete(at indexPath: RowIndexPath) {
    press(at: indexPath) { $0.classes.contains("delete") }
  }

  func insert(at indexPath: RowIndexPath) {
    press(at: indexPath) { $0.classes.contains("insert") }
  }
}

extension WebProbe: MovingProbe {
  func move(at indexPath: RowIndexPath, to target: RowIndexPath) {
    let isUp = target < indexPath
    var current = indexPath
    while current != target, let row = rowKey(at: current) {
      press(at: current) { $0.classes.contains(isUp ? "up" : "down") }
      guard let next = self.indexPath(ofRow: row), next != current else { return }
      current = next
    }
  }
}

extension WebProbe {
  private func rowKey(at indexPath: RowIndexPath) -> String? {
    row(at: indexPath).first { $0.name == "li" }?["data-key"]
  }

  private func indexPath(ofRow key: String) -> RowIndexPath? {
    for (section, shown) in dom.sections.enumerated() {
      for row in shown.rows.indices {
        let indexPath = RowIndexPath(section: section, row: row)
        if rowKey(at: indexPath) == key { return indexPath }
      }
    }
    return nil
  }
}

extension WebProbe: RefreshingProbe {
  func refresh() {
    let button = HTMLTag.all(in: bar).first { $0.classes.contains("refresh") }
    if let event = button?["value"] { send(event) }
  }

  var showsRefreshing: Bool {
    HTMLTag.all(in: bar).contains { $0.classes.isSuperset(of: ["refresh", "busy"]) }
  }
}

extension WebProbe: ScrollingProbe {
  var navigator: Navigator { session?.navigator ?? Navigator() }

  func isInView(_ indexPath: RowIndexPath) -> Bool {
    follow()
    return scrolled == [indexPath.section, indexPath.row]
  }
}

extension WebProbe: FocusProbe {
  var focusedRow: RowIndexPath? {
    follow()
    return focused
  }

  func submit(_ text: String, at indexPath: RowIndexPath) {
    let tags = row(at: indexPath)
    guard let name = tags.first(where: { $0.classes.contains("field") })?["name"],
      let cut = name.lastIndex(of: "/")
    else { return }
    // No one can type into a field that is disabled.
    if tags.contains(where: { $0.classes.contains("field") && $0["disabled"] != nil }) { return }
    focused = indexPath
    // The client sends the text and Return before it applies a message that moves the focus.
    defer {
      edited = (name, indexPath)
      follow()
    }
    send("\(name[...cut])\(Percent.encoded(text))")
    guard tags.first(where: { $0.name == "li" })?["data-submits"] != nil else { return }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    send("submit/\(parts[1])/\(parts[2])")
  }

  /// Returns the row of a selector from a message, which contains the keys of its section and of itself.
  private func row(of selector: String) -> RowIndexPath? {
    for (section, shown) in dom.sections.enumerated() {
      for row in shown.rows.indices {
        let indexPath = RowIndexPath(section: section, row: row)
        guard let key = rowKey(at: indexPath) else { continue }
        let section = HTMLTag.all(in: shown.open).first?["data-key"] ?? ""
        if selector.contains("[data-key=\"\(section)\"]>ul>[data-key=\"\(key)\"]>") {
          return indexPath
        }
      }
    }
    return nil
  }
}

extension HTMLTag {
  fileprivate func isAction(in group: RowActionGroup) -> Bool {
    guard classes.contains("row-action"), let value = self["value"] else { return false }
    return value.split(separator: "/", omittingEmptySubsequences: false)[3] == group.name
  }
}

extension ControlValue {
  /// The number in the format of browsers.
  fileprivate var digits: String {
    guard case .number(let number) = self else { return "" }
    return number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
