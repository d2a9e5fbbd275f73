// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Foundation
import GalleryPictures
import RowhouseWeb
import UIKitDriving

/// An SVG file of views: their backgrounds, texts, switches, symbols, and images.
@MainActor
struct ViewDrawing {
  private let size: CGSize
  private var elements: [String] = []

  init(size: CGSize) { self.size = size }

  /// The text of the file.
  var file: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width)" height="\(size.height)" \
    font-family="Inter, Cantarell, DejaVu Sans, sans-serif">
    \(elements.joined(separator: "\n"))
    </svg>
    """
  }

  /// Draws a view and the views inside it.
  mutating func draw(_ view: UIView, movedBy origin: CGPoint = .zero) {
    guard !view.isHidden, view.alpha > 0 else { return }
    var frame = view.frame
    frame.origin.x += origin.x
    frame.origin.y += origin.y
    if let color = view.backgroundColor {
      fill(frame, radius: view.layer.cornerRadius, color, view.traitCollection)
    }
    switch view {
    case let label as UILabel: draw(label, in: frame)
    case let toggle as UISwitch: return draw(toggle, in: frame)
    case let image as UIImageView: draw(image, in: frame)
    default: break
    }
    let inner = CGPoint(
      x: frame.minX - view.bounds.minX, y: frame.minY - view.bounds.minY)
    for subview in view.subviews { draw(subview, movedBy: inner) }
    if let cell = view as? UITableViewCell { drawSeparator(of: cell, in: frame) }
  }

  /// Draws a bar with a title over the top of the views.
  mutating func drawBar(_ title: String, height: CGFloat, in view: UIView) {
    let frame = CGRect(x: 0, y: 0, width: size.width, height: height)
    fill(frame, radius: 0, UIColor(white: 0.976, alpha: 1), view.traitCollection)
    let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    text(title, font, "middle", x: frame.midX, y: frame.maxY - 22, .label, view.traitCollection)
  }
}

extension ViewDrawing {
  private mutating func fill(
    _ frame: CGRect, radius: CGFloat, _ color: UIColor, _ traits: UITraitCollection
  ) {
    elements.append(
      #"<rect x="\#(frame.minX)" y="\#(frame.minY)" width="\#(frame.width)" "#
        + #"height="\#(frame.height)" rx="\#(radius)" \#(paint(color, traits))/>"#)
  }

  private mutating func draw(_ label: UILabel, in frame: CGRect) {
    guard let shown = label.text, !shown.isEmpty else { return }
    let isMiddle = label.textAlignment == .center
    text(
      shown, label.font, isMiddle ? "middle" : "start", x: isMiddle ? frame.midX : frame.minX,
      y: frame.midY, label.textColor, label.traitCollection)
  }

  private mutating func text(
    _ text: String, _ font: UIFont, _ anchor: String, x: CGFloat, y: CGFloat, _ color: UIColor,
    _ traits: UITraitCollection
  ) {
    let escaped = text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
    elements.append(
      #"<text x="\#(x)" y="\#(y)" dominant-baseline="central" text-anchor="\#(anchor)" "#
        + #"font-size="\#(font.pointSize)" \#(paint(color, traits))>\#(escaped)</text>"#)
  }

  private mutating func draw(_ toggle: UISwitch, in frame: CGRect) {
    let radius = frame.height / 2
    let color: UIColor = toggle.isOn ? toggle.onTintColor ?? .systemGreen : .systemGray4
    fill(frame, radius: radius, color, toggle.traitCollection)
    let x = toggle.isOn ? frame.maxX - radius : frame.minX + radius
    elements.append(
      #"<circle cx="\#(x)" cy="\#(frame.midY)" r="\#(radius - 2)" fill="white"/>"#)
  }

  private mutating func draw(_ view: UIImageView, in frame: CGRect) {
    guard let image = view.image, let name = image.name else { return }
    if name == "chevron.forward" {
      let (x, y) = (frame.midX, frame.midY)
      elements.append(
        #"<path d="M\#(x - 2.5) \#(y - 5)l5 5l-5 5" fill="none" stroke-width="2" "#
          + #"stroke-linecap="round" \#(paint(view.tintColor, view.traitCollection, "stroke"))/>"#)
    } else if let symbol = GalleryPictures().symbol(named: name) {
      // The file is black.
      let colored = String(decoding: symbol.bytes, as: UTF8.self)
        .replacingOccurrences(of: "#000000", with: tone(view.tintColor, view.traitCollection).color)
      draw(Data(colored.utf8), in: frame)
    } else if let picture = GalleryPictures().image(named: name) {
      draw(Data(picture.bytes), in: frame)
    }
  }

  /// Draws an SVG file.
  private mutating func draw(_ file: Data, in frame: CGRect) {
    elements.append(
      #"<image x="\#(frame.minX)" y="\#(frame.minY)" width="\#(frame.width)" "#
        + #"height="\#(frame.height)" "#
        + #"href="data:image/svg+xml;base64,\#(file.base64EncodedString())"/>"#)
  }

  private mutating func drawSeparator(of cell: UITableViewCell, in frame: CGRect) {
    guard let table = cell.superview as? UITableView ?? cell.superview?.superview as? UITableView
    else { return }
    let line = CGRect(
      x: frame.minX + cell.separatorInset.left, y: frame.maxY - 0.5,
      width: max(0, frame.width - cell.separatorInset.left), height: 0.5)
    fill(line, radius: 0, table.separatorColor ?? .separator, cell.traitCollection)
  }

  /// Returns an attribute with a color.
  private func paint(
    _ color: UIColor, _ traits: UITraitCollection, _ attribute: String = "fill"
  ) -> String {
    let (tone, alpha) = tone(color, traits)
    return #"\#(attribute)="\#(tone)" \#(attribute)-opacity="\#(alpha)""#
  }

  /// Returns a color of a file, and its opacity.
  private func tone(
    _ color: UIColor, _ traits: UITraitCollection
  ) -> (color: String, alpha: CGFloat) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.resolvedColor(with: traits)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let parts = [red, green, blue].map { String(Int(($0 * 255).rounded())) }
    return ("rgb(\(parts.joined(separator: ",")))", alpha)
  }
}
#endif
