// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The format of durations in one language: `1 h 30 min` in English, `1小时30分钟` in Chinese.
///
/// Units are available in English, German, French, Spanish, Chinese in both scripts, Japanese, and
/// Arabic. For any other language, the units are in English.
@available(macOS 13, iOS 16, macCatalyst 16, tvOS 16, watchOS 9, *)
public struct DurationFormat: Hashable, Sendable {
  /// The language, as a language tag.
  public let language: String

  /// Creates a format for a language.
  ///
  /// - Parameter language: A BCP 47 tag, such as `de-CH`.
  public init(language: String) { self.language = language }

  /// Returns a duration in hours, minutes, and seconds, without those that are zero.
  ///
  /// Fractions of a second are omitted. A duration of zero is `0 min`. A negative duration begins
  /// with the minus sign of the language.
  public func text(of duration: Duration) -> String {
    let total = duration.components.seconds
    let counts = [total.magnitude / 3_600, total.magnitude / 60 % 60, total.magnitude % 60]
    let units = Units(language: language)
    let names = [units.hour, units.minute, units.second]
    let parts = zip(counts, names).filter { $0.0 > 0 }
    let shown = parts.isEmpty ? [(counts[1], names[1])] : parts
    let numbers = NumberFormat(.integer, language: language)
    let text = shown.map { count, name in
      numbers.text(of: Double(count)) + units.space + name
    }.joined(separator: units.space)
    return total < 0 ? numbers.symbols.minus + text : text
  }
}

/// The names of units in a language, and the space around them.
private struct Units {
  let hour: String
  let minute: String
  let second: String
  /// The space between a number and its unit, and between two units.
  let space: String

  init(language: String) {
    (hour, minute, second) =
      switch TextLanguage(tag: language) {
      case .english, .french, .spanish, nil: ("h", "min", "s")
      case .german: ("Std.", "Min.", "Sek.")
      case .simplifiedChinese: ("小时", "分钟", "秒")
      case .traditionalChinese: ("小時", "分鐘", "秒")
      case .japanese: ("時間", "分", "秒")
      case .arabic: ("س", "د", "ث")
      }
    space =
      switch TextLanguage(tag: language) {
      case .simplifiedChinese, .traditionalChinese, .japanese: ""
      case .english, .french, .spanish, .german, .arabic, nil: " "
      }
  }
}
