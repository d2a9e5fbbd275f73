// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel

extension PartRenderer {
  /// Writes an image, or an element with the same size if the image does not exist.
  mutating func write(_ image: ImagePart) {
    if let tile = image.tile { return write(image, onTile: tile) }
    var rules = sizeRules(of: image)
    switch image.fit {
    case .stretch: break
    case .fit: rules.append("object-fit:contain")
    case .fill: rules.append("object-fit:cover")
    }
    rules += shapeRules(of: image)
    if let color = image.placeholder { rules.append("background:\(CSS.color(color))") }
    let classes = Markup.Attribute.classes("image", Part.image(image).growth, className(rules))
    guard let address = context.address(of: image.source) else {
      // The placeholder occupies the space of the image.
      return markup.element("span", [classes] + meaning(of: image)) { _ in }
    }
    writePicture(at: address, [classes], label: image.label)
  }

  /// Writes a tile with an image in it.
  ///
  /// A symbol is the mask of a colored area, because the file contains its own colors.
  private mutating func write(_ image: ImagePart, onTile tile: StyleColor) {
    var rules = sizeRules(of: image) + shapeRules(of: image)
    // Forced colors would remove the symbol, which is a background.
    rules += ["position:relative", "background:\(CSS.color(tile))", "forced-color-adjust:none"]
    let classes = Markup.Attribute.classes(
      "image", "tile", Part.image(image).growth, className(rules))
    markup.open("span", [classes] + meaning(of: image))
    if let address = context.address(of: image.source) {
      let share = CSS.number(ImagePart.shareOfTile * 100)
      var inner = ["position:absolute", "inset:0", "margin:auto"]
      inner += ["width:\(share)%", "height:\(share)%"]
      switch image.source {
      case .symbol:
        inner.append("background:\(CSS.color(theme.symbolColor(onTile: tile)))")
        inner.append("mask:url(\"\(address)\") center/contain no-repeat")
        markup.element("span", [.classes(className(inner))]) { _ in }
      case .named, .remote, .data, .held:
        inner.append("object-fit:contain")
        writePicture(at: address, [.classes(className(inner))], label: nil)
      }
    }
    markup.close("span")
  }

  private mutating func writePicture(
    at address: String, _ classes: [Markup.Attribute], label: String?
  ) {
    var attributes = classes + [.named("src", address), .named("alt", label ?? "")]
    // With lazy loading, a browser would first show a page of the pager without its image.
    if !isPaged { attributes.append(.named("loading", "lazy")) }
    markup.open("img", attributes)
  }

  private func sizeRules(of image: ImagePart) -> [String] {
    guard image.size != .filling else { return [] }
    let size = context.size(of: image)
    return ["width:\(CSS.pixels(size.width))", "height:\(CSS.pixels(size.height))"]
  }

  private func shapeRules(of image: ImagePart) -> [String] {
    switch image.shape {
    case .rectangle: []
    case .rounded(let radius): ["border-radius:\(CSS.pixels(radius.drawableLength))"]
    case .circle: ["border-radius:50%"]
    }
  }

  private func className(_ rules: [String]) -> String {
    rules.isEmpty ? "" : context.sheet.className(rules.joined(separator: ";"))
  }

  /// Returns the attributes that describe an element that represents an image but is not an `img`
  /// element.
  private func meaning(of image: ImagePart) -> [Markup.Attribute] {
    image.label.map { [.named("role", "img"), .named("aria-label", $0)] }
      ?? [.named("aria-hidden", "true")]
  }
}
