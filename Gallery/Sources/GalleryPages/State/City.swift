// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A city.
public struct City: Identifiable, Sendable {
  /// The English name, which identifies the city.
  public var id: String { title.english }
  /// The name.
  let title: Localized
  /// The first letter of the Chinese name in pinyin.
  private let pinyin: String

  private init(_ english: String, _ chinese: String, _ pinyin: String) {
    title = Localized(english, chinese)
    self.pinyin = pinyin
  }
}

extension City {
  /// Returns the letter under which the city is listed.
  func letter(in language: GalleryLanguage) -> String {
    switch language {
    case .english: String(title.english.prefix(1))
    case .chinese: pinyin
    }
  }

  /// All cities, by their English names.
  public static let all = [
    City("Amsterdam", "阿姆斯特丹", "A"),
    City("Athens", "雅典", "Y"),
    City("Bangkok", "曼谷", "M"),
    City("Berlin", "柏林", "B"),
    City("Bogotá", "波哥大", "B"),
    City("Cairo", "开罗", "K"),
    City("Copenhagen", "哥本哈根", "G"),
    City("Dakar", "达喀尔", "D"),
    City("Dublin", "都柏林", "D"),
    City("Edinburgh", "爱丁堡", "A"),
    City("Hanoi", "河内", "H"),
    City("Helsinki", "赫尔辛基", "H"),
    City("Istanbul", "伊斯坦布尔", "Y"),
    City("Jakarta", "雅加达", "Y"),
    City("Kyoto", "京都", "J"),
    City("Lima", "利马", "L"),
    City("Lisbon", "里斯本", "L"),
    City("Madrid", "马德里", "M"),
    City("Melbourne", "墨尔本", "M"),
    City("Montreal", "蒙特利尔", "M"),
    City("Nairobi", "内罗毕", "N"),
    City("Oslo", "奥斯陆", "A"),
    City("Paris", "巴黎", "B"),
    City("Prague", "布拉格", "B"),
    City("Quito", "基多", "J"),
    City("Rome", "罗马", "L"),
    City("Seoul", "首尔", "S"),
    City("Stockholm", "斯德哥尔摩", "S"),
    City("Tallinn", "塔林", "T"),
    City("Tokyo", "东京", "D"),
    City("Vienna", "维也纳", "W"),
    City("Warsaw", "华沙", "H"),
    City("Zagreb", "萨格勒布", "S"),
  ]
}
