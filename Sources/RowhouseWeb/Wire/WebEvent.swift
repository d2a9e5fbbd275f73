// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import RowhouseHosting
package import RowhouseModel

/// A user event in a browser.
///
/// Its text is a path of percent-encoded parts, so that a button of a form can send it without a
/// script: `tap/SECTION/ROW`, `value/SECTION/ROW/CONTROL/TYPE/VALUE`,
/// `action/SECTION/ROW/PLACE/POSITION/TITLE`, `action/SECTION/ROW/menu/POSITION/MENU/TITLE` with the titles of all menus that
/// contain the action, `insert/SECTION/ROW`, `up/SECTION/ROW`,
/// `down/SECTION/ROW`, `move/SECTION/ROW/SECTION`, `move/SECTION/ROW/SECTION/ROW`, `refresh`, `answer/DIALOG/ACTION`, `text/DIALOG/TEXT`, `secret/DIALOG/TEXT`, `rows/SECTION/FIRST/COUNT`,
/// `rows/SECTION/FIRST/COUNT/FROM/PIN`, `highlight/SECTION/ROW/1`, `prefetch/SECTION/ROW,ROW`,
/// `cancel/SECTION/ROW,ROW`, `more/SECTION/ROW`, `scroll/offset/POINTS`, `scroll/begin`, `scroll/end`, `scroll/rest`,
/// `scroll/top`, `header/SECTION`, `end/SECTION/ROW`, `submit/SECTION/ROW`, `picture/DIALOG`, `picture/DIALOG/BASE64URL`, `back`, `fields`.
package enum WebEvent: Hashable, Sendable {
  case row(RowAddress, HostEvent)
  /// A request to move a row.
  case move(RowAddress, Destination)
  /// A request to refresh the page.
  case refresh
  case answer(DialogID, action: Int?)
  /// The text that the user has typed into the field of a dialog.
  case text(DialogID, String)
  /// The picture that the user has chosen in a dialog, or `nil` if it is in the form.
  case picture(DialogID, PictureData?)
  /// A request by the browser for other rows of a section.
  case rows(section: String, SliceRequest)
  /// A press of the button in the header of a section.
  case headerButton(section: String)
  /// A report that the user is scrolling the page.
  case scroll(ScrollEvent)
  /// A report of rows to prefetch, or of canceled prefetching.
  case prefetch(section: String, rows: [Int], isCancelled: Bool)
  /// A report that a row that loads more rows is visible, or a press of its button.
  case more(RowAddress)
  case back
  /// No event, but only the typed text that is sent with it.
  case fields

  /// The place to which the user moves a row.
  package enum Destination: Hashable, Sendable {
    /// One position down (1) or up (-1).
    case step(Int)
    /// The first position of a section.
    case beginning(ofSection: String)
    /// The position behind another row, which the user sees above the moved one.
    case behind(RowAddress)
  }
}

extension WebEvent {
  /// The maximum number of bytes of an event, in which a code unit of the text of a field has up to 9 bytes.
  static let limit = 1_048_576

  /// The maximum number of parts of an event, which include the menus that contain an action.
  private static let partLimit = 64

  /// Creates an event from its text, or returns `nil` if the text is not an event.
  package init?(_ path: String) {
    guard let parts = Self.parts(of: path) else { return nil }
    self.init(parts: parts)
  }

  /// Returns the parts of an event or of the name of a field, or `nil` if the text is neither.
  static func parts(of path: String) -> [String]? {
    guard path.utf8.count <= Self.limit else { return nil }
    var parts: [String] = []
    parts.reserveCapacity(6)
    var path = path
    // Reads bytes, because finding whole characters is slow and the separators of a path are single
    // bytes.
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
    return isRight ? parts : nil
  }

