// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What one level of the cascade (page, section or row) says about its style, and nothing else.
///
/// Each property of ``ResolvedStyle`` has its optional counterpart here. Setting one to nil
/// takes the override away, and the level above shows through again:
///
/// ```swift
/// var overrides = StyleOverrides()
/// overrides.titleFont = .system(size: 17)
/// overrides[keyPath: \.margin] = 16
/// ```
///
/// The order in which properties are set never matters. An override has to make sense: setting
/// a gap, margin or limit that is negative or not finite stops the program and names the property.
/// Heights of rows, headers and footers are often computed, so a wrong one is reported when the
/// page is shown, and the level above is used.
///
/// Rows carry it, so it is one word in size. Empty it owns no memory, else an array with an
/// element for each property that is set.
public struct StyleOverrides: Hashable, Sendable {
  /// In the order of their keys, one for each, so that equal overrides have equal entries.
  var entries: [Entry] = []

  /// Creates overrides that set nothing.
  public init() {}

  /// Whether nothing is set.
  public var isEmpty: Bool { entries.isEmpty }
}
