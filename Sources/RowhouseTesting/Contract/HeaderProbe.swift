// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A probe of a host that shows buttons in the headers of sections.
@MainActor
public protocol HeaderProbe: HostProbe {
  /// Presses the button in the header of a shown section, as a user would.
  func pressHeaderButton(ofSection section: Int)
}
