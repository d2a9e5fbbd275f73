// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A country that can be searched for.
public enum Country: String, CaseIterable, Sendable {
  /// Argentina.
  case argentina
  /// Australia.
  case australia
  /// Brazil.
  case brazil
  /// Canada.
  case canada
  /// China.
  case china
  /// Egypt.
  case egypt
  /// Finland.
  case finland
  /// India.
  case india
  /// Japan.
  case japan
  /// Kenya.
  case kenya
  /// Norway.
  case norway
  /// Switzerland.
  case switzerland
}

extension Country {
  /// The name.
  public var title: Localized {
    switch self {
    case .argentina: Localized("Argentina", "阿根廷")
    case .australia: Localized("Australia", "澳大利亚")
    case .brazil: Localized("Brazil", "巴西")
    case .canada: Localized("Canada", "加拿大")
    case .china: Localized("China", "中国")
    case .egypt: Localized("Egypt", "埃及")
    case .finland: Localized("Finland", "芬兰")
    case .india: Localized("India", "印度")
    case .japan: Localized("Japan", "日本")
    case .kenya: Localized("Kenya", "肯尼亚")
    case .norway: Localized("Norway", "挪威")
    case .switzerland: Localized("Switzerland", "瑞士")
    }
  }
}
