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
    guard let fields = Self.fields(body), let screen = Int(fields["screen"] ?? ""),
      let number = Int(fields["number"] ?? ""), let event = fields["event"]
    else { return nil }
    self.screen = screen
    self.number = number
    self.event = event
    session = fields["session"]
    self.fields = fields.filter { $0.key.hasPrefix("text/") }
    version = fields["v"].flatMap { Int($0) }
    if fields["v"] != nil, version == nil { return nil }
  }

  private static func fields(_ body: some Sequence<UInt8>) -> [String: String]? {
    // By bytes: whole characters are costly to find, and the signs of a form are single bytes.
    let items = Array(body).split(separator: UInt8(ascii: "&"), maxSplits: fieldLimit)
    guard items.count <= fieldLimit else { return nil }
    var fields: [String: String] = [:]
    for item in items {
      guard let equals = item.firstIndex(of: UInt8(ascii: "=")),
        let name = Percent.decoded(item[..<equals], readsPlus: true),
        let value = Percent.decoded(item[(equals + 1)...], readsPlus: true),
        fields.updateValue(value, forKey: name) == nil
      else { return nil }
    }
    return fields
  }
}
#endif
