// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The texts of a ``LoadState`` for which the application provides none.
struct StatusTexts {
  let loading: String
  let retry: String
  let more: String

  /// Creates the texts in a language, or in English if there are none.
  init(language: String) {
    (loading, retry, more) =
      switch TextLanguage(tag: language) {
      case .english, nil: ("Loading", "Try again", "Loading more")
      case .german: ("Wird geladen", "Erneut versuchen", "Weitere werden geladen")
      case .french: ("Chargement", "Réessayer", "Chargement de la suite")
      case .spanish: ("Cargando", "Reintentar", "Cargando más")
      case .simplifiedChinese: ("正在加载", "重试", "正在加载更多")
      case .traditionalChinese: ("正在載入", "再試一次", "正在載入更多")
      case .japanese: ("読み込み中", "再試行", "さらに読み込み中")
      case .arabic: ("جارٍ التحميل", "إعادة المحاولة", "جارٍ تحميل المزيد")
      }
  }
}
