// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The properties of a row except its id.
struct RowFields: Sendable {
  /// The content of a standard row.
  ///
  /// It is not boxed, so it can be changed without a copy.
  var standard: StandardContent
  /// The content of a row of any other kind.
  var custom: CustomContent?
  var style = StyleOverrides()
  var handlers = RowHandlers()
  var accessory = Accessory.none
  var staysSelected: Bool?
  var isSelected: Bool?
  var role: RowRole?
  /// The state of the row, or `nil` if it is that of most rows.
  var state: Boxed<RowState>?
  /// The mistakes in the description of the row other than those of its control.
  ///
  /// They are not compared.
  var problems: [ControlProblem] = []
  /// The key under which the page keeps something for the row, or `nil` for most rows.
  ///
  /// It is not compared.
  var memoryKey: Boxed<RowMemory.Key>?
  let source: SourceLine
}

// This initializer is in an extension, so that the compiler declares the memberwise one, too. That
// initializes the value in place, while an initializer with a body copies each part.
extension RowFields {
  init(custom: any RowContent, source: SourceLine) {
    // A row of standard content is a standard row, even if an application creates it.
    let standard = custom as? StandardContent
    self.init(
      standard: standard ?? StandardContent(""),
      custom: standard == nil ? CustomContent(custom) : nil, source: source)
  }
}

extension Boxed<RowFields> {
  /// Returns `true` if both show the same content and handle the same events.
  ///
  /// Compares field by field, because comparing the values would copy both out of their boxes.
  @inline(__always)
  func showsSame(as other: Self) -> Bool {
    value.accessory == other.value.accessory
      && value.staysSelected == other.value.staysSelected
      && value.isSelected == other.value.isSelected
      && value.role == other.value.role
      && (value.state == nil && other.value.state == nil || hasSameState(as: other))
      && value.handlers.hasSameInteraction(as: other.value.handlers)
      && hasSameStandardContent(as: other)
      && (value.custom == nil && other.value.custom == nil
        || CustomContent.areSame(value.custom, other.value.custom))
      && (value.style.isEmpty && other.value.style.isEmpty || value.style == other.value.style)
  }
}

extension Boxed<RowFields> {
  /// Compares the properties of ``StandardContent`` one by one, for the same reason.
  @inline(__always)
  private func hasSameStandardContent(as other: Self) -> Bool {
    value.standard.title == other.value.standard.title
      && value.standard.subtitle == other.value.standard.subtitle
      && value.standard.value == other.value.standard.value
      && value.standard.valueOrder == other.value.standard.valueOrder
      && (value.standard.image == nil && other.value.standard.image == nil
        || value.standard.image == other.value.standard.image)
      && (value.standard.imageTile == nil && other.value.standard.imageTile == nil
        || value.standard.imageTile == other.value.standard.imageTile)
      && (value.standard.valueImage == nil && other.value.standard.valueImage == nil
        || value.standard.valueImage == other.value.standard.valueImage)
      && value.standard.control == other.value.standard.control
  }

  private func hasSameState(as other: Self) -> Bool {
    value.state?.value ?? RowState() == other.value.state?.value ?? RowState()
  }
}

/// Content that is not of a standard kind.
final class CustomContent: Sendable {
  let content: any RowContent

  init(_ content: any RowContent) { self.content = content }

  static func areSame(_ first: CustomContent?, _ second: CustomContent?) -> Bool {
    guard let first, let second else { return first === second }
    return first === second || first.content.isSame(as: second.content)
  }
}

extension RowContent {
  /// Returns `true` if the other content is of the same type and equal.
  func isSame(as other: any RowContent) -> Bool { (other as? Self) == self }
}
