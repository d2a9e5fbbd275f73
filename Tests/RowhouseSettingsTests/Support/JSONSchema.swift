// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseSettings

/// A JSON schema with the keywords that the schema of pages uses.
struct JSONSchema {
  private let root: SettingsValue

  init(_ root: SettingsValue) { self.root = root }

  /// Returns the paths at which a value does not follow the schema.
  func faults(in value: SettingsValue) -> [String] { faults(value, root, "$") }

  private func faults(_ value: SettingsValue, _ schema: SettingsValue, _ path: String) -> [String] {
    guard let rules = schema.members else { return [] }
    var faults: [String] = []
    if let name = rules["$ref"]?.text?.split(separator: "/").last.map(String.init),
      let target = root.members?["$defs"]?.members?[name]
    {
      faults += self.faults(value, target, path)
    }
    if let type = rules["type"]?.text, !Self.isType(type, value) {
      faults.append("\(path): no \(type)")
    }
    if let options = rules["enum"]?.elements, !options.contains(value) {
      faults.append("\(path): \(value) is not an option")
    }
    for name in rules["required"]?.elements ?? [] {
      if value.members?[name.shownText] == nil { faults.append("\(path): no \(name.shownText)") }
    }
    for (name, rule) in rules["properties"]?.members ?? [:] {
      if let member = value.members?[name] {
        faults += self.faults(member, rule, "\(path).\(name)")
      }
    }
    if let rule = rules["additionalProperties"], rule.members != nil {
      for (name, member) in value.members ?? [:] where rules["properties"]?.members?[name] == nil {
        faults += self.faults(member, rule, "\(path).\(name)")
      }
    }
    if let rule = rules["items"] {
      for (position, element) in (value.elements ?? []).enumerated() {
        faults += self.faults(element, rule, "\(path)[\(position)]")
      }
    }
    for rule in rules["allOf"]?.elements ?? [] { faults += self.faults(value, rule, path) }
    if let condition = rules["if"], self.faults(value, condition, path).isEmpty,
      let then = rules["then"]
    {
      faults += self.faults(value, then, path)
    }
    return faults
  }

  private static func isType(_ type: String, _ value: SettingsValue) -> Bool {
    switch type {
    case "object": value.members != nil
    case "array": value.elements != nil
    case "string": value.text != nil
    case "boolean": if case .bool = value { true } else { false }
    case "number": if case .bool = value { false } else { value.number != nil }
    case "integer": if case .integer = value { true } else { false }
    default: false
    }
  }
}
