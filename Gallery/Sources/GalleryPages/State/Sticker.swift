// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A sticker with a face.
public enum Sticker: Int, CaseIterable, Identifiable, Sendable {
  /// A wink.
  case wink = 1
  /// A face with its tongue out.
  case tongue
  /// Laughing and crying at the same time.
  case tearsOfJoy
  /// Laughing.
  case laugh
  /// A purple devil.
  case devil
  /// Crying.
  case crying
}

extension Sticker {
  /// The number of the sticker.
  public var id: Int { rawValue }

  /// The name.
  var title: Localized {
    switch self {
    case .wink: .wink
    case .tongue: .tongue
    case .tearsOfJoy: .tearsOfJoy
    case .laugh: .laugh
    case .devil: .devil
    case .crying: .crying
    }
  }

  /// The name of the sticker's picture.
  var image: String { "emoji_\(rawValue)" }
}
