// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row with a field for text.
///
/// ```swift
/// FieldRow("Name", text: account.name, placeholder: "As on your passport") { account.name = $0 }
/// FieldRow("E-mail", text: account.email, kind: .email) { account.email = $0 }
/// FieldRow("", text: query, placeholder: "Search", kind: .search) { query = $0 }
///   .reporting(.whileTyping)
/// ```
///
/// The field shows what the model says, except while the user types in it: no update takes that away.
/// When the user is done, the closure is told the text; what the field shows after that is again what
/// the model says. A closure that changes nothing thus sets the field back.
public struct FieldRow: StandardRowElement {
  /// The row it describes.
  public var row: AnyRow

  /// Describes a row with a field for text.
  ///
  /// - Parameters:
  ///   - title: The text at the leading edge; if empty, the field begins there, and its placeholder
  ///     tells what it is for.
  ///   - subtitle: A line below the title; none, unless given.
  ///   - text: What stands in the field.
  ///   - placeholder: What stands there while there is no text; nothing, unless given.
  ///   - kind: Which kind of text it is; any, unless given.
  ///   - fileID: Where the row is written; filled in by the compiler.
  ///   - line: Where the row is written; filled in by the compiler.
  ///   - onChange: Called with the text that the user has typed.
  public init(
    _ title: String,
    subtitle: String? = nil,
    text: String,
    placeholder: String = "",
    kind: FieldKind = .text,
    fileID: StaticString = #fileID,
    line: UInt32 = #line,
    onChange: @escaping @MainActor (String) -> Void
  ) {
    var input = FieldInput(text)
    input.placeholder = placeholder
    input.kind = kind
    var content = StandardContent(title)
    content.subtitle = subtitle
    content.control = .field(input)
    row = AnyRow(content, source: SourceLine(fileID: fileID, line: line))
    row.handlers.change = { _, value in
      if case .text(let text) = value { onChange(text) }
    }
  }
}

extension FieldRow {
  /// Sets how many lines of text the field shows, and lets it take line breaks if they are more than 1.
  ///
  /// A field of more than one line stands below the title.
  public consuming func lines(_ lines: Int) -> Self {
    input.lines = lines
    return self
  }

  /// Sets the most UTF-16 code units that a user can type; ``FieldInput/greatestLength`` at most.
  public consuming func lengthLimit(_ limit: Int) -> Self {
    input.lengthLimit = limit
    return self
  }

  /// Sets when the closure is told.
  public consuming func reporting(_ reporting: FieldReporting) -> Self {
    input.reporting = reporting
    return self
  }

  private var input: FieldInput {
    get {
      if case .field(let input) = row.standard.control { input } else { FieldInput("") }
    }
    set { row.standard.control = .field(newValue) }
  }
}
