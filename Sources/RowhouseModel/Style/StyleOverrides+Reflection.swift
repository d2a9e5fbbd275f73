// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension StyleOverrides: CustomReflectable {
  /// What is set, each by its property's name, so that a printed row says what it overrides.
  public var customMirror: Mirror {
    Mirror(self, children: entries.map { ("\($0.key)", $0.value.payload) }, displayStyle: .struct)
  }
}

extension StyleOverrides.Value {
  fileprivate var payload: any Sendable {
    switch self {
    case .length(let length): length
    case .font(let font): font
    case .color(let color): color
    case .imageSizing(let sizing): sizing
    case .rowHeight(let height): height
    case .headerHeight(let height): height
    case .separator(let separator): separator
    }
  }
}
