// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import RowhouseWeb

/// What a browser sends when the user does something: a form.
struct EventForm: Hashable {
  /// The token of the session, where the path does not name it.
  let session: String?
  /// The number of the screen that the user saw.
  let screen: Int
  /// The number of the event.
  let number: Int
  /// What the user did.
  let event: String
  /// What the client shows; nothing if it wants no frames.
  let version: Int?

  /// What stands in the fields of the page, by their names; none where a script sends events.
  let fields: [String: String]

  /// The most fields of a form.
  static let fieldLimit = 1_000

  /// Reads a form, or gives nothing for what is none.
  init?(_ body: some Sequence<UInt8>) {
    // By bytes: whole characters are costly to find, and the signs of a form are single bytes.
    let items = Array(body).split(separator: UInt8(ascii: "&"), maxSplits: Self.fieldLimit)
    guard items.count <= Self.fieldLimit else { return nil }
    var (session, screen, number, event, version): (String?, String?, String?, String?, String?)
    var fields: [String: String] = [:]
    var others: Set<String> = []
    for item in items {
      guard let equals = item.firstIndex(of: UInt8(ascii: "=")),
        let name = Percent.decoded(item[..<equals], readsPlus: true),
        let value = Percent.decoded(item[(equals + 1)...], readsPlus: true)
      else { return nil }
      let old: String?
      switch name {
      case "session": (old, session) = (session, value)
      case "screen": (old, screen) = (screen, value)
      case "number": (old, number) = (number, value)
      case "event": (old, event) = (event, value)
      case "v": (old, version) = (version, value)
      case _ where name.hasPrefix("text/"): old = fields.updateValue(value, forKey: name)
      default: old = others.insert(name).inserted ? nil : value
      }
      // No field is said twice.
      guard old == nil else { return nil }
    }
    guard let screen = screen.flatMap({ Int($0) }), let number = number.flatMap({ Int($0) }),
      let event
    else { return nil }
    self.session = session
    self.screen = screen
    self.number = number
    self.event = event
    self.fields = fields
    self.version = version.flatMap { Int($0) }
    if version != nil, self.version == nil { return nil }
  }
}
#endif
