// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseModel

/// A field for one line of text in a dialog.
///
/// ```swift
/// let name = DialogField("Name", text: folder.name).lengthLimit(60)
/// navigator.ask("Rename the folder", for: name, confirm: "Rename") { folder.name = $0 }
/// ```
///
/// The field has the focus when the dialog opens, and its text is selected. While the field is empty or contains only
/// white space, the user cannot choose an action that receives the text, unless the field is ``optional()``. The Return
/// key chooses the first action that receives the text.
public struct DialogField: Hashable, Sendable {
  /// The name of the field for users who cannot see the dialog.
  public let label: String
  /// The text of the field when the dialog opens, its placeholder, its kind, and its traits.
  ///
  /// The text is as long as the field allows, and has no line breaks.
  public var input: FieldInput {
    var input = wanted
    input.text = accepted(input.text)
    return input
  }
  /// True if an action that receives the text requires text other than white space.
  public private(set) var isRequired = true
  private var wanted: FieldInput

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - label: The name of the field.
  ///   - text: The initial text, of which line breaks are removed. Defaults to an empty text.
  ///   - placeholder: The text that an empty field shows. Defaults to the label.
  ///   - kind: The kind of text, for the keyboard, corrections, and autofill. Defaults to any text.
  public init(
    _ label: String, text: String = "", placeholder: String? = nil, kind: FieldKind = .text
  ) {
    self.label = label
    wanted = FieldInput(text)
    wanted.placeholder = placeholder ?? label
    wanted.kind = kind
  }
}

extension DialogField {
  /// Lets the user choose every action while the field is empty.
  public consuming func optional() -> Self {
    isRequired = false
    return self
  }

  /// Sets the maximum number of UTF-16 code units, at most `FieldInput.maximumLength`.
  ///
  /// If the initial text is longer, the field shows its beginning.
  public consuming func lengthLimit(_ limit: Int) -> Self {
    wanted.lengthLimit = limit
    return self
  }

  /// Sets the content type, such as a name or a street, for which platforms suggest stored text.
  ///
  /// Defaults to the content that the kind implies.
  public consuming func content(_ content: FieldContent) -> Self {
    wanted.traits.content = content
    return self
  }

  /// Sets the automatic capitalization of typed text.
  ///
  /// The default depends on the kind of the field.
  public consuming func capitalization(_ capitalization: FieldCapitalization) -> Self {
    wanted.traits.capitalization = capitalization
    return self
  }

  /// Turns autocorrection on or off.
  ///
  /// The default depends on the kind of the field.
  public consuming func corrected(_ isCorrected: Bool) -> Self {
    wanted.traits.isCorrected = isCorrected
    return self
  }

  /// Sets the title of the Return key.
  ///
  /// The default depends on the kind of the field.
  public consuming func returnKey(_ key: FieldReturnKey) -> Self {
    wanted.traits.returnKey = key
    return self
  }
}

/// Methods for hosts.
extension DialogField {
  /// Returns true if an action can receive a text: the text has one line, is not too long, and is not missing.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func accepts(_ text: String) -> Bool {
    input.takes(text) && !(isRequired && text.allSatisfy(\.isWhitespace))
  }

  /// Returns a text without line breaks, and only its beginning if it is too long.
  package func accepted(_ text: String) -> String {
    wanted.withoutRefusedBreaks(text).prefixOfUTF16(wanted.allowedLength)
  }
}
