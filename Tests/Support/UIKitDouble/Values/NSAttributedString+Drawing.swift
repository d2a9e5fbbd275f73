// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

/// See <https://developer.apple.com/documentation/foundation/nsattributedstring>.
extension NSAttributedString {
  public func size() -> CGSize {
    TextMeasure(self).size(width: 0, height: 0, maximumLines: 0)
  }

  /// Without `usesLineFragmentOrigin` the text is one line, and its origin is the baseline's.
  ///
  /// See <https://developer.apple.com/documentation/foundation/nsattributedstring/boundingrect(with:options:context:)>.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let measure = TextMeasure(self)
    if options.contains(.usesLineFragmentOrigin) {
      return CGRect(
        origin: .zero, size: measure.size(width: size.width, height: size.height, maximumLines: 0))
    }
    let line = measure.size(width: 0, height: 0, maximumLines: 1)
    return CGRect(x: 0, y: -line.height * 0.2, width: line.width, height: line.height)
  }
}

/// See <https://developer.apple.com/documentation/foundation/nsstring>.
extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(describing: self), attributes: attributes).size()
  }

  /// See <https://developer.apple.com/documentation/foundation/nsstring/boundingrect(with:options:attributes:context:)>.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(describing: self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
#endif
