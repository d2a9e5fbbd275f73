// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension SettingsDiagnostic {
  /// A kind of mistake.
  public enum Kind: Hashable, Sendable {
    /// A file cannot be read.
    case unreadable(PropertyListError)
    /// A file has a mistake of its format.
    case fault(PropertyListError)
    /// The root of a file is not a dictionary.
    case noPage(found: String)
    /// The first page does not exist.
    case missingPage(String)
    /// A page of a document has no name.
    case noPageName
    /// An earlier page of a document has the same name.
    case repeatedPage(String)
    /// A file contains no array of specifiers.
    case noSpecifiers(found: String?)
    /// A page has too many specifiers.
    case tooManySpecifiers(Int, limit: Int)
    /// An element of the array is not a dictionary.
    case noSpecifier(found: String)
    /// A specifier has no type.
    case noType
    /// A specifier has an unknown type.
    case unknownType(String, suggestion: String?)
    /// A specifier has a type of another format, that of PreferenceLoader.
    case foreignDialect(String)
    /// A key is unknown.
    case unknownKey(String, suggestion: String?)
    /// A key has no meaning for the type.
    case uselessKey(String)
    /// A key has a value of a type that it does not accept.
    case wrongType(SettingsKeyName, expected: String, found: String)
    /// A member of a document of pages has a value of a type that it does not accept.
    case wrongMember(expected: String, found: String)
    /// A key is missing.
    case missingKey(SettingsKeyName)
    /// An earlier specifier of the page has the same key.
    case repeatedKey(String, first: Int)
    /// The default is not among the values.
    case defaultNotInValues(String)
    /// The default equals a value only as a text.
    case defaultOfOtherType(String)
    /// The default of a switch is neither of its values.
    case toggleDefault(String, isOn: Bool)
    /// There are more titles than values, or fewer.
    case countsDiffer(titles: Int, values: Int)
    /// There are no values to choose from.
    case noValues
    /// A value is repeated.
    case repeatedValue(String)
    /// The values have different types.
    case mixedValues([String])
    /// The least number of a slider is not below the greatest one, or the range is larger than the greatest number.
    case emptyRange(minimum: String, maximum: String)
    /// The default of a slider is out of its range.
    case defaultOutOfRange(String)
    /// A key has a value that is not allowed.
    case unknownOption(SettingsKeyName, String)
    /// A key has a value that rows cannot show, such as a keyboard for names and telephone numbers.
    case unsupportedOption(SettingsKeyName, String)
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
    /// The specifier is for other devices.
    case otherDevice([String])
    /// A table of strings is missing in all languages.
    case missingStrings(String)
    /// The specifier of the elements of a list cannot be used.
    case unusableListItem(String)
    /// The bundle has more pages than the reader reads.
    case tooManyPages(limit: Int)
  }
}

extension SettingsDiagnostic.Kind {
  /// The name of the kind, for programs.
  public var name: String { String("\(self)".prefix { $0 != "(" }) }

  /// The importance.
  public var severity: SettingsDiagnostic.Severity {
    switch self {
    case .unreadable, .noPage, .noSpecifiers, .tooManySpecifiers, .noSpecifier, .noType,
      .unknownType, .foreignDialect, .noValues, .missingFile, .unsafePath, .noDestination,
      .tooManyPages, .unusableAddress, .unusableListItem:
      .error
    case .missingKey, .missingPage, .noPageName, .repeatedPage: .error
    case .fault, .wrongType, .wrongMember, .repeatedKey, .defaultNotInValues, .defaultOfOtherType,
      .countsDiffer, .repeatedValue, .mixedValues, .emptyRange, .defaultOutOfRange,
      .unknownOption, .missingStrings:
      .warning
    case .unknownKey(_, let suggestion): suggestion == nil ? .note : .warning
    case .uselessKey, .toggleDefault, .applicationCode, .otherDevice, .unsupportedOption: .note
    }
  }
}
