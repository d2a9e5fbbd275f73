// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension SettingsDiagnostic.Kind {
  /// The mistake, as a sentence that contains the complete texts of the file.
  public var problem: String { problem { $0 } }

  /// Returns the mistake, as a sentence in which a closure transforms each text of the file.
  func problem(showing shown: (String) -> String) -> String {
    switch self {
    case .unreadable(let error): "The file cannot be read: \(shown("\(error)"))."
    case .fault(let error): "The file has a mistake: \(shown("\(error)"))."
    case .noPage(let found): "The file contains no dictionary, but a value of type \(found)."
    case .missingPage(let name): "There is no page “\(shown(name))”."
    case .noPageName: "The page has no name."
    case .repeatedPage(let name): "The name of the page, “\(shown(name))”, is repeated."
    case .noSpecifiers(let found):
      found.map { "PreferenceSpecifiers is not an array, but a value of type \($0)." }
        ?? "The file has no PreferenceSpecifiers."
    case .tooManySpecifiers(let count, let limit):
      "The page has \(count) specifiers, more than \(limit)."
    case .noSpecifier(let found): "The element is not a dictionary, but a value of type \(found)."
    case .noType: "The specifier has no Type."
    case .unknownType(let type, let suggestion):
      "The type “\(shown(type))” is unknown." + Self.proposal(suggestion)
    case .foreignDialect(let type):
      "The type “\(shown(type))” belongs to PreferenceLoader, another format."
    case .unknownKey(let key, let suggestion):
      "The key “\(shown(key))” is unknown." + Self.proposal(suggestion)
    case .uselessKey(let key): "The key “\(shown(key))” has no meaning for this type."
    case .wrongType(let key, let expected, let found):
      "\(key.rawValue) is of type \(found), but has to be of type \(expected)."
    case .wrongMember(let expected, let found):
      "The value is of type \(found), but has to be of type \(expected)."
    case .missingKey(let key): "The specifier has no \(key.rawValue)."
    case .repeatedKey(let key, let first):
      "The key “\(shown(key))” is also that of specifier \(first) of the page."
    case .defaultNotInValues(let value):
      "The DefaultValue “\(shown(value))” is not one of the Values."
    case .defaultOfOtherType(let value):
      "The DefaultValue “\(shown(value))” equals one of the Values only as a text."
    case .toggleDefault(let value, _):
      "The DefaultValue “\(shown(value))” is neither the TrueValue nor the FalseValue."
    case .countsDiffer(let titles, let values): "There are \(titles) Titles for \(values) Values."
    case .noValues: "There are no values to choose from."
    case .repeatedValue(let value): "The value “\(shown(value))” is repeated."
    case .mixedValues(let types):
      "The Values have different types: \(types.joined(separator: ", "))."
    case .emptyRange(let minimum, let maximum):
      "The range from MinimumValue \(shown(minimum)) to MaximumValue \(shown(maximum)) is empty or too large."
    case .defaultOutOfRange(let value): "The DefaultValue \(shown(value)) is out of the range."
    case .unknownOption(let key, let value): "\(key.rawValue) cannot be “\(shown(value))”."
    case .unsupportedOption(let key, let value):
      "\(key.rawValue) is “\(shown(value))”, which rows do not support."
    case .missingFile(let file): "There is no page “\(shown(file))”."
    case .unsafePath(let path): "The path “\(shown(path))” leads out of the bundle."
    case .applicationCode(let name): "The row leads to code of the application: \(shown(name))."
    case .noDestination: "The row has no destination: neither File nor a class."
    case .unusableAddress(let address): "The address “\(shown(address))” cannot be opened."
    case .otherDevice(let idioms):
      "The specifier is only for \(shown(idioms.joined(separator: ", ")))."
    case .missingStrings(let table): "There is no table of strings “\(shown(table))”."
    case .unusableListItem(let type): "A row of a list cannot be of type “\(shown(type))”."
    case .tooManyPages(let limit): "There are more than \(limit) pages."
    }
  }

  /// The way in which the mistake was handled, as a sentence.
  public var action: String {
    switch self {
    case .unreadable, .noPage, .noSpecifiers: "The page is empty."
    case .missingPage: "An empty page is shown."
    case .noPageName, .repeatedPage: "It is ignored."
    case .fault: "Everything else was read."
    case .tooManySpecifiers: "The further specifiers are ignored."
    case .noSpecifier: "It is ignored."
    case .noType, .unknownType, .foreignDialect: "A row without effect shows its title."
    case .unknownKey, .uselessKey: "It is kept, and has no effect."
    case .wrongType, .wrongMember: "It is kept, and has no effect."
    case .missingKey: "The row is shown, but cannot be used."
    case .repeatedKey: "Both rows are shown, for the same setting."
    case .defaultNotInValues: "No value is chosen at first."
    case .defaultOfOtherType: "That value is chosen at first."
    case .toggleDefault(_, let isOn): "The switch is \(isOn ? "on" : "off") at first."
    case .countsDiffer:
      "Titles without values are ignored, and values without titles show themselves."
    case .noValues: "The row is shown, but cannot be used."
    case .repeatedValue: "The first title is shown for it."
    case .mixedValues: "Each value is stored with its own type."
    case .emptyRange: "The slider goes from 0 to 1."
    case .defaultOutOfRange: "The slider shows the nearest number."
    case .unknownOption, .unsupportedOption: "The default option is used."
    case .missingFile, .unsafePath, .applicationCode, .noDestination, .unusableAddress:
      "The row is shown, but opens no page."
    case .otherDevice: "It is not shown."
    case .missingStrings: "Texts are shown as they are in the page."
    case .unusableListItem: "It is shown, but cannot be used."
    case .tooManyPages:
      "The other pages are ignored. Rows that lead to them are shown, but open no page."
    }
  }

  private static func proposal(_ suggestion: String?) -> String {
    suggestion.map { " Did you mean “\($0)”?" } ?? ""
  }
}
