// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// An event that a browser has posted.
package struct PostedEvent: Hashable, Sendable {
  /// The event, or `nil` if the browser sent something else.
  package let event: WebEvent?
  /// The number of the event, which is greater than that of any previous event.
  package let number: Int
  /// The number of the screen that the user saw.
  package let screen: Int
  /// The version that the client shows, or `nil` if it requests no messages.
  package let version: Int?
  /// The texts of the fields of a form that was sent without a script, by the names of the fields.
  package let fields: [String: String]
  /// The contents of the file that was sent without a script, or `nil` if there is none.
  package let file: [UInt8]?

  package init(
    _ event: WebEvent?, number: Int, screen: Int, version: Int? = nil,
    fields: [String: String] = [:], file: [UInt8]? = nil
  ) {
    self.event = event
    self.number = number
    self.screen = screen
    self.version = version
    self.fields = fields
    self.file = file
  }

  /// A hash of what the user has sent, which is equal if the browser sends the form again.
  var formHash: Int {
    var hasher = Hasher()
    hasher.combine(event)
    hasher.combine(screen)
    hasher.combine(fields)
    hasher.combine(file)
    return hasher.finalize()
  }
}
