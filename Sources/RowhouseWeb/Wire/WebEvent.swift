// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

/// What a browser says that the user did.
///
/// It is a path of percent-encoded parts, so that a button of a form can send it without a script:
/// `tap/SECTION/ROW`, `change/SECTION/ROW/CONTROL/1`, `text/SECTION/ROW/CONTROL/TEXT`,
/// `action/SECTION/ROW/PLACE/POSITION/TITLE`, `insert/SECTION/ROW`, `up/SECTION/ROW`,
/// `down/SECTION/ROW`, `refresh`, `answer/DIALOG/ACTION`, `rows/SECTION/FIRST/COUNT`,
/// `rows/SECTION/FIRST/COUNT/FROM/PIN`, `back`, `fields`.
enum WebEvent: Hashable, Sendable {
  case row(RowAddress, HostEvent)
  /// The user wants to move a row up or down.
  case move(RowAddress, by: Int)
  /// The user wants the page to be brought up to date.
  case refresh
  case answer(DialogID, action: Int?)
  /// The browser wants to hold other rows of a section.
  case rows(section: String, WantedRows)
  case back
  /// Nothing but what was typed into fields, which comes beside it.
  case fields
}

extension WebEvent {
  /// The most bytes that an event may have.
  static let limit = 65_536

  /// More parts than any event has.
  private static let partLimit = 6

  /// Reads an event, or gives nothing for what is none.
  init?(_ path: String) {
    guard path.utf8.count <= Self.limit else { return nil }
    var parts: [String] = []
    parts.reserveCapacity(Self.partLimit)
    var path = path
    // By bytes: whole characters are costly to find, and the signs of a path are single bytes.
    let isRight = path.withUTF8 { bytes in
      var rest = bytes[...]
      while parts.count < Self.partLimit {
        let end = rest.firstIndex(of: UInt8(ascii: "/"))
        let part = UnsafeBufferPointer(rebasing: rest[..<(end ?? rest.endIndex)])
        guard let part = Percent.decoded(part) else { return false }
        parts.append(part)
        guard let end else { return true }
        rest = rest[(end + 1)...]
      }
      return false
    }
    guard isRight else { return nil }
    self.init(parts: parts)
  }

  /// What was typed into a field of a form, or nothing if that is what stood there.
  ///
  /// - Parameters:
  ///   - name: The name of the field: its event, with a mark of what stood there as the text.
  ///   - text: What stands there now.
  init?(field name: String, text: String) {
    guard let cut = name.lastIndex(of: "/"), name.hasPrefix("text/") else { return nil }
    // Forms are sent with the line breaks of the internet.
    let text = text.replacing("\r\n", with: "\n")
    guard name[cut...].dropFirst() != FieldInput.mark(of: text) else { return nil }
    self.init("\(name[...cut])\(Percent.encoded(text))")
  }

  private init?(parts: [String]) {
    func address() -> RowAddress { RowAddress(section: parts[1], row: parts[2]) }
    switch (parts.first, parts.count) {
    case ("back", 1): self = .back
    case ("fields", 1): self = .fields
    case ("text", 5): self = .row(address(), .change(ControlID(parts[3]), .text(parts[4])))
    case ("tap", 3): self = .row(address(), .tap)
    case ("accessory", 3): self = .row(address(), .accessory)
    case ("delete", 3): self = .row(address(), .delete)
    case ("insert", 3): self = .row(address(), .insert)
    case ("up", 3): self = .move(address(), by: -1)
    case ("down", 3): self = .move(address(), by: 1)
    case ("refresh", 1): self = .refresh
    case ("action", 6):
      guard let place = RowActionPlace(name: parts[3]), let index = Int(parts[4]), index >= 0
      else { return nil }
      let action = RowActionReference(place, title: parts[5], index: index)
      self = .row(address(), .action(action))
    case ("press", 4): self = .row(address(), .change(ControlID(parts[3]), .pressed))
    case ("change", 5):
      guard ["0", "1"].contains(parts[4]) else { return nil }
      self = .row(address(), .change(ControlID(parts[3]), .isOn(parts[4] == "1")))
    case ("rows", 4...6):
      guard let rows = WantedRows(parts[2...]) else { return nil }
      self = .rows(section: parts[1], rows)
    case ("answer", 2):
      guard let number = Int(parts[1]) else { return nil }
      self = .answer(DialogID(number: number), action: nil)
    case ("answer", 3):
      guard let number = Int(parts[1]), let action = Int(parts[2]) else { return nil }
      self = .answer(DialogID(number: number), action: action)
    default: return nil
    }
  }
}

extension RowActionPlace {
  /// The place in events.
  var name: String {
    switch self {
    case .leading: "leading"
    case .trailing: "trailing"
    case .menu: "menu"
    }
  }

  fileprivate init?(name: String) {
    guard let place = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = place
  }
}
