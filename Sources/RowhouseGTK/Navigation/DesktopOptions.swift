// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
public import RowhouseHosting
public import RowhouseModel

/// Settings for showing pages on the desktop.
///
/// Each window has its own options, so create them once, and pass them to every window of the application.
public struct DesktopOptions: Sendable {
  /// The theme of pages without a theme.
  public var theme: Theme
  /// The source of images.
  public var images: PageImages
  /// Returns the texts that the host itself shows in a language, which is that of the page, or ``language`` for pages without a
  /// language.
  public var texts: @Sendable (_ language: String) -> DesktopTexts
  /// The language of pages without a language, as a BCP 47 tag.
  ///
  /// Defaults to `nil`, for texts and numbers in English, and dates in the language of the system. To set the language of
  /// the user, call ``DesktopApplication/language(of:)``.
  public var language: String?
  /// The receiver of diagnostics.
  public var diagnostics: DiagnosticsHandler

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - theme: The theme of pages without a theme. Defaults to `Theme.adwaita`.
  ///   - images: The source of images. Defaults to the symbols of the icon theme.
  ///   - texts: Returns the texts that the host itself shows in a language. Defaults to those of ``DesktopTexts``.
  ///   - language: The language of pages without a language, as a BCP 47 tag. Defaults to `nil`, for texts and numbers
  ///     in English, and dates in the language of the system.
  ///   - diagnostics: The receiver of diagnostics. Defaults to warnings on standard error.
  public init(
    theme: Theme = .adwaita, images: PageImages = .standard,
    texts: @escaping @Sendable (_ language: String) -> DesktopTexts = {
      DesktopTexts(language: $0)
    },
    language: String? = nil, diagnostics: DiagnosticsHandler = .standard
  ) {
    self.theme = theme
    self.images = images
    self.texts = texts
    self.language = language
    self.diagnostics = diagnostics
  }
}

extension DesktopOptions {
  /// Returns the texts for a page in a language, or for a page without a language.
  func texts(in language: String?) -> DesktopTexts { texts(language ?? self.language ?? "en") }
}
#endif
