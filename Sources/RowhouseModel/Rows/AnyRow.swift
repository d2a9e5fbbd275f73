// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A row of any kind, which pages and hosts use.
///
/// Rows are equal if they have the same id, show the same content, and handle the same events;
/// handlers themselves are not compared. A row takes 32 bytes; its copies share the rest of its
/// memory.
public struct AnyRow: Identifiable, Sendable {
  /// The id of the row, unique in its section.
  public var id = ItemID(codePlace: CodePlace())
  var fields: Boxed<RowFields>

  package init(
    _ title: String, _ subtitle: String? = nil, control: StandardControl = .none,
    fileID: StaticString, line: UInt32
  ) {
    let content = StandardContent(title: title, subtitle: subtitle, control: control)
    fields = Boxed(RowFields(standard: content, source: SourceLine(fileID: fileID, line: line)))
  }

  init(custom content: any RowContent, source: SourceLine) {
    fields = Boxed(RowFields(custom: content, source: source))
  }
}

extension AnyRow {
  /// The content that the row shows.
  public var content: any RowContent { fields.value.custom?.content ?? fields.value.standard }

  /// The content of a row that is not of a standard kind, or `nil` for any other row.
  package var customContent: (any RowContent)? { fields.value.custom?.content }

  /// Replaces the content of a row that is not of a standard kind.
  package mutating func setContent(_ content: any RowContent) {
    fields.value.custom = CustomContent(content)
  }

  /// The content of a row of a standard kind, or `nil` for any other row.
  public var standardContent: StandardContent? {
    fields.value.custom == nil ? fields.value.standard : nil
  }

  /// Shows a picker that is a wheel as a menu, on a host without wheels.
  package mutating func replaceWheel() {
    guard case .picker(var picker) = fields.value.standard.control, picker.style == .wheel,
      fields.value.custom == nil
    else { return }
    picker.style = .menu
    fields.value.standard.control = .picker(picker)
  }

  /// The mistakes in the description of the row, and of its control if the row is of a standard kind.
  package var problems: [ControlProblem] {
    // Nearly all rows return here, and a page calls this for each of its rows.
    if case .none = fields.value.standard.control, fields.value.state == nil,
      fields.value.problems.isEmpty
    {
      return []
    }
    let ofControl = fields.value.custom == nil ? fields.value.standard.control.problems : []
    let ofState = fields.value.state?.value.problems ?? []
    return ofControl + ofState + fields.value.problems
  }

  /// Adds a mistake in the description of the row, which the page reports.
  package mutating func report(_ problem: ControlProblem) {
    fields.value.problems.append(problem)
  }

  /// The key under which the page keeps something for the row, such as typed text; `nil` for most rows.
  package var memoryKey: RowMemory.Key? { fields.value.memoryKey?.value }

  mutating func setMemoryKey(_ key: RowMemory.Key) { fields.value.memoryKey = Boxed(key) }

  /// The accessory at the trailing edge.
  public var accessory: Accessory {
    get { fields.value.accessory }
    set { fields.value.accessory = newValue }
  }

  /// The overrides of the section's style.
  public var style: StyleOverrides {
    get { fields.value.style }
    _modify { yield &fields.value.style }
  }

  /// True if the row overrides a property of its section's style.
  package var hasStyle: Bool { !fields.value.style.isEmpty }

  /// True if the row stays selected after a tap, or `nil` if the page decides.
  public var staysSelected: Bool? {
    get { fields.value.staysSelected }
    set { fields.value.staysSelected = newValue }
  }

  /// Returns the page to which the row leads, or `nil` if there is none.
  ///
  /// Comparing rows ignores it.
  package var destination: (@MainActor () -> any TablePage)? {
    get { fields.value.handlers.actions?.destination }
    set { fields.value.handlers.setActions { $0.destination = newValue } }
  }

  /// The closures that the row calls.
  public var handlers: RowHandlers {
    get { fields.value.handlers }
    _modify { yield &fields.value.handlers }
  }

  /// The texts below the row, and its disabled state.
  public var state: RowState {
    get { fields.value.state?.value ?? RowState() }
    set { fields.value.state = newValue == RowState() ? nil : Boxed(newValue) }
  }

  /// True if the row has a state other than that of most rows.
  package var hasState: Bool { fields.value.state != nil }

  /// True if no user can use the controls of the row or tap it.
  public var isDisabled: Bool { fields.value.state?.value.isDisabled ?? false }

  /// Disables the row of a section with a state for all rows, and shows the reason if it is the last row.
  package mutating func disable(with section: RowState, isLast: Bool) {
    state.isOwnDisabled = true
    if isLast { state.describeGroup(section) }
  }

  /// True if a tap on the row has an effect.
  package var isSelectable: Bool { isPressable && !isDisabled }

  /// True if a tap on the row has an effect, ignoring that the row may be disabled.
  ///
  /// A row without a handler for taps, and that does not ask to stay selected, only shows
  /// something: a tap on it does not change the selection. The user can still tap its controls.
  package var isPressable: Bool {
    staysSelected == true
      || !handlers.events.isDisjoint(
        with: RowEvents(.select, .willSelect, .redirect, .deselect, .willDeselect, .highlight))
  }

  /// Lets the user tap the row even if it has no handler for taps.
  package mutating func makeSelectable() {
    if handlers[.select] == nil { handlers[.select] = {} }
  }

  /// True if the row is selected in a section with multiple selection; `nil` in any other section.
  public var isSelected: Bool? { fields.value.isSelected }

  /// Makes the row one of several that the user can select.
  package mutating func makeOneOfSeveral(isSelected: Bool) {
    fields.value.isSelected = isSelected
    makeSelectable()
  }

  /// The line that creates the row.
  public var source: SourceLine { fields.value.source }

  /// The content of a row of one of the standard kinds.
  var standard: StandardContent {
    _read { yield fields.value.standard }
    _modify { yield &fields.value.standard }
  }
}

extension AnyRow: RowElement, CodePlaceIdentified {
  /// The row itself.
  public var row: AnyRow {
    get { self }
    _modify { yield &self }
  }
}

extension AnyRow: Equatable {
  /// Returns `true` if both rows have the same id, show the same content, and handle the same
  /// events.
  public static func == (first: Self, second: Self) -> Bool {
    first.id == second.id && first.showsSame(as: second)
  }

  /// Returns `true` if both rows show the same content and handle the same events, regardless of
  /// their ids.
  public func showsSame(as other: Self) -> Bool {
    fields.isIdentical(to: other.fields) || fields.showsSame(as: other.fields)
  }
}

extension AnyRow: CustomStringConvertible {
  /// The id, the line that creates the row, and the content.
  public var description: String { "row \(id) at \(source): \(content)" }
}
