// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Part {
  /// The parts that the part contains, in reading order.
  public var children: [Part] {
    switch self {
    case .horizontal(let stack), .vertical(let stack), .layered(let stack): stack.parts
    case .grid(let grid): grid.parts
    case .pager(let pager): pager.pages
    case .box(let box): [box.content]
    case .control(let control): control.children
    case .accessory(.detailDisclosure): StackPart.detailDisclosure.parts
    case .text, .image, .spacer, .divider, .progress, .accessory, .badge: []
    }
  }

  /// The texts of the part and its controls, in reading order, except those of secure fields.
  ///
  /// - Complexity: O(*n*) in the number of parts.
  public var texts: [String] {
    switch self {
    case .text(let text): [text.text]
    case .control(let control): control.texts
    case .badge(let badge): badge.text.isEmpty ? [] : [badge.text]
    case .horizontal, .vertical, .layered, .grid, .pager, .box: children.flatMap(\.texts)
    case .image, .spacer, .divider, .progress, .accessory: []
    }
  }

  /// The controls of the part, in reading order.
  ///
  /// - Complexity: O(*n*) in the number of parts.
  public var controls: [ControlPart] {
    if case .control(let control) = self { [control] } else { children.flatMap(\.controls) }
  }
}

// Properties of the parts of a row as a whole, for hosts.
extension Part {
  /// The image before all other parts, and its distance from the next part.
  package var leadingPicture: (image: ImagePart, gap: Double)? {
    if let noted { return noted.upper.leadingPicture }
    guard case .horizontal(let stack) = self, let first = stack.parts.first else { return nil }
    if case .image(let image) = first, stack.parts.count > 1 { return (image, stack.spacing) }
    return first.leadingPicture
  }

  /// The control that is the only part that the user can use, or `nil`.
  private var onlyControl: ControlPart? {
    let controls = controls
    return controls.count == 1 && !hasDetail ? controls[0] : nil
  }

  /// True if a field is the only part that the user can use.
  package var isField: Bool { onlyControl?.kind == .field }

  /// True if the only part that the user can use is a date, a color, or a field that is not secure.
  ///
  /// A secure field has a button next to it.
  package var isPlainField: Bool {
    guard let control = onlyControl else { return false }
    if case .field(let field) = control { return field.input.kind != .secure }
    return control.kind == .date || control.kind == .color
  }

  /// The switch that is the only control of the part, or `nil`.
  package var onlySwitch: TogglePart? {
    let controls = controls
    guard controls.count == 1, case .toggle(let toggle) = controls[0] else { return nil }
    return toggle
  }

  /// True if the part contains a detail button.
  package var hasDetail: Bool {
    if case .accessory(.detail) = self { return true }
    return children.contains { $0.hasDetail }
  }

  /// True if the user can use a part inside the row.
  package var isInteractive: Bool {
    switch self {
    case .control, .pager, .accessory(.detail), .accessory(.detailDisclosure): true
    case .horizontal, .vertical, .layered, .grid, .box: children.contains { $0.isInteractive }
    case .text, .image, .spacer, .divider, .progress, .badge, .accessory: false
    }
  }
}
