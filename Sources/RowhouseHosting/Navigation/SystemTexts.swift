// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

package import RowhouseModel

/// The words and messages that hosts show when they perform a ``SystemRequest``.
public struct SystemTexts: Hashable, Sendable {
  /// The message after text was copied.
  public var copied = "Copied"
  /// The message if no application can open a link.
  ///
  /// The address of the link follows it.
  public var notOpened = "Cannot be opened"
  /// The title of the action that copies text.
  public var copy = "Copy"
  /// The title of the action that shares content.
  public var share = "Share"
  /// The title of the action that opens a link.
  public var open = "Open"
  /// The title of the action that lets the user choose a picture.
  public var choosePicture = "Choose a picture"
  /// The title of the action that removes a picture.
  public var removePicture = "Remove the picture"
  /// The message about a file that is not an acceptable picture.
  public var noPicture = "Choose a JPEG or PNG picture of at most 1 MB."
  /// The title of the action that leaves everything unchanged.
  public var cancel = "Cancel"

  /// Creates the texts in English.
  public init() {}
}

extension SystemTexts {
  /// Creates the texts in a language.
  ///
  /// The texts are available in English, German, French, Spanish, Simplified and Traditional
  /// Chinese, Japanese, and Arabic. For any other language, they are in English.
  ///
  /// - Parameter language: A BCP 47 language tag, such as `zh-Hant`.
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
    (choosePicture, removePicture, noPicture, cancel) =
      switch TextLanguage(tag: language) {
      case .english, nil: (choosePicture, removePicture, noPicture, cancel)
      case .german:
        (
          "Bild auswählen", "Bild entfernen",
          "Bitte ein Bild in JPEG oder PNG mit höchstens 1 MB auswählen.", "Abbrechen"
        )
      case .french:
        (
          "Choisir une image", "Supprimer l’image",
          "Choisissez une image JPEG ou PNG de 1 Mo au plus.", "Annuler"
        )
      case .spanish:
        (
          "Elegir una imagen", "Eliminar la imagen",
          "Elige una imagen JPEG o PNG de 1 MB como máximo.", "Cancelar"
        )
      case .simplifiedChinese:
        ("选择图片", "移除图片", "请选择不超过 1 MB 的 JPEG 或 PNG 图片。", "取消")
      case .traditionalChinese:
        ("選擇圖片", "移除圖片", "請選擇不超過 1 MB 的 JPEG 或 PNG 圖片。", "取消")
      case .japanese:
        ("画像を選択", "画像を削除", "1 MB 以下の JPEG または PNG の画像を選択してください。", "キャンセル")
      case .arabic:
        ("اختيار صورة", "إزالة الصورة", "اختر صورة JPEG أو PNG لا تتجاوز 1 ميغابايت.", "إلغاء")
      }
  }

  /// Returns the message if no application can open a link.
  package func notOpened(_ link: ExternalLink) -> String { "\(notOpened): \(link.address)" }
}
