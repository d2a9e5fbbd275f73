// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row for each of several options, of which the user chooses any number in a range.
///
/// ```swift
/// TableSection("Toppings", footer: "Choose up to three.") {
///   CheckRows(pizza, \.toppings, options: Topping.allCases, count: 0...3) { $0.title }
/// }
/// ```
///
/// Chosen options have a checkmark. When the maximum number of options is chosen, the others are
/// disabled; at the minimum, the chosen ones are disabled. Values of the model that are not among
/// the options are counted, and stay in the model. They are reported as a diagnostic, as is a
/// number of chosen options that is out of range. If there are no options, there is at most the row of
/// ``selectAll(_:)``, and no errors, help, or diagnostics. Browsers announce the rows as checkboxes, and
/// other hosts as rows that are selected or not.
public struct CheckRows<Option: Hashable & Sendable>: RowGroup {
  private let options: [Option]
  private let chosen: Set<Option>
  /// Returns the currently chosen options.
  ///
  /// It is `nil` if the options of the evaluation are used.
  private let read: (@MainActor () -> Set<Option>)?
  private let count: ClosedRange<Int>
  private let title: (Option) -> String
  private let onChange: @MainActor (Set<Option>) -> Void
  private var change: (Row, Option) -> Row = { row, _ in row }
  private var selectAll: String?
  private var state = RowState()
  private let source: (fileID: StaticString, line: UInt32)

  /// Creates a row for each option, which calls a closure with the chosen options when it is tapped.
  ///
  /// - Parameters:
  ///   - options: The options, which are unique.
  ///   - chosen: The chosen options.
  ///   - count: The number of options that can be chosen. Defaults to any number.
  ///   - title: Returns the title of an option.
  ///   - fileID: The file of the call. Defaults to `#fileID`.
  ///   - line: The line of the call. Defaults to `#line`.
  ///   - onChange: Called with the new set of chosen options.
  public init(
    _ options: [Option], chosen: Set<Option>, count: ClosedRange<Int>? = nil,
    title: @escaping (Option) -> String, fileID: StaticString = #fileID, line: UInt32 = #line,
    onChange: @escaping @MainActor (Set<Option>) -> Void
  ) {
    self.init(
      options, chosen: chosen, read: nil, count: count, title: title, fileID: fileID, line: line,
      onChange: onChange)
  }

  /// Creates a row for each option of a model that may change before the page shows the change.
  ///
  /// - Parameters:
  ///   - options: The options, which are unique.
  ///   - chosen: The chosen options.
  ///   - read: Returns the options that are chosen when the user taps a row, or `nil` if they are `chosen`.
  ///   - count: The number of options that can be chosen, or `nil` for any number.
  ///   - title: Returns the title of an option.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  ///   - onChange: Called with the new set of chosen options.
  package init(
    _ options: [Option], chosen: Set<Option>, read: (@MainActor () -> Set<Option>)?,
    count: ClosedRange<Int>?, title: @escaping (Option) -> String, fileID: StaticString,
    line: UInt32, onChange: @escaping @MainActor (Set<Option>) -> Void
  ) {
    self.options = options
    self.chosen = chosen
    self.read = read
    self.count = count ?? 0...Int.max
    self.title = title
    self.onChange = onChange
    source = (fileID, line)
  }

  /// Creates a row for each option, and stores the choice in a property of an object, which the
  /// rows retain.
  ///
  /// A tap adds the option to the current value of the property, or removes it from that value, so
  /// choices of other pages are kept.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - chosen: The property with the chosen options.
  ///   - options: The options, which are unique.
  ///   - count: The number of options that can be chosen. Defaults to any number.
  ///   - fileID: The file of the call. Defaults to `#fileID`.
  ///   - line: The line of the call. Defaults to `#line`.
  ///   - title: Returns the title of an option.
  @MainActor
  public init<Object: AnyObject>(
    _ object: Object, _ chosen: ReferenceWritableKeyPath<Object, Set<Option>>,
    options: [Option], count: ClosedRange<Int>? = nil, fileID: StaticString = #fileID,
    line: UInt32 = #line, title: @escaping (Option) -> String
  ) {
    self.init(
      options, chosen: object[keyPath: chosen], read: { object[keyPath: chosen] }, count: count,
      title: title, fileID: fileID, line: line, onChange: { object[keyPath: chosen] = $0 })
  }

  /// Sets the line below the title of each option.
  public consuming func subtitle(_ subtitle: @escaping (Option) -> String?) -> Self {
    row { $0.subtitle(subtitle($1)) }
  }

