// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("Images with an aspect ratio")
struct WideImageTests {
  @Test("The image fills a box with the ratio, which has no other limit by default")
  func box() {
    let part = Part.image(.named("a"), aspectRatio: 1.5, label: "b")
    #expect(part == Part.fillingImage(.named("a"), label: "b").aspectRatio(1.5))
    #expect(part.children.map(\.texts) == [[]] && part.controls.isEmpty)
  }

  @Test("The image has the fit, the shape, and the placeholder")
  func properties() {
    let part = Part.image(
      .named("a"), aspectRatio: 2, fit: .fit, shape: .rounded(8), placeholder: .tint)
    let image = ImagePart(
      .named("a"), size: .filling, fit: .fit, shape: .rounded(8), placeholder: .tint)
    #expect(part.children == [.image(image)])
  }

  @Test("A maximum height is a maximum width, so that the image keeps its ratio")
  func maximumHeight() {
    var box = BoxPart(.fillingImage(.named("a")))
    box.aspectRatio = 1.5
    box.width.maximum = 600
    #expect(Part.image(.named("a"), aspectRatio: 1.5, maximumHeight: 400) == .box(box))
  }

  @Test(
    "An image with an invalid ratio, such as that of a record without a size, is a square",
    arguments: [0, -1.5, .infinity, .nan])
  func invalid(ratio: Double) {
    let part = Part.image(.named("a"), aspectRatio: ratio, maximumHeight: 400)
    #expect(part.children == [Part.image(.named("a"), aspectRatio: 1, maximumHeight: 400)])
    #expect(part == Part.image(.named("a"), aspectRatio: ratio, maximumHeight: 400))
    #expect(part.invalidRatio == (ratio.isNaN ? 0 : ratio))
    #expect(Part.image(.named("a"), aspectRatio: 0.5).padding(4).invalidRatio == nil)
  }

  @Test("A maximum height of zero traps with its value")
  func noHeight() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Part.image(.named("a"), aspectRatio: 1, maximumHeight: 0)
    }
    expectMessage("The maximum height 0.0 of an image is invalid", in: result)
  }

  private func expectMessage(
    _ message: String, in result: ExitTest.Result?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(message), "\(output)", sourceLocation: sourceLocation)
  }
}
