// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Buttons that send an event, even without a script.
extension Markup {
  /// Opens a button with additional attributes.
  mutating func openButton(sending event: [String], _ attributes: [Attribute] = []) {
    let sending: [Attribute] = [
      .named("type", "submit"), .named("name", "event"), .path("value", event),
    ]
    open("button", sending + attributes)
  }

  /// Writes a button with content.
  mutating func button(
    sending event: [String], _ attributes: [Attribute], content: (inout Markup) -> Void = { _ in }
  ) {
    openButton(sending: event, attributes)
    content(&self)
    close("button")
  }

  /// Writes a button with text.
  mutating func button(sending event: [String], _ attributes: [Attribute] = [], text: String) {
    button(sending: event, attributes) { $0.write(text) }
  }
}
