// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

/// The values that all renderers of a session share.
final class RenderContext {
  /// The style classes of the session.
  ///
  /// Every renderer adds to them.
  let sheet: StyleSheet
  let images: any WebImageSource
  /// The path below which images and the client files are served, without a trailing slash.
  let base: String
  /// The texts of the host, in the language of the page.
  let texts: WebTexts
  /// The language tag of the context.
  ///
  /// Initially, it is the language of pages without a language.
  let language: String
  private let textsInLanguage: @Sendable (String) -> WebTexts

  init(
    sheet: StyleSheet = StyleSheet(), images: any WebImageSource, base: String,
    texts: @escaping @Sendable (String) -> WebTexts, language: String
  ) {
    self.sheet = sheet
    self.images = images
    self.base = base
    self.language = language
    self.texts = texts(language)
    textsInLanguage = texts
  }

  /// Returns the context for a page in a language, or `self` if the language is `nil`.
  func localized(_ language: String?) -> RenderContext {
    guard let language, language != self.language else { return self }
    return RenderContext(
      sheet: sheet, images: images, base: base, texts: textsInLanguage, language: language)
  }

  /// Returns the address of an image, or `nil` if the browser cannot load it.
  func address(of source: ImageSource) -> String? {
    switch source {
    case .named(let name): "\(base)/images/named/\(Percent.encoded(name))"
    case .symbol(let name): "\(base)/images/symbol/\(Percent.encoded(name))"
    case .remote(let address): address
    case .data(let picture):
      "data:\(picture.format.contentType);base64,\(Base64.text(of: picture.bytes))"
    case .held: nil
    }
  }

  /// Returns the size of an image, or `nil` if it is unknown.
  func dimensions(of source: ImageSource) -> Dimensions? {
    switch source {
    case .named(let name): images.image(named: name)?.dimensions
    case .symbol(let name): images.symbol(named: name)?.dimensions
    case .data(let picture): picture.dimensions
    case .remote, .held: nil
    }
  }

  /// Returns the size at which an image is drawn.
  func size(of image: ImagePart) -> Dimensions {
    switch image.size {
    case .fixed(let fixed): return fixed.drawable
    case .filling: return .square(0)
    case .natural(let maximum):
      let size = (dimensions(of: image.source) ?? .square(30)).drawable
      guard size.height > maximum, size.height > 0 else { return size }
      return Dimensions(width: size.width * maximum / size.height, height: maximum)
    }
  }
}
