// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row with a field for text.
///
/// ```swift
/// FieldRow("Name", account, \.name, placeholder: "As on your passport")
/// FieldRow("E-mail", account, \.email, kind: .email)
/// FieldRow("", text: query, placeholder: "Search", kind: .search) { list.search(for: $0) }
///   .reporting(.continuous)
/// ```
///
/// The field shows the text of the model, except while the user types. When the user ends, the row
/// sets the property or calls the closure, and the field shows the text of the model again: a
/// closure that changes nothing resets it.
public struct FieldRow: StandardRowElement {
  /// The described row.
  public var row: AnyRow

  /// Creates a row with a field that calls a closure with the text that the user has typed.
  ///
  /// If the title is empty, the field begins at the leading edge, and its placeholder is its label.
  public init(
    _ title: String, subtitle: String? = nil, text: String, placeholder: String = "",
    kind: FieldKind = .text, fileID: StaticString = #fileID, line: UInt32 = #line,
    onChange: @escaping @MainActor (String) -> Void
  ) {
    var input = FieldInput(text)
    input.placeholder = placeholder
    input.kind = kind
    row = AnyRow(title, subtitle, control: .field(input), fileID: fileID, line: line)
    row.handlers[.change] = { _, value in
      if case .text(let text) = value { onChange(text) }
    }
  }

  /// Creates a row with a field for a property of an object, which the row retains.
  @MainActor
  public init<Object: AnyObject>(
    _ title: String, subtitle: String? = nil, _ object: Object,
    _ text: ReferenceWritableKeyPath<Object, String>, placeholder: String = "",
    kind: FieldKind = .text, fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      title, subtitle: subtitle, text: object[keyPath: text], placeholder: placeholder, kind: kind,
      fileID: fileID, line: line
    ) { object[keyPath: text] = $0 }
  }
}

extension FieldRow {
  /// Sets the number of lines; a field of several takes line breaks and is below the title.
  public consuming func lines(_ lines: Int) -> Self { changingInput { $0.lines = lines } }

  /// Sets the maximum number of UTF-16 code units, at most ``FieldInput/greatestLength``.
  public consuming func lengthLimit(_ limit: Int) -> Self {
    changingInput { $0.lengthLimit = limit }
  }

  /// Sets when the row sets the property or calls the closure.
  public consuming func reporting(_ reporting: ControlReporting) -> Self {
    changingInput { $0.reporting = reporting }
  }

  private consuming func changingInput(_ change: (inout FieldInput) -> Void) -> Self {
    changing { row in
      guard case .field(var input) = row.standard.control else { return }
      change(&input)
      row.standard.control = .field(input)
    }
  }
}
