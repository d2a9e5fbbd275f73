// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row for each of several options, of which the user chooses one.
///
/// ```swift
/// TableSection("Theme") {
///   ChoiceRows(reader, \.theme, options: ReaderTheme.allCases) { $0.title }
/// }
/// ```
///
/// The chosen option has a checkmark. A value that is not among the options has no checkmark and is
/// reported as a diagnostic. It stays in the model until the user chooses an option. If there are no
/// options, there are no rows, and no errors, help, or diagnostics. Browsers announce the rows as radio
/// buttons, and other hosts as rows that are selected or not.
public struct ChoiceRows<Option: Hashable & Sendable>: RowGroup {
  private let options: [Option]
  private let chosen: Option?
  private let title: (Option) -> String
  private let onChange: @MainActor (Option) -> Void
  private var change: (Row, Option) -> Row = { row, _ in row }
  private var state = RowState()
  private let source: (fileID: StaticString, line: UInt32)

  /// Creates a row for each option, which calls a closure with the option when it is tapped.
  ///
  /// - Parameters:
  ///   - options: The options, which are unique.
  ///   - chosen: The chosen option, or `nil` if there is none.
  ///   - title: Returns the title of an option.
  ///   - fileID: The file of the call. Defaults to `#fileID`.
  ///   - line: The line of the call. Defaults to `#line`.
  ///   - onChange: Called with the option that the user chooses.
  public init(
    _ options: [Option], chosen: Option?, title: @escaping (Option) -> String,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    onChange: @escaping @MainActor (Option) -> Void
  ) {
    self.options = options
    self.chosen = chosen
    self.title = title
    self.onChange = onChange
    source = (fileID, line)
  }

  /// Creates a row for each option, and stores the choice in a property of an object, which the
  /// rows retain.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - chosen: The property with the chosen option.
  ///   - options: The options, which are unique.
  ///   - fileID: The file of the call. Defaults to `#fileID`.
  ///   - line: The line of the call. Defaults to `#line`.
  ///   - title: Returns the title of an option.
  @MainActor
  public init<Object: AnyObject>(
    _ object: Object, _ chosen: ReferenceWritableKeyPath<Object, Option>, options: [Option],
    fileID: StaticString = #fileID, line: UInt32 = #line, title: @escaping (Option) -> String
  ) {
    self.init(
      options, chosen: object[keyPath: chosen], title: title, fileID: fileID, line: line
    ) { object[keyPath: chosen] = $0 }
  }

  /// Creates a row for each option, and stores the choice in a property of an object, which the
  /// rows retain.
  ///
  /// No option is chosen while the property is `nil`.
  @MainActor
  public init<Object: AnyObject>(
    _ object: Object, _ chosen: ReferenceWritableKeyPath<Object, Option?>, options: [Option],
    fileID: StaticString = #fileID, line: UInt32 = #line, title: @escaping (Option) -> String
  ) {
    self.init(
      options, chosen: object[keyPath: chosen], title: title, fileID: fileID, line: line
    ) { object[keyPath: chosen] = $0 }
  }

  /// Sets the line below the title of each option.
  public consuming func subtitle(_ subtitle: @escaping (Option) -> String?) -> Self {
    row { $0.subtitle(subtitle($1)) }
  }

  /// Changes the row of each option, such as its image, or disables the row.
  ///
  /// ```swift
  /// ChoiceRows(account, \.plan, options: Plan.allCases) { $0.title }
  ///   .row { $0.value($1.price).disabled($1 == .family && account.isAlone) }
  /// ```
  ///
  /// Closures of ``RowElement/onSelect(_:)`` are called after the option was chosen.
  ///
  /// - Parameter change: Returns the changed row of an option.
  /// - Returns: The rows. Further calls change the result of this one.
  public consuming func row(_ change: @escaping (Row, Option) -> Row) -> Self {
    let earlier = self.change
    self.change = { change(earlier($0, $1), $1) }
    return self
  }

  /// Sets the text below the last option that explains why the choice is not accepted.
  ///
  /// To remove the text, pass `nil`.
  public consuming func error(_ text: String?) -> Self {
    state.error = text
    return self
  }

  /// Changes the state that the last option shows.
  package consuming func changingState(_ change: (inout RowState) -> Void) -> Self {
    change(&state)
    return self
  }

  /// Sets the text below the last option that explains the choice; `nil` removes it.
  public consuming func help(_ text: String?) -> Self {
    state.help = text
    return self
  }

  /// Disables the rows: no user can tap them.
  ///
  /// - Parameters:
  ///   - isDisabled: False enables the rows. Defaults to true.
  ///   - reason: The text below the last option that explains why the rows are disabled. Defaults to `nil`.
  /// - Returns: The changed rows.
  public consuming func disabled(
    _ isDisabled: Bool = true, because reason: String? = nil
  ) -> Self {
    state.isDisabled = isDisabled
    state.reason = reason
    return self
  }

  /// Appends a row for each option.
  public consuming func append(to rows: inout RowList) {
    rows.reserve(options.count)
    for (position, option) in options.enumerated() {
      let isChosen = option == chosen
      let onChange = onChange
      var row = Row(title(option), id: option, fileID: source.fileID, line: source.line)
        .accessory(isChosen ? .checkmark : .none)
      row.row.handlers.setTapEffect { onChange(option) }
      row.row.role = .radio(isChosen: isChosen)
      row = change(row, option)
      if state.isDisabled { row.row.state.isOwnDisabled = true }
      if position == options.count - 1 {
        row.row.state.describeGroup(state)
        if let chosen, !options.contains(chosen) {
          row.row.state.problems = [.unavailableOptions([chosen], options, title: title)]
        }
      }
      rows.append(row.row)
    }
  }
}
