// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import Testing

@testable import GalleryPictures

@Suite("The size that an SVG declares")
struct SVGSizeTests {
  @Test(
    "The size is read from the first tag, with any line breaks",
    arguments: [
      #"<svg width="77.5" height="76">"#, #"<svg height="76" width="77.5">"#,
      "<svg xmlns=\"x\"\n  width=\"77.5\"\n  height=\"76\"><rect width=\"1\" height=\"2\"/>",
      #"<svg stroke-width="2" width="77.5" height="76">"#,
    ])
  func size(text: String) {
    #expect(SVGSize.dimensions(of: Array(text.utf8)) == Dimensions(width: 77.5, height: 76))
  }

  @Test(
    "A file without a size has none",
    arguments: [
      "", "<svg>", #"<svg width="10">"#, #"<svg height="10"><rect width="1"/>"#,
      #"<svg width="10px" height="10">"#, #"<svg width="0" height="10">"#,
      #"<svg width="inf" height="10">"#, #"<svg width="10 height="10">"#,
      #"<html width="10" height="10">"#, #"<svg width="" height="10">"#,
    ])
  func none(text: String) {
    #expect(SVGSize.dimensions(of: Array(text.utf8)) == nil)
  }
}