  /// Changes the row of each option, such as its image, or disables the row.
  ///
  /// ```swift
  /// CheckRows(calendar, \.shown, options: calendar.sources) { $0.title }
  ///   .row { $0.image(.symbol("calendar"), tile: $1.color).disabled($1.isEmpty) }
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

  /// Adds a row before the options that chooses all of them, or none if all are chosen.
  ///
  /// The row leaves options as they are if ``row(_:)`` disables their rows. It is disabled if no
  /// option remains, or if the allowed number of options does not permit the change.
  public consuming func selectAll(_ title: String) -> Self {
    selectAll = title
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

  /// Appends the row for all options, if there is one, and a row for each option.
  public consuming func append(to rows: inout RowList) {
    var changed = options.map(row)
    rows.reserve(changed.count + 1)
    if let selectAll {
      let usable = zip(options, changed).filter { !$0.1.isDisabled }.map(\.0)
      rows.append(row(selectAll, forAll: usable))
    }
    for index in changed.indices {
      let isChosen = chosen.contains(options[index])
      let isAllowed = Choice.isAllowed(
        chosen.count + (isChosen ? -1 : 1), after: chosen.count, count)
      if state.isDisabled || !isAllowed { changed[index].state.isOwnDisabled = true }
      if index == changed.count - 1 {
        // An option that is disabled because of the number of chosen ones shows no reason.
        changed[index].state.describeGroup(state)
        let problems = problems
        if !problems.isEmpty { changed[index].state.problems = problems }
      }
      rows.append(changed[index])
    }
  }

  /// The mistakes in the chosen options.
  private var problems: [ControlProblem] {
    var problems: [ControlProblem] = []
    if chosen.count > options.count(where: chosen.contains) {
      let unlistedChoices = Array(chosen.subtracting(options))
      problems.append(.unavailableOptions(unlistedChoices, options, title: title))
    }
    if !count.contains(chosen.count) {
      problems.append(.unavailableCount(chosen.count, allowed: count))
    }
    return problems
  }

  /// Returns the row of an option, which only ``row(_:)`` can have disabled.
  private func row(_ option: Option) -> AnyRow {
    let isChosen = chosen.contains(option)
    return change(
      row(
        title(option), id: ItemID(option), role: .check(isChosen: isChosen),
        isChosen ? .removing([option]) : .adding([option])), option
    ).row
  }

  private func row(_ title: String, forAll options: [Option]) -> AnyRow {
    let all = chosen.union(options)
    let isAll = all == chosen && !options.isEmpty
    let isNone = chosen.isDisjoint(with: options)
    let newCount = isAll ? chosen.subtracting(options).count : all.count
    return row(
      title, id: ItemID(AllOptions()), role: .check(isChosen: isAll ? true : isNone ? false : nil),
      isAll ? .removing(options) : .adding(options)
    )
    .disabled(
      state.isDisabled || options.isEmpty
        || !Choice.isAllowed(newCount, after: chosen.count, count)
    )
    .row
  }

  /// Returns a row that changes the choice.
  ///
  /// The set of chosen options is created only when the user taps the row.
  private func row(_ title: String, id: ItemID, role: RowRole, _ choice: Choice) -> Row {
    let (chosen, read, count, onChange) = (chosen, read, count, onChange)
    var row = Row(title, fileID: source.fileID, line: source.line)
      .accessory(role == .check(isChosen: true) ? .checkmark : .none)
    row.row.handlers.setTapEffect {
      if let new = choice.changing(read?() ?? chosen, count) { onChange(new) }
    }
    row.row.id = id
    row.row.role = role
    return row
  }

  /// The effect of a tap.
  private enum Choice: Sendable {
    case adding([Option])
    case removing([Option])

    /// Returns the options that are chosen after a tap, or `nil` if their number is not allowed.
    func changing(_ chosen: Set<Option>, _ count: ClosedRange<Int>) -> Set<Option>? {
      let new =
        switch self {
        case .adding(let options): chosen.union(options)
        case .removing(let options): chosen.subtracting(options)
        }
      return Self.isAllowed(new.count, after: chosen.count, count) ? new : nil
    }

    /// Returns true if the number of chosen options may change to another one.
    ///
    /// If the number is outside the range, it may only change toward the range.
    static func isAllowed(_ new: Int, after old: Int, _ count: ClosedRange<Int>) -> Bool {
      new > old ? new <= count.upperBound : new >= count.lowerBound
    }
  }
}

/// The id of the row for all options, which no option can have.
private struct AllOptions: Hashable, Sendable, CustomStringConvertible {
  var description: String { "all options" }
}
