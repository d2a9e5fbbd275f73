// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

/// One property of a style of any type, with functions that set it at each level and read it.
struct StyleProperty: Sendable, CustomTestStringConvertible {
  let name: String
  let setTheme: @Sendable (_ style: inout ResolvedStyle, _ sample: Int) -> Void
  let set: @Sendable (_ overrides: inout StyleOverrides, _ sample: Int) -> Void
  let clear: @Sendable (_ overrides: inout StyleOverrides) -> Void
  let isSet: @Sendable (_ overrides: StyleOverrides) -> Bool
  let copy: @Sendable (_ target: inout StyleOverrides, _ source: StyleOverrides) -> Void
  /// Returns `true` if the style has the sample with this number, or the standard value for `nil`.
  let has: @Sendable (_ style: ResolvedStyle, _ sample: Int?) -> Bool

  var testDescription: String { name }

  init<Value: Sample & StyleValue>(
    _ property: any WritableKeyPath<ResolvedStyle, Value> & Sendable
  ) {
    name = "\(property)".split(separator: ".").last.map(String.init) ?? ""
    setTheme = { $0[keyPath: property] = .sample($1) }
    set = { $0[dynamicMember: property] = .sample($1) }
    clear = { $0[dynamicMember: property] = nil }
    isSet = { $0[dynamicMember: property] != nil }
    copy = { $0[dynamicMember: property] = $1[dynamicMember: property] }
    has = { style, sample in
      style[keyPath: property] == sample.map(Value.sample) ?? ResolvedStyle()[keyPath: property]
    }
  }
}

extension StyleProperty {
  /// Every property.
  ///
  /// A test checks that the list is complete.
  static let all: [StyleProperty] = [
    StyleProperty(\.rowHeight),
    StyleProperty(\.margin),
    StyleProperty(\.rowPadding),
    StyleProperty(\.imageGap),
    StyleProperty(\.valueGap),
    StyleProperty(\.subtitleGap),
    StyleProperty(\.imageInset),
    StyleProperty(\.titleWidthLimit),
    StyleProperty(\.valueWidthLimit),
    StyleProperty(\.imageSize),
    StyleProperty(\.valueImageSize),
    StyleProperty(\.headerHeight),
    StyleProperty(\.footerHeight),
    StyleProperty(\.titleFont),
    StyleProperty(\.titleColor),
    StyleProperty(\.titleLineLimit),
    StyleProperty(\.subtitleFont),
    StyleProperty(\.subtitleColor),
    StyleProperty(\.subtitleLineLimit),
    StyleProperty(\.valueFont),
    StyleProperty(\.valueColor),
    StyleProperty(\.buttonFont),
    StyleProperty(\.buttonColor),
    StyleProperty(\.destructiveColor),
    StyleProperty(\.errorColor),
    StyleProperty(\.headerFont),
    StyleProperty(\.headerColor),
    StyleProperty(\.footerFont),
    StyleProperty(\.footerColor),
    StyleProperty(\.separator),
    StyleProperty(\.rowBackground),
    StyleProperty(\.selectedRowBackground),
    StyleProperty(\.pageBackground),
    StyleProperty(\.accessoryColor),
    StyleProperty(\.tint),
  ]
}
