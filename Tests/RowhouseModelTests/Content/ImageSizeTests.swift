// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("The sizes of pictures in standard content")
struct ImageSizeTests {
  private func sizes(_ row: some RowElement) -> [ImagePart.Size] {
    row.body(style: ResolvedStyle().applying(row.row.style)).imageParts.map(\.size)
  }

  private func height(_ size: ImagePart.Size) -> Double {
    switch size {
    case .fixed(let size): size.height
    case .natural(let maximum): maximum
    case .filling: .infinity
    }
  }

  @Test("The picture before the title is 30 by 30 by default")
  func leading() {
    let row = Row("title").image(.named("image"))
    #expect(sizes(row) == [.fixed(.square(30))])
    #expect(
      sizes(row.style(\.imageSize, .fixed(Dimensions(width: 20, height: 90))))
        == [.fixed(Dimensions(width: 20, height: 90))])
    #expect(
      sizes(row.style(\.imageSize, .natural)) == [.natural(maximumHeight: .infinity)])
  }

  @Test("The picture at the edge is 8 points away from the row's top and bottom")
  func trailing() {
    let row = Row("title").valueImage(.named("dot"))
    #expect(sizes(row) == [.natural(maximumHeight: 28)])
    #expect(sizes(row.height(100)) == [.natural(maximumHeight: 84)])
    #expect(sizes(row.height(16)) == [.natural(maximumHeight: 0)])
    #expect(sizes(row.height(0)) == [.natural(maximumHeight: 0)])
    #expect(
      sizes(row.height(.automatic(minimum: 60))) == [.natural(maximumHeight: 44)])
    #expect(sizes(row.style(\.imageInset, 0)) == [.natural(maximumHeight: 44)])
  }

  @Test("A size that is set is kept, but no taller than the row allows")
  func set() {
    let row = Row("title").valueImage(.named("dot"))
    let small = Dimensions(width: 50, height: 20)
    #expect(sizes(row.style(\.valueImageSize, .fixed(small))) == [.fixed(small)])
    #expect(
      sizes(row.style(\.valueImageSize, .fixed(Dimensions(width: 28, height: 56))))
        == [.fixed(Dimensions(width: 14, height: 28))])
    #expect(
      sizes(row.style(\.valueImageSize, .fixed(.square(60))).height(76)) == [.fixed(.square(60))])
  }

  @Test("Height, picture and size may be set in any order")
  func order() {
    // S5 of SJStaticTableView: the picture had to be set after the height, and overwrote the size.
    forAll(500) { random in
      let height = Double.random(in: 0...200, using: &random)
      let size = Dimensions(
        width: Double.random(in: 1...100, using: &random),
        height: Double.random(in: 1...100, using: &random))
      let steps: [(Row) -> Row] = [
        { $0.height(height) },
        { $0.valueImage(.named("dot")) },
        { $0.style(\.valueImageSize, .fixed(size)) },
        { $0.value("value") },
      ]
      let ordered = steps.reduce(Row("title")) { $1($0) }
      let shuffled = steps.shuffled(using: &random).reduce(Row("title")) { $1($0) }
      guard sizes(ordered) == sizes(shuffled) else {
        return "\(sizes(ordered)) and \(sizes(shuffled))"
      }
      guard let found = sizes(shuffled).first else { return "no picture" }
      let limit = max(0, height - 16)
      guard self.height(found) <= limit else { return "\(found) in a row of \(height)" }
      return size.height > limit || found == .fixed(size)
        ? nil : "\(found) where \(size) fits a row of \(height)"
    }
  }
}
