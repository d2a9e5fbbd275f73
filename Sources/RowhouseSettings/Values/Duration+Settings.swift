// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// A build of the whole module must read this file after `FileStamp.swift`, which is in a folder with an earlier name:
// looking up the members of `Duration` imports `timespec` from a private module of the standard library, and the
// fields of that type would then not be visible there.

@available(macOS 13, iOS 16, macCatalyst 16, tvOS 16, watchOS 9, *)
extension Duration: SettingsConvertible {
  /// Creates a duration from a number of seconds, such as 90 or 0.5.
  public init?(_ value: SettingsValue) {
    if let seconds = Int(value) {
      self = .seconds(seconds)
    } else {
      guard let seconds = Double(value), seconds.magnitude < 1e15 else { return nil }
      self = .seconds(seconds)
    }
  }

  /// The number of seconds, which is an integer for whole seconds.
  public var settingsValue: SettingsValue {
    let (seconds, attoseconds) = components
    if attoseconds == 0, let whole = Int(exactly: seconds) { return .integer(whole) }
    return .real(Double(seconds) + Double(attoseconds) / 1e18)
  }
}
