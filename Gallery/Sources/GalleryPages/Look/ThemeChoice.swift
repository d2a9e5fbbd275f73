// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// A theme that the user of the gallery can choose.
public enum ThemeChoice: String, CaseIterable, Sendable {
  /// The theme of Rowhouse.
  case standard
  /// The theme of the original.
  case weChat = "wechat"
}

extension ThemeChoice {
  /// The theme.
  public var theme: Theme {
    switch self {
    case .standard: .standard
    case .weChat: .weChat
    }
  }

  /// The title to display.
  var title: Localized { self == .standard ? .standardTheme : .weChatTheme }

  /// The other theme.
  var other: ThemeChoice { self == .standard ? .weChat : .standard }
}
