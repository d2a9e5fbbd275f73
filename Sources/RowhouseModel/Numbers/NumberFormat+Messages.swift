// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension NumberFormat {
  /// Returns the message to the user about text that is not accepted, in the language of the
  /// format.
  ///
  /// Messages are available in English, German, French, Spanish, Chinese in both scripts, Japanese,
  /// and Arabic. For any other language, the message is in English.
  ///
  /// A bound is rounded to a number that is accepted.
  ///
  /// - Parameter problem: The reason.
  /// - Returns: A sentence.
  public func message(for problem: Problem) -> String { message(for: problem, bound: nil) }

  /// Returns the message, with `bound` in place of the bound in the problem unless `bound` is
  /// `nil`.
  func message(for problem: Problem, bound: String?) -> String {
    let texts = Texts(TextLanguage(tag: language) ?? .english)
    return switch problem {
    case .notANumber: texts.notANumber
    case .missing: texts.missing
    case .tooPrecise(digits: 0): texts.whole
    case .tooPrecise(let digits): "\(texts.precision): \(text(ofCount: digits))"
    case .tooLong: texts.tooLong
    case .tooSmall(let minimum): "\(texts.minimum): \(bound ?? text(of: minimum, .up))"
    case .tooLarge(let maximum): "\(texts.maximum): \(bound ?? text(of: maximum, .down))"
    }
  }

  private func text(ofCount count: Int) -> String {
    var format = self
    format.style = .integer
    return format.editedText(of: count)
  }
}

/// The messages in one language.
private struct Texts {
  let notANumber: String
  let missing: String
  let whole: String
  let precision: String
  let tooLong: String
  let minimum: String
  let maximum: String

  init(_ language: TextLanguage) {
    (notANumber, missing, whole, precision, tooLong, minimum, maximum) =
      switch language {
      case .english:
        (
          "This is not a number.", "Enter a number.", "Enter a whole number.",
          "Maximum decimal places",
          "The number has too many digits.", "Minimum", "Maximum"
        )
      case .german:
        (
          "Das ist keine Zahl.", "Bitte eine Zahl eingeben.",
          "Bitte eine ganze Zahl eingeben.", "Maximale Nachkommastellen",
          "Die Zahl hat zu viele Stellen.", "Minimum", "Maximum"
        )
      case .french:
        (
          "Ce n’est pas un nombre.", "Saisissez un nombre.", "Saisissez un nombre entier.",
          "Décimales au maximum",
          "Le nombre a trop de chiffres.", "Le plus petit nombre est", "Le plus grand nombre est"
        )
      case .spanish:
        (
          "Esto no es un número.", "Introduce un número.", "Introduce un número entero.",
          "Máximo de decimales",
          "El número tiene demasiadas cifras.", "El número más pequeño es",
          "El número más grande es"
        )
      case .simplifiedChinese:
        ("这不是数字。", "请输入数字。", "请输入整数。", "小数位数上限", "数字位数过多。", "最小值", "最大值")
      case .traditionalChinese:
        ("這不是數字。", "請輸入數字。", "請輸入整數。", "小數位數上限", "數字位數過多。", "最小值", "最大值")
      case .japanese:
        (
          "数値ではありません。", "数値を入力してください。", "整数を入力してください。",
          "小数点以下の最大桁数", "桁数が多すぎます。", "最小値", "最大値"
        )
      case .arabic:
        (
          "هذا ليس رقمًا.", "أدخل رقمًا.", "أدخل عددًا صحيحًا.",
          "أقصى عدد من المنازل العشرية",
          "الرقم يحتوي على خانات كثيرة جدًا.",
          "أصغر رقم", "أكبر رقم"
        )
      }
  }
}
