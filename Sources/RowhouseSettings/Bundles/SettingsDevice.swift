// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A kind of device, for which a bundle may contain specific pages.
public enum SettingsDevice: String, Hashable, Sendable, CaseIterable {
  /// An iPhone.
  case phone
  /// An iPad.
  case pad
  /// A Mac.
  case mac
  /// An Apple Vision.
  case vision
}

extension SettingsDevice {
  /// The part of a file name that marks pages for the device, or `nil` if there is none.
  var suffix: String? {
    switch self {
    case .phone: "~iphone"
    case .pad: "~ipad"
    case .mac: nil
    case .vision: "~vision"
    }
  }

  /// The name of the device in `SupportedUserInterfaceIdioms`.
  var idiom: String {
    switch self {
    case .phone: "Phone"
    case .pad: "Pad"
    case .mac: "Mac"
    case .vision: "Reality"
    }
  }
}
