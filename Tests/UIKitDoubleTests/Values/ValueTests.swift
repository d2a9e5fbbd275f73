// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Foundation
import Testing
import UIKitDouble

@Suite("Texts, fonts, colors and images")
struct ValueTests {
  private func size(
    _ text: String, _ size: CGFloat = 10, width: CGFloat = .greatestFiniteMagnitude
  ) -> CGSize {
    NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: size)])
      .boundingRect(
        with: CGSize(width: width, height: .greatestFiniteMagnitude),
        options: .usesLineFragmentOrigin, context: nil
      ).size
  }

  @Test("A text is as wide as its characters and as high as its lines, on any thread")
  func measuring() async {
    #expect(size("abcd") == CGSize(width: 20, height: 12))
    #expect(size("登录") == CGSize(width: 20, height: 12))
    #expect(size("ab\ncde") == CGSize(width: 15, height: 24))
    #expect(size("aaa bb cc", width: 30) == CGSize(width: 30, height: 24))
    #expect(size("aaaaaaaa", width: 20) == CGSize(width: 20, height: 24))
    #expect(size("") == CGSize(width: 0, height: 0))
    let elsewhere = await Task.detached { size("abcd", 20) }.value
    #expect(elsewhere == CGSize(width: 40, height: 24))
  }

  @Test("A wider box never has more lines, and none is wider than its box", arguments: 0..<20)
  func boxes(seed: Int) {
    let words = (0..<12).map { String(repeating: "x", count: ($0 * 7 + seed * 3) % 6 + 1) }
    let text = words.joined(separator: " ")
    var height = CGFloat.infinity
    for width in stride(from: CGFloat(30), to: 400, by: 10) {
      let box = size(text, width: width)
      #expect(box.width <= width)
      #expect(box.height <= height)
      height = box.height
    }
  }

  @Test("A label measures its lines up to the number it shows")
  @MainActor
  func labels() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.text = "aaa bb cc"
    #expect(label.sizeThatFits(CGSize(width: 30, height: 0)) == CGSize(width: 30, height: 12))
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 30, height: 0)) == CGSize(width: 30, height: 24))
    #expect(label.accessibilityLabel == "aaa bb cc")
  }

  @Test("Fonts scale with the text size, and keep their properties")
  func fonts() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    let scaled = UIFontMetrics.default.scaledFont(for: font, compatibleWith: large)
    #expect(scaled.pointSize == 33)
    #expect(UIFontMetrics.default.scaledFont(for: font, compatibleWith: nil) == font)
    #expect(
      UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 20, compatibleWith: large)
        .pointSize == 20)
    #expect(UIFont.systemFont(ofSize: 15) != UIFont.boldSystemFont(ofSize: 15))
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test("Colors are equal by components, and dynamic ones resolve")
  func colors() {
    #expect(UIColor(white: 1, alpha: 1) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(dynamic.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    #expect(dynamic.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
    #expect(dynamic != UIColor.black)
    let dimmed = dynamic.withAlphaComponent(0.5)
    #expect(
      dimmed.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        == UIColor(white: 1, alpha: 0.5))
  }

  @Test("Later traits win if they are specified")
  func traits() {
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
      UITraitCollection(layoutDirection: .rightToLeft),
    ])
    #expect(both.userInterfaceStyle == .dark)
    #expect(both.displayScale == 3)
    #expect(both.layoutDirection == .rightToLeft)
    #expect(both.preferredContentSizeCategory == .unspecified)
  }

  @Test(
    "Images are found by registered names, and symbols by all names except excluded ones")
  func images() {
    UIImage.register("stand-in.lamp", size: CGSize(width: 30, height: 20))
    #expect(UIImage(named: "stand-in.lamp")?.size == CGSize(width: 30, height: 20))
    #expect(UIImage(named: "stand-in.nothing") == nil)
    #expect(UIImage(systemName: "chevron.right") != nil)
    UIImage.registerMissing(systemName: "stand-in.missing")
    #expect(UIImage(systemName: "stand-in.missing") == nil)
    var png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    png += [0x49, 0x48, 0x44, 0x52, 0, 0, 1, 0, 0, 0, 0, 8]
    #expect(UIImage(data: Data(png), scale: 2)?.size == CGSize(width: 128, height: 4))
  }
}
#endif