  private init?(parts: [String]) {
    func address() -> RowAddress { RowAddress(section: parts[1], row: parts[2]) }
    switch (parts.first, parts.count) {
    case ("back", 1): self = .back
    case ("fields", 1): self = .fields
    case ("value", 6):
      guard let value = ControlValue(webType: parts[4], text: parts[5]) else { return nil }
      self = .row(address(), .change(ControlID(parts[3]), value))
    case ("tap", 3): self = .row(address(), .tap)
    case ("accessory", 3): self = .row(address(), .accessory)
    case ("highlight", 4):
      guard ["0", "1"].contains(parts[3]) else { return nil }
      self = .row(address(), .highlight(parts[3] == "1"))
    case ("end", 3): self = .row(address(), .didEndEditing)
    case ("submit", 3): self = .row(address(), .submit)
    case ("delete", 3): self = .row(address(), .delete)
    case ("insert", 3): self = .row(address(), .insert)
    case ("up", 3): self = .move(address(), .step(-1))
    case ("down", 3): self = .move(address(), .step(1))
    case ("move", 4): self = .move(address(), .beginning(ofSection: parts[3]))
    case ("move", 5):
      self = .move(address(), .behind(RowAddress(section: parts[3], row: parts[4])))
    case ("more", 3): self = .more(address())
    case ("refresh", 1): self = .refresh
    case ("action", 6...):
      guard let group = RowActionGroup.allCases.first(where: { $0.name == parts[3] }),
        let index = Int(parts[4]), index >= 0
      else { return nil }
      let titles = parts[5...]
      let action = RowActionReference(
        group, title: titles.last ?? "", menus: Array(titles.dropLast()), index: index)
      self = .row(address(), .action(action))
    case ("header", 2): self = .headerButton(section: parts[1])
    case ("rows", 4...6):
      guard let rows = SliceRequest(parts[2...]) else { return nil }
      self = .rows(section: parts[1], rows)
    case ("scroll", 2...3):
      guard let event = ScrollEvent(parts[1...]) else { return nil }
      self = .scroll(event)
    case ("prefetch", 3), ("cancel", 3):
      let rows = parts[2].split(separator: ",").map { Int($0) ?? -1 }
      guard !rows.isEmpty, rows.count <= RowSlice.limit + 1, rows.allSatisfy({ $0 >= 0 }) else {
        return nil
      }
      self = .prefetch(section: parts[1], rows: rows, isCancelled: parts[0] == "cancel")
    case ("picture", 2):
      guard let number = Int(parts[1]) else { return nil }
      self = .picture(DialogID(number: number), nil)
    case ("picture", 3):
      guard let number = Int(parts[1]), let bytes = Base64.bytes(ofURLText: parts[2]),
        let picture = try? PictureData(bytes)
      else { return nil }
      self = .picture(DialogID(number: number), picture)
    case ("text", 3), (ControlValue.secretType, 3):
      guard let number = Int(parts[1]) else { return nil }
      self = .text(DialogID(number: number), parts[2])
    case ("answer", 2...3):
      let numbers = parts.dropFirst().compactMap { Int($0) }
      guard numbers.count == parts.count - 1 else { return nil }
      self = .answer(DialogID(number: numbers[0]), action: numbers.dropFirst().first)
    default: return nil
    }
  }
}

extension WebEvent {
  /// True if the event is a press of a button or a row.
  var isPress: Bool {
    switch self {
    case .row(_, .tap), .row(_, .change(_, .pressed)), .headerButton: true
    case .row, .move, .refresh, .answer, .text, .picture, .rows, .scroll, .prefetch, .more, .back,
      .fields:
      false
    }
  }
}

extension ScrollEvent {
  /// Creates a report of scrolling, or returns `nil` if the text is not such a report.
  fileprivate init?(_ parts: ArraySlice<String>) {
    switch (parts.first, parts.count) {
    case ("offset", 2):
      guard let offset = parts.last.flatMap({ Int($0) }) else { return nil }
      self = .didScroll(offset: Double(offset))
    case ("begin", 1): self = .willBeginDragging
    // Browsers report the end of scrolling, but not whether scrolling continues after the finger
    // was lifted.
    case ("end", 1): self = .didEndDragging(decelerates: true)
    case ("rest", 1): self = .didEndDecelerating
    case ("top", 1): self = .didScrollToTop
    default: return nil
    }
  }
}

extension RowActionGroup {
  /// The name that events contain.
  var name: String {
    switch self {
    case .leading: "leading"
    case .trailing: "trailing"
    case .menu: "menu"
    }
  }
}
