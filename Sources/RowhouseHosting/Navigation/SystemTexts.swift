// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import RowhouseModel

/// The texts that hosts show when they carry out a ``SystemRequest``.
public struct SystemTexts: Hashable, Sendable {
  /// The message after a text was copied.
  public var copied = "Copied"
  /// The message if no application can open a link, before its address.
  public var notOpened = "Cannot be opened"
  /// The verb for copying.
  public var copy = "Copy"
  /// The verb for passing something on to another application.
  public var share = "Share"
  /// The verb for opening a link.
  public var open = "Open"

  /// Creates the texts in English.
  public init() {}
}

extension SystemTexts {
  /// Creates the texts in a language.
  ///
  /// There are texts in English, German, French, Spanish, Chinese in both scripts, Japanese and Arabic.
  /// The texts in any other language are those in English.
  ///
  /// - Parameter language: A tag by BCP 47, such as `zh-Hant`.
  public init(language: String) {
    (copied, notOpened, copy, share, open) =
      switch TextLanguage(tag: language) {
      case .english, nil: (copied, notOpened, copy, share, open)
      case .german: ("Kopiert", "Lässt sich nicht öffnen", "Kopieren", "Teilen", "Öffnen")
      case .french: ("Copié", "Ouverture impossible", "Copier", "Partager", "Ouvrir")
      case .spanish: ("Copiado", "No se puede abrir", "Copiar", "Compartir", "Abrir")
      case .simplifiedChinese: ("已复制", "无法打开", "复制", "分享", "打开")
      case .traditionalChinese: ("已複製", "無法打開", "複製", "分享", "打開")
      case .japanese: ("コピーしました", "開けません", "コピー", "共有", "開く")
      case .arabic: ("تم النسخ", "تعذر الفتح", "نسخ", "مشاركة", "فتح")
      }
  }

  /// Returns the message if no application can open a link.
  package func notOpened(_ link: ExternalLink) -> String { "\(notOpened): \(link.address)" }
}
