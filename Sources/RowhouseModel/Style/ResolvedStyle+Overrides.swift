// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension ResolvedStyle {
  /// Returns this style with the values that one level of the cascade sets.
  ///
  /// - Complexity: O(*k*) in the number of properties that `overrides` sets.
  public func applying(_ overrides: StyleOverrides) -> ResolvedStyle {
    var style = self
    style.apply(overrides)
    return style
  }

  mutating func apply(_ overrides: StyleOverrides) {
    for entry in overrides.entries { entry.value.write(to: &self, at: entry.offset) }
  }

  /// Returns this style, with 0 in place of image sizes that are negative or not finite.
  ///
  /// - Precondition: Lengths are finite and not negative, except that width limits may be infinite.
  func checked() -> ResolvedStyle {
    var style = self
    for property in StyleProperty.all { style.check(property.type, at: property.offset) }
    return style
  }

  private mutating func check<Value: StyleValue>(_ type: Value.Type, at offset: Int) {
    self[type, at: offset].stored.checked(at: offset).write(to: &self, at: offset)
  }

  /// The property at the offset, in bytes, of a ``StyleProperty``.
  @inline(__always)
  subscript<Value: StyleValue>(type: Value.Type, at offset: Int) -> Value {
    get { withUnsafeBytes(of: self) { $0.load(fromByteOffset: offset, as: type) } }
    set {
      withUnsafeMutablePointer(to: &self) { style in
        let property = UnsafeMutableRawPointer(style) + offset
        property.assumingMemoryBound(to: type).pointee = newValue
      }
    }
  }
}

extension ResolvedStyle {
  /// Returns the padding above and below parts, in points.
  ///
  /// The padding is ``rowPadding`` if the height follows from the parts, a field has several lines,
  /// or the row has texts below. Otherwise, it is 0.
  package func padding(around body: Part) -> Double {
    switch rowHeight {
    case .automatic: rowPadding.drawableLength
    case .fixed: body.noted != nil || body.hasControlOfLines ? rowPadding.drawableLength : 0
    }
  }
}

extension Part {
  fileprivate var hasControlOfLines: Bool {
    switch self {
    case .control(.field(let field)): field.hasLines
    case .control(let control): control.children.contains { $0.hasControlOfLines }
    case .text, .image, .spacer, .divider, .progress, .accessory, .badge: false
    case .horizontal, .vertical, .layered, .grid, .pager, .box:
      children.contains { $0.hasControlOfLines }
    }
  }
}
