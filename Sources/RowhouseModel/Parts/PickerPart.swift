// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A picker, with which a user chooses one of several options.
///
/// Any key is a valid ``selection``. A picker shows ``unlistedTitle`` for a selection that is not among its
/// options, and no host changes the model before the user chooses an option.
public struct PickerPart: Hashable, Sendable {
  /// The key of the chosen option, or `nil` if none is chosen.
  public var selection: String?
  /// The options, in order.
  ///
  /// If several have the same key, only the first one is used.
  public var options: [PickerOption]
  /// The title of the choice of no option, or `nil` if the user must choose an option.
  public var noneTitle: String?
  /// The title of a selection that is not among the options, or `nil` for its key.
  public var unlistedTitle: String?
  /// The look of the picker, which is ``PickerStyle/menu`` by default.
  public var style = PickerStyle.menu
  /// The name of the picker for users who cannot see the row.
  public var label: String
  /// The name of the picker, unique in its row.
  public var control: ControlID

  /// Creates a picker.
  public init(
    _ selection: String?, options: [PickerOption], label: String, control: ControlID = .main
  ) {
    self.selection = selection
    self.options = options
    self.label = label
    self.control = control
  }
}

extension PickerPart {
  /// A line of the picker.
  package struct Entry: Hashable, Sendable {
    /// The key of the option, or `nil` for none.
    package var key: String?
    /// The text that the user sees.
    package var title: String
    /// The title of the group, or `nil`.
    package var group: String?
    /// True if the user can choose the line.
    package var isOffered: Bool
  }

  /// The lines of the picker: the choice of none, a selection that is not offered, and the options.
  package var entries: [Entry] {
    var entries: [Entry] = []
    if let noneTitle {
      entries.append(Entry(key: nil, title: noneTitle, group: nil, isOffered: true))
    }
    if !isOffered(selection) {
      entries.append(Entry(key: selection, title: shownTitle, group: nil, isOffered: false))
    }
    return entries
      + options.map { Entry(key: $0.key, title: $0.title, group: $0.group, isOffered: true) }
  }

  /// The title of the selection.
  package var shownTitle: String {
    guard let selection else { return noneTitle ?? "" }
    return options.first { $0.key == selection }?.title ?? unlistedTitle ?? selection
  }

  private func isOffered(_ key: String?) -> Bool {
    key.map { key in options.contains { $0.key == key } } ?? (noneTitle != nil)
  }

  /// The mistakes in the options and the selection.
  var problems: [ControlProblem] {
    var keys: Set<String> = []
    var problems: [ControlProblem] = []
    for option in options where !keys.insert(option.key).inserted {
      problems.append(.repeatedOption(option.title))
    }
    if !isOffered(selection) {
      problems.append(.unavailableValue(unlistedTitle ?? selection ?? "nil", choices: requirement))
    }
    return problems
  }
}

extension PickerPart: ControlTraits {
  var kind: ControlPart.Kind { .picker }
  var texts: [String] { style == .segmented ? entries.map(\.title) : [shownTitle] }
  var value: ControlValue { .option(selection) }
  var valueText: String? { shownTitle }
  var requirement: String {
    // Keys can be descriptions of values, which no user sees.
    let titles = options.prefix(10).map(\.title) + (options.count > 10 ? ["…"] : [])
    return "the options \(((noneTitle == nil ? [] : ["nil"]) + titles).joined(separator: ", "))"
  }
  var children: [Part] { [] }
  var isRigid: Bool { false }
  var shape: StaticString {
    switch style {
    case .menu: "menu"
    case .segmented: "segments"
    case .wheel: "wheel"
    }
  }

  func grows(along axis: PartAxis) -> Bool { axis == .horizontal }

  func accepts(_ value: ControlValue) -> Bool {
    guard case .option(let key) = value else { return false }
    return isOffered(key)
  }
}

extension Part {
  /// Returns a picker of options.
  public static func picker(
    _ selection: String?, options: [PickerOption], style: PickerStyle = .menu, label: String,
    control: ControlID = .main
  ) -> Part {
    var picker = PickerPart(selection, options: options, label: label, control: control)
    picker.style = style
    return .control(.picker(picker))
  }
}
