// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension SettingsDiagnostic {
  /// A kind of mistake.
  public enum Kind: Hashable, Sendable {
    /// A file cannot be read.
    case unreadable(PropertyListError)
    /// A file contains a mistake in its format.
    case fault(PropertyListError)
    /// The root of a file is not a dictionary.
    case noPage(found: String)
    /// The first page does not exist.
    case missingPage(String)
    /// A page of a document has no name.
    case noPageName
    /// An earlier page of a document has the same name.
    case repeatedPage(String)
    /// A file contains no array of specifiers, or no pages.
    case noSpecifiers(found: String?)
    /// A page has too many specifiers.
    case tooManySpecifiers(Int, limit: Int)
    /// An element of the array is not a dictionary.
    case noSpecifier(found: String)
    /// A specifier has no type.
    case noType
    /// A specifier has an unknown type.
    case unknownType(String, suggestion: String?)
    /// A specifier has a type of a different format, PreferenceLoader.
    case foreignDialect(String)
    /// A key is unknown.
    case unknownKey(String, suggestion: String?)
    /// A key has no meaning for the type.
    case uselessKey(String)
    /// The value of a key has a type that the key does not accept.
    case wrongType(String, expected: String, found: String)
    /// The value of a member of a document of pages has a type that the member does not accept.
    case wrongMember(expected: String, found: String)
    /// A key is missing.
    case missingKey(String)
    /// A choice of a document of pages has no value.
    case noChoiceValue
    /// An earlier specifier of the page has the same key.
    case repeatedKey(String, first: Int)
    /// The default value is not among the values.
    case defaultNotInValues(String)
    /// The default value equals a value only if both are compared as strings.
    case defaultOfOtherType(String)
    /// The default value of a switch is neither of its two values.
    case toggleDefault(String, isOn: Bool)
    /// The number of titles differs from the number of values.
    case countsDiffer(titles: Int, values: Int)
    /// There are no values to choose from.
    case noValues
    /// A value is repeated.
    case repeatedValue(String)
    /// The values have different types.
    case mixedValues([String])
    /// The minimum of a slider is not less than its maximum, or the range is larger than the
    /// greatest number.
    case emptyRange(minimum: String, maximum: String)
    /// The default value of a slider is out of range.
    case defaultOutOfRange(String)
    /// The value of a key is not allowed.
    ///
    /// `allowed` contains the allowed values, or is empty if there are too many of them for a message.
    case unknownOption(String, String, allowed: [String])
    /// The value of a key is an option that rows do not support, such as a keyboard for names and
    /// telephone numbers.
    case unsupportedOption(String, String)
    /// A row leads to a file that does not exist.
    case missingFile(String)
    /// A row leads to a path outside of the bundle.
    case unsafePath(String)
    /// A row leads to code of the application.
    case applicationCode(String)
    /// A row has no destination.
    case noDestination
    /// An address cannot be opened.
    case unusableAddress(String)
    /// The specifier is only for other devices.
    case otherDevice([String])
    /// A table of strings is missing in all languages.
    case missingStrings(String)
    /// The specifier of the elements of a list has a type that is not allowed.
    case unusableListItem(String, allowed: [String])
    /// The bundle has more pages than the limit.
    case tooManyPages(limit: Int)
  }
}

extension SettingsDiagnostic.Kind {
  /// The name of the kind, for use by programs.
  public var name: String { String("\(self)".prefix { $0 != "(" }) }

  /// The severity.
  public var severity: SettingsDiagnostic.Severity {
    switch self {
    case .unreadable, .noPage, .noSpecifiers, .tooManySpecifiers, .noSpecifier, .noType,
      .unknownType, .foreignDialect, .noValues, .missingFile, .unsafePath, .noDestination,
      .tooManyPages, .unusableAddress, .unusableListItem:
      .error
    case .missingKey, .noChoiceValue, .missingPage, .noPageName, .repeatedPage: .error
    case .fault, .wrongType, .wrongMember, .repeatedKey, .defaultNotInValues, .defaultOfOtherType,
      .countsDiffer, .repeatedValue, .mixedValues, .emptyRange, .defaultOutOfRange,
      .unknownOption, .missingStrings:
      .warning
    case .unknownKey(_, let suggestion): suggestion == nil ? .note : .warning
    case .uselessKey, .toggleDefault, .applicationCode, .otherDevice, .unsupportedOption: .note
    }
  }
}
