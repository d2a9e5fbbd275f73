// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// The form of a served document, read as a browser without a script does.
enum Form {
  /// Returns the body of a request that presses a switch, or `nil` if the document has no such switch.
  static func press(_ label: String, in document: String) -> String? {
    guard let session = attribute("data-session", of: document[...]),
      let tag = tag(labeled: label, in: document), let event = attribute("value", of: tag[...])
    else { return nil }
    let fields = ["session": session, "screen": "1", "number": "1", "event": event]
    return fields.map { "\($0.key)=\(escaped($0.value))" }.joined(separator: "&")
  }

  /// Returns the tag whose name for screen readers is a label, or `nil`.
  static func tag(labeled label: String, in document: String) -> String? {
    guard let found = document.range(of: "aria-label=\"\(label)\""),
      let start = document[..<found.lowerBound].lastIndex(of: "<"),
      let end = document[found.upperBound...].firstIndex(of: ">")
    else { return nil }
    return String(document[start...end])
  }

  /// Returns the classes of the row with a text, or `nil` if the document has no such row.
  static func classesOfRow(saying text: String, in document: String) -> String? {
    guard let found = document.range(of: ">\(text)<"),
      let start = document[..<found.lowerBound].range(of: "<li", options: .backwards)
    else { return nil }
    return attribute("class", of: document[start.lowerBound..<found.lowerBound])
  }

  private static func attribute(_ name: String, of text: Substring) -> String? {
    guard let start = text.range(of: " \(name)=\"")?.upperBound,
      let end = text[start...].firstIndex(of: "\"")
    else { return nil }
    return String(text[start..<end]).replacing("&amp;", with: "&").replacing("&quot;", with: "\"")
  }

  private static func escaped(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }
}
