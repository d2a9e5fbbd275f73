// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Whether a page is shown in light or in dark.
public enum PageColorScheme: Hashable, Sendable, CaseIterable {
  /// Dark text on light ground.
  case light
  /// Light text on dark ground.
  case dark
}
