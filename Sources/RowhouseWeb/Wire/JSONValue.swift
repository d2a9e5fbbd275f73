// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A value that can be written as JSON.
protocol JSONValue {
  func write(to writer: inout JSONWriter)
}

extension Int: JSONValue {
  func write(to writer: inout JSONWriter) { writer.bytes.append(String(self)) }
}

extension String: JSONValue {
  func write(to writer: inout JSONWriter) {
    var text = self
    text.withUTF8 { writer.quote($0) }
  }
}

extension Markup: JSONValue {
  func write(to writer: inout JSONWriter) { bytes.withBuffer { writer.quote($0) } }
}

extension Array: JSONValue where Element: JSONValue {
  func write(to writer: inout JSONWriter) {
    writer.open("[")
    for value in self { writer.element(value) }
    writer.close("]")
  }
}
