// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
// The stand-in has no photo library: the test calls the delegate.
import Rowhouse
import RowhouseTestSupport
import RowhouseUIKit
import Testing
import UIKitDriving

@Suite("Pictures from the photo library", .serialized)
@MainActor
struct PictureRequestTests {
  private final class Model {
    var pictures: [PictureData] = []
  }

  private struct Page: TablePage {
    let model: Model
    var title: String { "Page" }
    var sections: [TableSection] {
      TableSection {
        Row("Picture").onSelect {
          Navigator.current?.choosePicture(maximumSide: 100) { model.pictures.append($0) }
        }
      }
    }
  }

  private let model = Model()

  private func library(_ screen: TableScreen) throws -> UIImagePickerController {
    screen.table.tap(row: IndexPath(row: 0, section: 0))
    Animations.finish()
    screen.window.layoutIfNeeded()
    return try #require(screen.controller.presentedViewController as? UIImagePickerController)
  }

  private func image(_ width: Int, _ height: Int) throws -> UIImage {
    try #require(UIImage(data: Data(PictureFiles.png(width, height))))
  }

  @Test("The square that the user has cut out is scaled down and encoded as JPEG")
  func choosing() throws {
    let screen = TableScreen(Page(model: model))
    let library = try library(screen)
    #expect(library.allowsEditing)
    library.delegate?.imagePickerController(
      library,
      didFinishPickingMediaWithInfo: [
        .originalImage: try image(4_000, 3_000), .editedImage: try image(800, 400),
      ])
    Animations.finish()
    let picture = try #require(model.pictures.first)
    #expect(picture.format == .jpeg && picture.width == 100 && picture.height == 50)
    #expect(screen.controller.presentedViewController == nil)
  }

  @Test("A small picture is not scaled up")
  func small() throws {
    let screen = TableScreen(Page(model: model))
    let library = try library(screen)
    library.delegate?.imagePickerController(
      library, didFinishPickingMediaWithInfo: [.originalImage: try image(30, 20)])
    #expect(model.pictures.map(\.width) == [30])
  }

  @Test("Canceling closes the library and changes nothing")
  func canceling() throws {
    let screen = TableScreen(Page(model: model))
    let library = try library(screen)
    library.delegate?.imagePickerControllerDidCancel(library)
    Animations.finish()
    #expect(screen.controller.presentedViewController == nil && model.pictures.isEmpty)
  }

  /// An object that only the handler of a request captures.
  private final class Capture {}

  private final class CaptureSource {
    var capture: Capture?

    func take() -> Capture? {
      defer { capture = nil }
      return capture
    }
  }

  private struct CapturingPage: TablePage {
    let source: CaptureSource
    var title: String { "Page" }
    var sections: [TableSection] {
      TableSection {
        Row("Picture").onSelect {
          let capture = source.take()
          Navigator.current?.choosePicture { _ in withExtendedLifetime(capture) {} }
        }
      }
    }
  }

  @Test("The library and the handler are released when the library is closed", arguments: 0..<3)
  func lifetime(way: Int) async throws {
    weak var capture: Capture?
    weak var library: UIImagePickerController?
    let source = CaptureSource()
    let screen = TableScreen(CapturingPage(source: source))
    do {
      source.capture = Capture()
      capture = source.capture
      let shown = try self.library(screen)
      library = shown
      Animations.finish()
      #expect(capture != nil)
      switch way {
      case 0: shown.pullDownSheet()
      case 1: shown.delegate?.imagePickerControllerDidCancel(shown)
      default:
        shown.delegate?.imagePickerController(
          shown, didFinishPickingMediaWithInfo: [.originalImage: try image(30, 20)])
      }
      Animations.finish()
    }
    await waitUntil { library == nil && capture == nil }
    #expect(library == nil && capture == nil)
    #expect(screen.controller.presentedViewController == nil)
  }

  @Test("A cell shows the bytes of a picture")
  func shown() throws {
    let picture = try PictureData(PictureFiles.png(8, 8))
    let screen = TableScreen(AvatarPage(picture: picture))
    let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    func images(_ view: UIView) -> [UIImage] {
      [(view as? UIImageView)?.image].compactMap(\.self) + view.subviews.flatMap(images)
    }
    #expect(images(cell).map(\.size) == [CGSize(width: 8, height: 8)])
  }

  private struct AvatarPage: TablePage {
    let picture: PictureData
    var title: String { "Page" }
    var sections: [TableSection] { TableSection { AvatarRow("Ann", picture: picture) { _ in } } }
  }
}
#endif
