// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// The sizes of images are those of the stand-in.
#if os(Linux)
import Rowhouse
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Images in memory")
@MainActor
struct HeldImageTests {
  private let screen = TableScreen()

  private func show(@RowBuilder _ rows: () -> [AnyRow]) {
    screen.driver.sections = [TableSection(rows: rows())]
    screen.settle()
  }

  private func image(_ row: Int) -> UIImage? { screen.first(UIImageView.self, row)?.image }

  @Test("A row shows the object that it is given, also in a reused view")
  func shown() {
    let (ada, grace) = (UIImage(), UIImage())
    for photo in [ada, grace, ada] {
      show { Row("Photo", id: 1).image(.uiImage(photo)) }
      #expect(image(0) === photo)
    }
  }

  @Test("Images are equal if they are the same object")
  func identity() {
    let (ada, grace) = (UIImage(), UIImage())
    #expect(ImageSource.uiImage(ada) == .uiImage(ada))
    #expect(ImageSource.uiImage(ada) != .uiImage(grace))
    #expect(Set([ImageSource.uiImage(ada), .uiImage(ada), .uiImage(grace)]).count == 2)
    #expect(Row("a", id: 1).image(.uiImage(ada)).row != Row("a", id: 1).image(.uiImage(grace)).row)
  }

  @Test("A value's image is as large as the object, within the height of the row")
  func size() throws {
    UIImage.register("held", size: CGSize(width: 56, height: 56))
    let large = try #require(UIImage(named: "held"))
    show { Row("Code").valueImage(.uiImage(large)) }
    let view = try #require(screen.first(UIImageView.self, 0))
    #expect(view.image === large)
    #expect(view.bounds.size == CGSize(width: 28, height: 28))
  }

  @Test("Parts of custom content take images in memory")
  func custom() {
    let photo = UIImage()
    struct Photo: RowContent {
      let photo: UIImage
      func body(style: ResolvedStyle) -> Part { .image(.uiImage(photo), size: .square(20)) }
      static func == (first: Self, second: Self) -> Bool { first.photo === second.photo }
    }
    show {
      CustomRow(Photo(photo: photo))
    }
    #expect(image(0) === photo)
  }
}
#endif
