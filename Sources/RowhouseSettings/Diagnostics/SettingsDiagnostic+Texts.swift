// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension SettingsDiagnostic {
  /// The mistake, as a sentence in the terms of the file's format, with the complete texts of the file.
  public var problem: String { message { $0 }.problem }

  /// The way in which the mistake was handled, as a sentence.
  public var action: String { message { $0 }.action }

  /// The correction of the mistake, as a sentence, or `nil` if the file may stay as it is.
  public var remedy: String? { message { $0 }.remedy }

  /// The sentences about a mistake.
  struct Message {
    let problem: String
    let action: String
    let remedy: String?

    init(_ problem: String, _ action: String, _ remedy: String? = nil) {
      self.problem = problem
      self.action = action
      self.remedy = remedy
    }
  }
}

extension SettingsDiagnostic.Format {
  /// Returns the term of the format.
  fileprivate func term(_ propertyList: String, json: String) -> String {
    switch self {
    case .propertyList: propertyList
    case .json: json
    }
  }

  /// Returns the name of a type in the format, given its name in property lists.
  fileprivate func type(_ name: String) -> String {
    term(name, json: name == "dictionary" ? "object" : name)
  }
}

extension SettingsDiagnostic {
  /// Returns the sentences, in which a closure transforms each text of the file.
  func message(showing shown: (String) -> String) -> Message {
    func term(_ propertyList: String, json: String) -> String {
      format.term(propertyList, json: json)
    }
    let row = term("specifier", json: "row")
    let object = term("a dictionary", json: "an object")
    let list = term("PreferenceSpecifiers", json: "“pages”")
    let defaultValue = term("DefaultValue", json: "default")
    return switch kind {
    case .unreadable(let error):
      Message(
        "The file cannot be read: \(shown("\(error)")).", "The page is empty.",
        error.problem.remedy)
    case .fault(let error):
      Message(
        "The file has a mistake: \(shown("\(error)")).", "Everything else was read.",
        error.problem.remedy)
    case .noPage(let found):
      Message(
        "The file is not \(object), but a value of type \(format.type(found)).",
        "The page is empty.",
        term(
          "Begin it with a dictionary that contains PreferenceSpecifiers.",
          json: "Begin it with an object that contains “pages”."))
    case .missingPage(let name):
      Message(
        "There is no page “\(shown(name))”.", "An empty page is shown.",
        term(
          "Add its file, or choose another first page.",
          json: "Add a page with this name, or change “root”."))
    case .noPageName:
      Message(
        "The page has no “name”.", "It is ignored.", "Add the name by which rows lead to it.")
    case .repeatedPage(let name):
      Message(
        "The name of the page, “\(shown(name))”, is repeated.", "It is ignored.",
        "Give each page another name.")
    case .noSpecifiers(let found):
      Message(
        found.map {
          "\(list) is not an array, but a value of type \(format.type($0))."
        } ?? "The file has no \(list).",
        "The page is empty.",
        term(
          "Write an array of dictionaries, one for each specifier.",
          json: "Write an array of objects, one for each page."))
    case .tooManySpecifiers(let count, let limit):
      Message(
        "The page has \(count) specifiers, more than \(limit).",
        "The further specifiers are ignored.", "Move some of them to another page.")
    case .noSpecifier(let found):
      Message(
        "The element is not \(object), but a value of type \(format.type(found)).",
        "It is ignored.", "Replace it by \(object).")
    case .noType:
      Message(
        "The \(row) has no \(term("Type", json: "“type”")).",
        "A row without effect shows its title.",
        "Add it, such as \(term("PSToggleSwitchSpecifier", json: "toggle")).")
    case .unknownType(let type, let suggestion):
      Message(
        "The type “\(shown(type))” is unknown.", "A row without effect shows its title.",
        Self.question(suggestion)
          ?? term(
            "Use a type of Apple or of InAppSettingsKit.",
            json: Self.choice(among: PagesDocumentReader.rowTypes)))
    case .foreignDialect(let type):
      Message(
        "The type “\(shown(type))” belongs to PreferenceLoader, another format.",
        "A row without effect shows its title.", "Use a type of Apple or of InAppSettingsKit.")
    case .unknownKey(let key, let suggestion):
      Message(
        "The \(term("key", json: "member")) “\(shown(key))” is unknown.",
        "It is kept, and has no effect.",
        Self.question(suggestion) ?? "Remove it, unless another program reads it.")
    case .uselessKey(let key):
      Message(
        "The key “\(shown(key))” has no meaning for this type.", "It is kept, and has no effect.",
        "Remove it, unless another program reads it.")
    case .wrongType(let key, let expected, let found):
      Message(
        "\(shown(key)) is of type \(format.type(found)), but has to be of type \(format.type(expected)).",
        "It is kept, and has no effect.", "Change its type.")
    case .wrongMember(let expected, let found):
      Message(
        "The value is of type \(format.type(found)), but has to be of type \(format.type(expected)).",
        "It is kept, and has no effect.", Self.conversion(of: found, to: expected))
    case .missingKey(let key):
      Message(
        "The \(row) has no \(term(shown(key), json: "“\(shown(key))”")).",
        "The row is shown, but cannot be used.", "Add it.")
    case .noChoiceValue:
      Message(
        "The choice has no “value”.", "It stores null.",
        "Add the value that the choice stores, or null if that is intended.")
    case .repeatedKey(let key, let first):
      Message(
        "The key “\(shown(key))” is also that of \(row) \(first) of the page.",
        "Both rows are shown, for the same setting.",
        "Give one of them another key, unless they change the same setting.")
    case .defaultNotInValues(let value):
      Message(
        "The \(defaultValue) “\(shown(value))” is not one of the \(term("Values", json: "choices")).",
        "No value is chosen at first.", "Use one of them, or add it to them.")
    case .defaultOfOtherType(let value):
      Message(
        "The DefaultValue “\(shown(value))” equals one of the Values only as a text.",
        "That value is chosen at first.", "Write it with the type of that value.")
    case .toggleDefault(let value, let isOn):
      Message(
        "The DefaultValue “\(shown(value))” is neither the TrueValue nor the FalseValue.",
        "The switch is \(isOn ? "on" : "off") at first.", "Use one of them.")
    case .countsDiffer(let titles, let values):
      Message(
        "There are \(titles) Titles for \(values) Values.",
        "Titles without values are ignored, and values without titles show themselves.",
        "Write one title for each value.")
    case .noValues:
      Message(
        "There are no values to choose from.", "The row is shown, but cannot be used.",
        term(
          "Add Values and their Titles.",
          json: "Add “choices”, which are objects with a “value” and a “title”."))
    case .repeatedValue(let value):
      Message(
        "The value “\(shown(value))” is repeated.", "The first title is shown for it.",
        "Write each value once.")
    case .mixedValues(let types):
      Message(
        "The Values have different types: \(types.joined(separator: ", ")).",
        "Each value is stored with its own type.", "Write all of them with the same type.")
    case .emptyRange(let minimum, let maximum):
      Message(
        "The range from \(term("MinimumValue", json: "minimum")) \(shown(minimum)) to "
          + "\(term("MaximumValue", json: "maximum")) \(shown(maximum)) is empty or too large.",
        "The slider goes from 0 to 1.", "Make the minimum less than the maximum.")
    case .defaultOutOfRange(let value):
      Message(
        "The \(defaultValue) \(shown(value)) is out of the range.",
        "The slider shows the nearest number.", "Use a number in the range.")
    case .unknownOption(let key, let value, let allowed):
      Message(
        "\(term(shown(key), json: "“\(shown(key))”")) cannot be “\(shown(value))”.",
        "The default option is used.",
        allowed.isEmpty
          ? "Use the name of a UITextContentType, such as EmailAddress."
          : Self.choice(among: allowed))
    case .unsupportedOption(let key, let value):
      Message(
        "\(shown(key)) is “\(shown(value))”, which rows do not support.",
        "The default option is used.")
    case .missingFile(let file):
      Message(
        "There is no page “\(shown(file))”.", Self.noDestination,
        term(
          "Add its file, or correct File.", json: "Add a page with this name, or correct the name.")
      )
    case .unsafePath(let path):
      Message(
        "The path “\(shown(path))” leads out of the bundle.", Self.noDestination,
        "Use the name of a page of the bundle.")
    case .applicationCode(let name):
      Message(
        "The row leads to code of the application: \(shown(name)).", Self.noDestination)
    case .noDestination:
      Message(
        term(
          "The row has no destination: neither File nor a class.", json: "The row has no “page”."),
        Self.noDestination, "Add the name of a page.")
    case .unusableAddress(let address):
      Message(
        "The address “\(shown(address))” cannot be opened.", Self.noDestination,
        "Use an address that begins with a scheme, such as https: or mailto:.")
    case .otherDevice(let idioms):
      Message(
        "The specifier is only for \(shown(idioms.joined(separator: ", "))).", "It is not shown.")
    case .missingStrings(let table):
      Message(
        "There is no table of strings “\(shown(table))”.",
        "Texts are shown as they are in the page.", "Add its file, or correct StringsTable.")
    case .unusableListItem(let type, let allowed):
      Message(
        "A row of a list cannot be of type “\(shown(type))”.", "It is shown, but cannot be used.",
        Self.choice(among: allowed))
    case .tooManyPages(let limit):
      Message(
        "There are more than \(limit) pages.",
        "The other pages are ignored. Rows that lead to them are shown, but open no page.",
        "Divide them among several \(term("bundles", json: "documents")).")
    }
  }

  private static let noDestination = "The row is shown, but opens no page."

  private static func question(_ suggestion: String?) -> String? {
    suggestion.map { "Did you mean “\($0)”?" }
  }

  private static func choice(among options: [String]) -> String {
    guard let last = options.last, options.count > 2 else {
      return "Use \(options.joined(separator: " or "))."
    }
    return "Use \(options.dropLast().joined(separator: ", ")), or \(last)."
  }

  /// Returns the way to write a value of JSON with another type.
  private static func conversion(of found: String, to expected: String) -> String {
    switch (found, expected) {
    case ("string", "number"), ("string", "Boolean"): "Write it without quotes."
    case ("number", "string"), ("Boolean", "string"): "Write it in quotes."
    default: "Change its type."
    }
  }
}

extension PropertyListError.Problem {
  /// The way to make the file readable.
  fileprivate var remedy: String {
    switch self {
    case .unopenable: "Check that you may read it."
    case .empty: "Write the page into it, or delete it."
    case .tooLarge, .tooDeep, .tooManyValues: "Divide it into several pages."
    case .malformed: "Correct it, or save it again with the program that has written it."
    }
  }
}
