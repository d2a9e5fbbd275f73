// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import RowhouseWeb

/// The form with which a browser sends an event.
struct EventForm: Hashable {
  /// The token of the session.
  let session: String
  let event: PostedEvent
  /// True if the form was sent without a script by a page without an address, to the address of another page.
  let isLower: Bool
}

extension EventForm {
  /// The beginnings of the names of fields: those of rows, and those of dialogs.
  private static let fieldPrefixes = ["value/", "text/", "secret/"]

  /// Reads the fields of a form, or returns `nil` if one is missing or malformed.
  init?(_ fields: [String: String], file: [UInt8]? = nil) {
    guard let session = fields["session"], let event = fields["event"],
      let number = fields["number"].flatMap({ Int($0) }),
      let screen = fields["screen"].flatMap({ Int($0) })
    else { return nil }
    let version = fields["version"].flatMap { Int($0) }
    if fields["version"] != nil, version == nil { return nil }
    self.session = session
    isLower = fields["lower"] != nil
    self.event = PostedEvent(
      WebEvent(event), number: number, screen: screen, version: version,
      fields: fields.filter { name, _ in Self.fieldPrefixes.contains(where: name.hasPrefix) },
      file: file)
  }
}
#endif
