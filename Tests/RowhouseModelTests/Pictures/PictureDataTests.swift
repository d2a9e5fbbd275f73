// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import RowhouseTestSupport
import Testing

@Suite("Bytes of pictures")
struct PictureDataTests {
  @Test("The format and the size are read from the head of the file")
  func sizes() throws {
    let png = try PictureData(PictureFiles.png(640, 700))
    #expect(png.format == .png && png.width == 640 && png.height == 700)
    let jpeg = try PictureData(PictureFiles.jpeg(4_032, 3_024))
    #expect(jpeg.format == .jpeg && jpeg.width == 4_032 && jpeg.height == 3_024)
    #expect("\(jpeg)" == "image/jpeg, 4032 × 3024")
  }

  @Test("A file that no host can show is refused with the reason")
  func refusals() {
    #expect(throws: PictureError.unknownFormat) { try PictureData([]) }
    #expect(throws: PictureError.unknownFormat) { try PictureData(Array("<svg/>".utf8)) }
    #expect(throws: PictureError.damaged(.png)) { try PictureData(PictureFiles.png(0, 5)) }
    #expect(throws: PictureError.tooManyPixels(width: 100_000, height: 100_000)) {
      try PictureData(PictureFiles.png(100_000, 100_000))
    }
    #expect(
      "\(PictureError.tooManyPixels(width: 10_000, height: 9_000))"
        == "The picture has 10000 × 9000 pixels, and at most 50000000 are allowed. Scale it down.")
  }

  @Test("Every shorter file is refused, and none is read beyond its end")
  func truncated() {
    for file in [PictureFiles.png(8, 9), PictureFiles.jpeg(8, 9)] {
      let sizeEnd = file.count - 6
      for count in 0..<sizeEnd {
        #expect(throws: PictureError.self) { try PictureData(Array(file.prefix(count))) }
      }
      #expect(throws: Never.self) { try PictureData(Array(file.prefix(sizeEnd))) }
    }
  }

  @Test("Random bytes after a signature are refused or have a size within the limit")
  func randomFiles() {
    var random = SeededGenerator(seed: 20_261_123)
    for _ in 0..<20_000 {
      let head: [UInt8] =
        random.once(in: 2) ? [0xFF, 0xD8, 0xFF] : Array(PictureFiles.png(1, 1).prefix(16))
      let rest = (0..<random.below(40)).map { _ in
        random.once(in: 3) ? 0xFF : UInt8(random.below(256))
      }
      let bytes = head + rest
      guard let picture = try? PictureData(bytes) else { continue }
      #expect(picture.width * picture.height <= PictureData.maximumPixelCount)
      #expect(picture.width > 0 && picture.height > 0)
    }
  }

  @Test("Pictures are equal if their bytes are")
  func equality() throws {
    let one = try PictureData(PictureFiles.png(8, 9))
    #expect(try one == PictureData(PictureFiles.png(8, 9)))
    #expect(try one != PictureData(PictureFiles.png(8, 9, mark: 1)))
    #expect(try Set([one, PictureData(PictureFiles.png(8, 9))]).count == 1)
    #expect(ImageSource.data(one).name == "image")
  }

  @Test("A circle without a picture has at most three letters")
  func initials() {
    for (initials, shown) in [("ABCD", "ABC"), ("É", "É")] {
      let circle = Part.avatar(nil, initials: initials)
      #expect(circle.texts == [shown])
    }
  }

  @Test("A diameter that is negative or not finite counts as 0")
  func diameters() {
    for source in [nil, ImageSource.remote("/ada.jpg")] {
      let empty = Part.avatar(source, initials: "AL", diameter: 0)
      #expect(empty.texts == ["AL"])
      for diameter in [-1, .nan, .infinity, -.infinity] as [Double] {
        #expect(Part.avatar(source, initials: "AL", diameter: diameter) == empty, "\(diameter)")
      }
    }
  }

  @Test("A picture at an address is above the letters")
  func address() throws {
    let part = Part.avatar(.remote("/ada.jpg"), initials: "AL", diameter: 40, label: "Ada")
    guard case .layered(let stack) = part else {
      Issue.record("\(part)")
      return
    }
    #expect(stack.parts.first == Part.avatar(nil, initials: "AL", diameter: 40))
    #expect(
      stack.parts.last
        == Part.image(
          .remote("/ada.jpg"), size: .square(40), label: "Ada", fit: .fill, shape: .circle))
    let picture = try PictureData(PictureFiles.png(8, 9))
    #expect(Part.avatar(picture, initials: "AL").texts.isEmpty)
  }

  @Test("The letters of a circle do not name its row, unless it has a label")
  func spoken() {
    for source in [nil, ImageSource.remote("/ada.jpg")] {
      let part = Part.horizontal {
        Part.avatar(source, initials: "AL")
        Part.text("Ada")
        Part.text("")
        Part.text("★★").accessibility(label: "2 stars")
      }
      for part in [part, Part.control(.pressable(PressablePart(part, label: "Show")))] {
        #expect(part.texts == ["AL", "Ada", "", "★★"])
        #expect(part.spokenTexts == ["Ada", "2 stars"])
        #expect(part.searchedTexts == ["Ada", "2 stars", "★★"])
      }
    }
    let part = Part.avatar(nil, initials: "AL", label: "Ada")
    #expect(part.texts == ["AL"] && part.spokenTexts == ["Ada"])
  }
}
