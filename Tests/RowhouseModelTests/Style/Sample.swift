// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// A type with any number of sample values, none of them a default of the standard style.
protocol Sample: Hashable, Sendable {
  static func sample(_ number: Int) -> Self
}

extension Double: Sample {
  static func sample(_ number: Int) -> Double { 200.5 + Double(number) }
}

extension StyleFont: Sample {
  static func sample(_ number: Int) -> StyleFont {
    switch number % 3 {
    case 0: .system(size: 15, weight: number % 2 == 0 ? .bold : .thin).sized(number)
    case 1: StyleFont(family: .monospaced, size: 15).sized(number)
    default: StyleFont(family: .named("Face \(number)"), size: 15)
    }
  }

  private func sized(_ number: Int) -> StyleFont {
    StyleFont(family: family, size: size + Double(number) / 1_000, weight: weight)
  }
}

extension StyleColor: Sample {
  static func sample(_ number: Int) -> StyleColor {
    .adaptive(light: RGBA(hex: 0x123456), dark: RGBA(hex: UInt32(number)))
  }
}

extension ImageSizing: Sample {
  static func sample(_ number: Int) -> ImageSizing { .fixed(.square(.sample(number))) }
}

extension RowHeight: Sample {
  static func sample(_ number: Int) -> RowHeight {
    number % 2 == 0 ? .fixed(.sample(number)) : .automatic(minimum: .sample(number))
  }
}

extension HeaderHeight: Sample {
  static func sample(_ number: Int) -> HeaderHeight {
    number % 2 == 0 ? .fixed(.sample(number)) : .automatic(minimum: .sample(number))
  }
}

extension SeparatorStyle: Sample {
  static func sample(_ number: Int) -> SeparatorStyle {
    number == 0 ? .hidden : .line(leadingInset: .sample(number))
  }
}

extension LineLimit: Sample {
  static func sample(_ number: Int) -> LineLimit {
    number == 0 ? .unlimited : .lines(number + 1)
  }
}
