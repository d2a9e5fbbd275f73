// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension PagesDocumentReader {
  /// The types of rows in the schema.
  static let rowTypes = [
    "toggle", "choice", "radio", "value", "field", "slider", "page", "address", "button", "date",
    "list", "text",
  ]

  /// The members of rows in the schema.
  static let rowMembers = [
    "type", "title", "subtitle", "subtitles", "image", "key", "default", "on", "off", "checkmark",
    "choices", "choiceFooter", "quick", "placeholder", "secure", "lines", "keyboard", "capitals",
    "correction", "contentType", "minimum", "maximum", "page", "address", "mode", "item", "adding",
    "deletable",
  ]

  /// Reports members whose name is almost one of the schema.
  ///
  /// Other unknown members belong to the program that has written the document.
  mutating func reportMisspelled(_ members: [String: SettingsValue], among known: [String]) {
    for name in members.keys.sorted() where !known.contains(name) {
      // Many words differ from a name such as `on` in one letter only.
      let similar = known.filter { $0.count > 3 || $0 == name.lowercased() }
      guard let suggestion = SpellingRules.suggestion(for: name, among: similar) else { continue }
      at(place.member(name)) { $0.report(.unknownKey(name, suggestion: suggestion)) }
    }
  }

  /// Returns a member, or `nil` if it is missing or null.
  ///
  /// Reports a member of a different type.
  mutating func member<Value>(
    _ name: String, of members: [String: SettingsValue], _ type: String,
    _ read: (SettingsValue) -> Value?
  ) -> Value? {
    guard let member = members[name], member != .null else { return nil }
    if let value = read(member) { return value }
    at(place.member(name)) { $0.report(.wrongMember(expected: type, found: member.typeName)) }
    return nil
  }

  mutating func text(_ name: String, of members: [String: SettingsValue]) -> String? {
    member(name, of: members, "string", \.text)
  }

  /// Returns the text of a member, and reports a text that is none of the allowed ones.
  mutating func option(
    _ name: String, of members: [String: SettingsValue], among allowed: [String]
  ) -> String? {
    let option = text(name, of: members)
    if let option, !allowed.contains(option) {
      at(place.member(name)) { $0.report(.unknownOption(name, option, allowed: allowed)) }
    }
    return option
  }

  mutating func contentType(_ members: [String: SettingsValue]) -> String? {
    let type = text("contentType", of: members)
    if let type, SettingsField.content(named: type) == nil, !SettingsField.isForeignContent(type) {
      at(place.member("contentType")) {
        $0.report(.unknownOption("contentType", type, allowed: []))
      }
    }
    return type
  }

  mutating func isTrue(_ name: String, of members: [String: SettingsValue]) -> Bool {
    member(name, of: members, "Boolean", \.truth) ?? false
  }

  /// Reads the dictionaries of an array, and reports other elements.
  mutating func elements<Element>(
    _ name: String, of members: [String: SettingsValue],
    _ read: (inout PagesDocumentReader, [String: SettingsValue], Int) -> Element
  ) -> [Element] {
    let values = member(name, of: members, "array", \.elements) ?? []
    let list = place.member(name)
    var elements: [Element] = []
    for (number, element) in values.enumerated() {
      at(list.element(number)) { reader in
        if let members = element.members {
          elements.append(read(&reader, members, number))
        } else {
          reader.report(.noSpecifier(found: element.typeName))
        }
      }
    }
    return elements
  }
}
