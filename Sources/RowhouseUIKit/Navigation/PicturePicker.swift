// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import RowhouseHosting
import RowhouseModel

/// The photo library, in which the user chooses a picture and crops it to a square.
///
/// The cropped picture fits rows, which show pictures in a circle. `PHPickerViewController` cannot
/// crop to a square.
@MainActor
final class PicturePicker: NSObject {
  let controller = UIImagePickerController()
  /// Called when the user has chosen a picture or closed the library.
  var onEnd: (() -> Void)?
  private let request: PictureRequest
  private let navigator: Navigator

  /// The JPEG quality, from 0 to 1.
  private static let quality = 0.85

  init(_ request: PictureRequest, navigator: Navigator) {
    self.request = request
    self.navigator = navigator
    super.init()
    controller.allowsEditing = true
    controller.delegate = self
    controller.presentationController?.delegate = self
  }

  isolated deinit {
    // The application may have dismissed the library.
    navigator.answer(request, picture: nil)
  }

  private func close(_ picture: PictureData?) {
    controller.dismiss(animated: true)
    end(picture)
  }

  private func end(_ picture: PictureData?) {
    navigator.answer(request, picture: picture)
    onEnd?()
  }

  /// Returns a scaled-down image as encoded data, or `nil` if it cannot be encoded.
  private func picture(of image: UIImage) -> PictureData? {
    let scale = image.scale
    let size = request.scaled(
      width: image.size.width * scale, height: image.size.height * scale)
    let small = image.preparingThumbnail(
      of: CGSize(width: size.width / scale, height: size.height / scale))
    let data = (small ?? image).jpegData(compressionQuality: Self.quality)
    return data.flatMap { data in try? PictureData(data.withUnsafeBytes { Array($0) }) }
  }
}

extension PicturePicker: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    let image = (info[.editedImage] ?? info[.originalImage]) as? UIImage
    close(image.flatMap { picture(of: $0) })
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { close(nil) }
}

extension PicturePicker: UIAdaptivePresentationControllerDelegate {
  /// Answers the request when the user has pulled the library down, which its own delegate does not learn.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    end(nil)
  }
}
#endif
