// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

/// One property of a style, whatever its type: how to set it at each level and how to read it.
struct StyleProperty: Sendable, CustomTestStringConvertible {
  let name: String
  let setTheme: @Sendable (_ style: inout ResolvedStyle, _ sample: Int) -> Void
  let set: @Sendable (_ overrides: inout StyleOverrides, _ sample: Int) -> Void
  let clear: @Sendable (_ overrides: inout StyleOverrides) -> Void
  let isSet: @Sendable (_ overrides: StyleOverrides) -> Bool
  let copy: @Sendable (_ target: inout StyleOverrides, _ source: StyleOverrides) -> Void
  /// Whether the style has the sample of this number; without one, the standard value.
  let has: @Sendable (_ style: ResolvedStyle, _ sample: Int?) -> Bool

  var testDescription: String { name }

  init<Value: Sample>(
    _ name: String,
    _ resolved: any WritableKeyPath<ResolvedStyle, Value> & Sendable,
    _ override: any WritableKeyPath<StyleOverrides, Value?> & Sendable
  ) {
    self.name = name
    setTheme = { $0[keyPath: resolved] = .sample($1) }
    set = { $0[keyPath: override] = .sample($1) }
    clear = { $0[keyPath: override] = nil }
    isSet = { $0[keyPath: override] != nil }
    copy = { $0[keyPath: override] = $1[keyPath: override] }
    has = { style, sample in
      style[keyPath: resolved] == sample.map(Value.sample) ?? ResolvedStyle()[keyPath: resolved]
    }
  }
}

extension StyleProperty {
  /// Every property; `CascadeTests.complete()` proves that none is missing.
  static let all: [StyleProperty] = [
    StyleProperty("rowHeight", \.rowHeight, \.rowHeight),
    StyleProperty("margin", \.margin, \.margin),
    StyleProperty("rowPadding", \.rowPadding, \.rowPadding),
    StyleProperty("imageGap", \.imageGap, \.imageGap),
    StyleProperty("valueGap", \.valueGap, \.valueGap),
    StyleProperty("subtitleGap", \.subtitleGap, \.subtitleGap),
    StyleProperty("imageInset", \.imageInset, \.imageInset),
    StyleProperty("titleWidthLimit", \.titleWidthLimit, \.titleWidthLimit),
    StyleProperty("valueWidthLimit", \.valueWidthLimit, \.valueWidthLimit),
    StyleProperty("imageSize", \.imageSize, \.imageSize),
    StyleProperty("valueImageSize", \.valueImageSize, \.valueImageSize),
    StyleProperty("headerHeight", \.headerHeight, \.headerHeight),
    StyleProperty("footerHeight", \.footerHeight, \.footerHeight),
    StyleProperty("titleFont", \.titleFont, \.titleFont),
    StyleProperty("titleColor", \.titleColor, \.titleColor),
    StyleProperty("subtitleFont", \.subtitleFont, \.subtitleFont),
    StyleProperty("subtitleColor", \.subtitleColor, \.subtitleColor),
    StyleProperty("valueFont", \.valueFont, \.valueFont),
    StyleProperty("valueColor", \.valueColor, \.valueColor),
    StyleProperty("buttonFont", \.buttonFont, \.buttonFont),
    StyleProperty("buttonColor", \.buttonColor, \.buttonColor),
    StyleProperty("destructiveColor", \.destructiveColor, \.destructiveColor),
    StyleProperty("headerFont", \.headerFont, \.headerFont),
    StyleProperty("headerColor", \.headerColor, \.headerColor),
    StyleProperty("footerFont", \.footerFont, \.footerFont),
    StyleProperty("footerColor", \.footerColor, \.footerColor),
    StyleProperty("separator", \.separator, \.separator),
    StyleProperty("rowBackground", \.rowBackground, \.rowBackground),
    StyleProperty("selectedRowBackground", \.selectedRowBackground, \.selectedRowBackground),
    StyleProperty("pageBackground", \.pageBackground, \.pageBackground),
    StyleProperty("accessoryColor", \.accessoryColor, \.accessoryColor),
    StyleProperty("tint", \.tint, \.tint),
  ]
}
