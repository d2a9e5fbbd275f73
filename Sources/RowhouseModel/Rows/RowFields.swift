// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// All that a row is besides its id.
struct RowFields: Sendable {
  /// What the row shows if it is of a standard kind, which most rows are; held in place, so that it
  /// needs no box and can be changed without being copied.
  var standard: StandardContent
  /// What the row shows if it is of any other kind.
  let custom: CustomContent?
  var style = StyleOverrides()
  var handlers = RowHandlers()
  var accessory = Accessory.none
  var staysSelected: Bool?
  let source: SourceLine

  init(_ standard: StandardContent, source: SourceLine) {
    self.standard = standard
    custom = nil
    self.source = source
  }

  init(custom: any RowContent, source: SourceLine) {
    // However standard content comes in, the rows are of the same kind.
    let standard = custom as? StandardContent
    self.standard = standard ?? StandardContent("")
    self.custom = standard == nil ? CustomContent(custom) : nil
    self.source = source
  }
}

extension Boxed<RowFields> {
  /// Whether both show the same and react to the same events.
  ///
  /// Field by field: comparing the values would copy both out of their boxes first.
  @inline(__always)
  func showsSame(as other: Self) -> Bool {
    value.accessory == other.value.accessory
      && value.staysSelected == other.value.staysSelected
      && value.handlers.offersSame(as: other.value.handlers)
      && value.standard == other.value.standard
      && (value.custom == nil && other.value.custom == nil
        || CustomContent.areSame(value.custom, other.value.custom))
      && (value.style.isEmpty && other.value.style.isEmpty || value.style == other.value.style)
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
  /// Whether the other is of the same type and equal.
  fileprivate func isSame(as other: any RowContent) -> Bool { (other as? Self) == self }
}
