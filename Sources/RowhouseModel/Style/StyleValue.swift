// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A type of properties of ``ResolvedStyle``, to which only types of this module conform.
public protocol StyleValue: Hashable, Sendable {
  /// The value in the form in which overrides store it.
  var stored: StyleOverrides.Value { get }
}

extension StyleValue {
  /// Creates the value that overrides store, or returns `nil` if they store another type.
  @inlinable
  public init?(stored: StyleOverrides.Value) {
    // Each cast is resolved at compile time if the type is known.
    let value =
      switch stored {
      case .length(let length): length as? Self
      case .font(let font): font as? Self
      case .color(let color): color as? Self
      case .imageSizing(let sizing): sizing as? Self
      case .rowHeight(let height): height as? Self
      case .headerHeight(let height): height as? Self
      case .separator(let separator): separator as? Self
      case .lineLimit(let limit): limit as? Self
      }
    guard let value else { return nil }
    self = value
  }
}

extension Double: StyleValue {
  /// The length as overrides store it.
  public var stored: StyleOverrides.Value { .length(self) }
}

extension StyleFont: StyleValue {
  /// The font as overrides store it.
  public var stored: StyleOverrides.Value { .font(self) }
}

extension StyleColor: StyleValue {
  /// The color as overrides store it.
  public var stored: StyleOverrides.Value { .color(self) }
}

extension ImageSizing: StyleValue {
  /// The sizing as overrides store it.
  public var stored: StyleOverrides.Value { .imageSizing(self) }
}

extension RowHeight: StyleValue {
  /// The height as overrides store it.
  public var stored: StyleOverrides.Value { .rowHeight(self) }
}

extension HeaderHeight: StyleValue {
  /// The height as overrides store it.
  public var stored: StyleOverrides.Value { .headerHeight(self) }
}

extension SeparatorStyle: StyleValue {
  /// The separator as overrides store it.
  public var stored: StyleOverrides.Value { .separator(self) }
}

extension LineLimit: StyleValue {
  /// The limit as overrides store it.
  public var stored: StyleOverrides.Value { .lineLimit(self) }
}

extension StyleOverrides {
  /// A value of a property of ``ResolvedStyle``.
  public enum Value: Hashable, Sendable {
    /// A length in points.
    case length(Double)
    /// A font.
    case font(StyleFont)
    /// A color.
    case color(StyleColor)
    /// The size of an image.
    case imageSizing(ImageSizing)
    /// The height of a row.
    case rowHeight(RowHeight)
    /// The height of a header or footer.
    case headerHeight(HeaderHeight)
    /// A separator.
    case separator(SeparatorStyle)
    /// A number of lines.
    case lineLimit(LineLimit)
  }
}

extension StyleOverrides.Value {
  /// Returns the value to store in overrides; invalid heights are reported when they are shown.
  ///
  /// - Precondition: Lengths are finite and not negative, except that width limits may be infinite. Numbers of lines are
  ///   positive.
  func checkedAsOverride(at offset: Int) -> Self {
    switch self {
    case .rowHeight, .headerHeight: self
    case .length, .font, .color, .imageSizing, .separator, .lineLimit: checked(at: offset)
    }
  }

  /// Returns the value with 0 in place of image sizes that are negative or not finite.
  ///
  /// A NaN would differ from itself, so its row would change at each update.
  ///
  /// - Precondition: Lengths are finite and not negative, except that width limits may be infinite. Numbers of lines are
  ///   positive.
  func checked(at offset: Int) -> Self {
    switch self {
    case .length(let length): check(length, at: offset)
    case .rowHeight(let height): check(height.points, at: offset)
    case .headerHeight(let height): check(height.points, at: offset)
    case .separator(.line(let inset?)): check(inset, at: offset)
    case .imageSizing(.fixed(let size)): return .imageSizing(.fixed(size.drawable))
    case .lineLimit(.lines(let count)):
      precondition(
        count > 0,
        "Style \(StyleProperty.at(offset).name) \(count) is not a positive number of lines. Use .unlimited for "
          + "any number.")
    case .font, .color, .separator, .imageSizing, .lineLimit(.unlimited): break
    }
    return self
  }

  private func check(_ length: Double, at offset: Int) {
    guard length < 0 || !length.isFinite else { return }
    let property = StyleProperty.at(offset)
    precondition(
      length == .infinity && property.isLimit,
      "Style \(property.name) \(length) is not a \(property.isLimit ? "" : "finite, ")"
        + "non-negative number of points")
  }

  /// Writes the value to the property at an offset.
  @inline(__always)
  func write(to style: inout ResolvedStyle, at offset: Int) {
    switch self {
    case .length(let length): style[Double.self, at: offset] = length
    case .font(let font): style[StyleFont.self, at: offset] = font
    case .color(let color): style[StyleColor.self, at: offset] = color
    case .imageSizing(let sizing): style[ImageSizing.self, at: offset] = sizing
    case .rowHeight(let height): style[RowHeight.self, at: offset] = height
    case .headerHeight(let height): style[HeaderHeight.self, at: offset] = height
    case .separator(let separator): style[SeparatorStyle.self, at: offset] = separator
    case .lineLimit(let limit): style[LineLimit.self, at: offset] = limit
    }
  }

  var payload: any StyleValue {
    switch self {
    case .length(let length): length
    case .font(let font): font
    case .color(let color): color
    case .imageSizing(let sizing): sizing
    case .rowHeight(let height): height
    case .headerHeight(let height): height
    case .separator(let separator): separator
    case .lineLimit(let limit): limit
    }
  }
}
