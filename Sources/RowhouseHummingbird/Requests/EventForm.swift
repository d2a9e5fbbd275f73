// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import RowhouseWeb

/// The form in which a browser sends an event of the user.
struct EventForm: Hashable {
  /// The token of the session, or `nil` if the form does not contain it.
  let session: String?
  /// The event.
  let event: PostedEvent
}

extension EventForm {
  /// The maximum number of fields.
  static let fieldLimit = 1_000

  /// Reads a form, or returns `nil` if it is none, contains a name twice, or has too many fields.
  ///
  /// `URLEncodedFormDecoder` of Hummingbird is not used because it ignores items without an equals sign,
  /// reads brackets in names as arrays, and sets no limit to the number of fields.
  init?(_ body: some Sequence<UInt8>) {
    // By bytes: finding whole characters is slow, and the separators of a form are single bytes.
    let items = Array(body).split(separator: UInt8(ascii: "&"), maxSplits: Self.fieldLimit)
    guard items.count <= Self.fieldLimit else { return nil }
    var values: [String: String] = [:]
    for item in items {
      guard let equals = item.firstIndex(of: UInt8(ascii: "=")),
        let name = Percent.decoded(item[..<equals], readsPlus: true),
        let value = Percent.decoded(item[(equals + 1)...], readsPlus: true),
        values.updateValue(value, forKey: name) == nil
      else { return nil }
    }
    guard let event = values["event"], let number = values["number"].flatMap({ Int($0) }),
      let screen = values["screen"].flatMap({ Int($0) })
    else { return nil }
    let version = values["version"].flatMap { Int($0) }
    if values["version"] != nil, version == nil { return nil }
    session = values["session"]
    self.event = PostedEvent(
      WebEvent(event), number: number, screen: screen, version: version,
      fields: values.filter { $0.key.hasPrefix("value/") })
  }
}
#endif
