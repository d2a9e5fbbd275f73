// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The texts that assistive technologies read for a row, and the identifier by which UI tests find it.
public struct RowAccessibility: Hashable, Sendable {
  /// The name of the row, or `nil` for its title and subtitle.
  public var label: String?
  /// The value of the row, or `nil` for the text at its trailing edge, or for the percentage of a bar without such a text.
  public var value: String?
  /// The text that explains the use of the row, or `nil` if there is none.
  public var hint: String?
  /// The identifier of the row's cell in UIKit, or `nil` for the id of the row if that is a `String`.
  ///
  /// No user sees or hears it.
  public var identifier: String?

  /// Creates the texts of a row; an empty text is treated as `nil`.
  public init(
    label: String? = nil, value: String? = nil, hint: String? = nil, identifier: String? = nil
  ) {
    self.label = label?.isEmpty == true ? nil : label
    self.value = value?.isEmpty == true ? nil : value
    self.hint = hint?.isEmpty == true ? nil : hint
    self.identifier = identifier?.isEmpty == true ? nil : identifier
  }
}

extension RowElement {
  /// Sets the texts that assistive technologies read in place of those that the row shows.
  ///
  /// ```swift
  /// Row("Tasks").value("3/5").accessibility(value: "3 of 5 done")
  /// ToggleRow("HD", settings, \.highDefinition).accessibility(label: "High definition")
  /// Row("Backup").onSelect { backUp() }.accessibility(hint: "Takes about a minute.")
  /// Row(product.name).accessibility(identifier: "product-\(product.id)")
  /// ```
  ///
  /// A text that is `nil` or empty keeps the text of the row, or that of an earlier call. In a standard row with a control, the
  /// texts apply to the control. For switches, fields, pickers, and dates, assistive technologies
  /// always read the value of the control. In a ``CustomRow`` with controls, the texts name only
  /// the row, and the parts name the controls.
  ///
  /// - Parameters:
  ///   - label: The name, in place of the title and the subtitle. Defaults to `nil`.
  ///   - value: The value, in place of the text at the trailing edge or the percentage of a bar. Defaults to `nil`.
  ///   - hint: The text that explains the use of the row. It is read before the texts of
  ///     ``help(_:)`` and ``error(_:)``. Defaults to `nil`.
  ///   - identifier: The identifier of the cell, and of the control if the row has only one, in UI
  ///     tests of UIKit. Defaults to `nil` for the id of the row if that is a `String`.
  /// - Returns: The changed row.
  public consuming func accessibility(
    label: String? = nil, value: String? = nil, hint: String? = nil, identifier: String? = nil
  ) -> Self {
    changing { row in
      var state = row.state
      state.accessibility = RowAccessibility(
        label: label, value: value, hint: hint, identifier: identifier
      ).completed(by: state.accessibility)
      row.state = state
    }
  }
}

extension AnyRow {
  /// The texts that assistive technologies read for the row, including those that it shows.
  ///
  /// The hint contains the texts below the row. The percentage of a bar is written as in English.
  public var accessibility: RowAccessibility { accessibility(language: "en") }

  /// Returns the texts that assistive technologies read for the row, including those that it shows.
  ///
  /// - Parameter language: The language of the percentages of bars.
  /// - Returns: The texts.
  package func accessibility(language: String) -> RowAccessibility {
    let body = body(style: ResolvedStyle())
    var spoken = accessibility(of: body, language: language)
    if spoken.label == nil { spoken.label = body.controls.first?.label }
    return spoken
  }

  /// Returns the texts that assistive technologies read for the row with these parts.
  ///
  /// - Parameters:
  ///   - body: The parts of the row.
  ///   - language: The language of the percentages of bars.
  /// - Returns: The texts.
  package func accessibility(of body: Part, language: String) -> RowAccessibility {
    let own = state.accessibility
    let content = standardContent
    let heading =
      if let content {
        [content.title, content.subtitle ?? ""].filter { !$0.isEmpty }
      } else if let spinnerText {
        [spinnerText]
      } else {
        (body.noted?.upper ?? body).spoken(language: language)
      }
    let value = own.value ?? content?.value ?? content?.bar?.spokenValue(language: language)
    return RowAccessibility(
      label: own.label ?? heading.joined(separator: ", "), value: value, hint: hint)
  }

  /// The hint of the row, followed by the texts below it.
  private var hint: String? {
    let texts = [state.accessibility.hint].compactMap(\.self) + notes.map(\.text)
    return texts.joined(separator: ", ")
  }

  /// The texts of a standard row that are not read, because other texts replace them.
  package var silentTexts: [String] {
    guard hasState, let content = standardContent else { return [] }
    let own = state.accessibility
    let isValueReplaced = own.value != nil && content.control.readsValueText
    let texts =
      (own.label == nil ? [] : [content.title, content.subtitle ?? ""])
      + (isValueReplaced ? [content.value ?? ""] : [])
    return texts.filter { !$0.isEmpty }
  }
}

extension StandardContent {
  /// The bar or spinner of the row, or `nil` if it has none.
  fileprivate var bar: ProgressPart? {
    if case .progress(let progress) = control { progress } else { nil }
  }
}

extension RowAccessibility {
  /// Returns these texts, with those of other texts in place of missing ones.
  fileprivate func completed(by other: RowAccessibility) -> RowAccessibility {
    RowAccessibility(
      label: label ?? other.label, value: value ?? other.value, hint: hint ?? other.hint,
      identifier: identifier ?? other.identifier)
  }

  /// The name and the value, separated by a comma.
  package var text: String { [label, value].compactMap(\.self).joined(separator: ", ") }
}

extension RowState {
  /// The hint and the texts below the row, which describe its controls, or `nil` if there are none.
  package var hint: String? {
    // Most rows have none of these texts, and this property is read for each control that appears.
    if accessibility.hint == nil, shownError == nil, !isDisabled, progress == nil, help == nil {
      return nil
    }
    let texts = [accessibility.hint].compactMap(\.self) + notes.map(\.text)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}
