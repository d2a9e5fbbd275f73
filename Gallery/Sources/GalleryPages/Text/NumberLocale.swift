// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse

/// A language of the page with numbers, with its texts.
public enum NumberLocale: String, CaseIterable, Sendable {
  /// English.
  case english = "en"
  /// German.
  case german = "de"
  /// Simplified Chinese.
  case chinese = "zh-Hans"
  /// Egyptian Arabic, which is written from right to left with its own digits.
  case arabic = "ar-EG"
}

extension NumberLocale {
  /// The language as a language tag.
  public var tag: String { rawValue }

  /// The name of the language in the language itself.
  public var name: String {
    switch self {
    case .english: "English"
    case .german: "Deutsch"
    case .chinese: "中文"
    case .arabic: "العربية"
    }
  }

  /// The currency of the prices.
  public var currency: String {
    switch self {
    case .english: "USD"
    case .german: "EUR"
    case .chinese: "CNY"
    case .arabic: "EGP"
    }
  }

  /// Creates the language of the gallery.
  init(_ language: GalleryLanguage) {
    switch language {
    case .english: self = .english
    case .chinese: self = .chinese
    }
  }

  var title: String {
    switch self {
    case .english: "Numbers and dates"
    case .german: "Zahlen und Daten"
    case .chinese: "数字和日期"
    case .arabic: "الأرقام والتواريخ"
    }
  }

  var pageLanguage: String {
    switch self {
    case .english: "Language"
    case .german: "Sprache"
    case .chinese: "语言"
    case .arabic: "اللغة"
    }
  }

  var oneOrder: String {
    switch self {
    case .english: "Every section shows the same order in its language."
    case .german: "Jeder Abschnitt zeigt dieselbe Bestellung in seiner Sprache."
    case .chinese: "每一组都用各自的语言显示同一个订单。"
    case .arabic: "يعرض كل قسم الطلب نفسه بلغته."
    }
  }

  var reset: String {
    switch self {
    case .english: "Reset numbers"
    case .german: "Zahlen zurücksetzen"
    case .chinese: "重置数字"
    case .arabic: "إعادة ضبط الأرقام"
    }
  }

  var pieces: String {
    switch self {
    case .english: "Pieces"
    case .german: "Stück"
    case .chinese: "数量"
    case .arabic: "عدد القطع"
    }
  }

  var weight: String {
    switch self {
    case .english: "Weight (kg)"
    case .german: "Gewicht (kg)"
    case .chinese: "重量（千克）"
    case .arabic: "الوزن (كجم)"
    }
  }

  var price: String {
    switch self {
    case .english: "Price"
    case .german: "Preis"
    case .chinese: "价格"
    case .arabic: "السعر"
    }
  }

  var discount: String {
    switch self {
    case .english: "Discount"
    case .german: "Rabatt"
    case .chinese: "折扣"
    case .arabic: "الخصم"
    }
  }

  var day: String {
    switch self {
    case .english: "Delivery day"
    case .german: "Liefertag"
    case .chinese: "送货日期"
    case .arabic: "يوم التسليم"
    }
  }

  var time: String {
    switch self {
    case .english: "Delivery time"
    case .german: "Lieferzeit"
    case .chinese: "送货时间"
    case .arabic: "وقت التسليم"
    }
  }
}
