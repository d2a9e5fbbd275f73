// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Glibc
package import RowhouseHosting
package import RowhouseModel

/// The system's dialog for choosing a picture file.
///
/// The picture in the file is scaled down.
///
/// Only one dialog is open at a time. Creating another dialog ends the request of the previous one.
@MainActor
final class PictureChooser {
  private let dialog: UnsafeMutableRawPointer
  private let request: PictureRequest
  private let navigator: Navigator
  /// The message about a file that is not a picture.
  private let message: String
  private weak var window: PageWindow?

  /// Shows the dialog over a window.
  init(_ request: PictureRequest, texts: SystemTexts, window: PageWindow) {
    self.request = request
    self.window = window
    navigator = window.navigator
    message = texts.noPicture
    guard
      let dialog = gtk_file_chooser_native_new(
        texts.choosePicture, window.pointer.cast(), GTK_FILE_CHOOSER_ACTION_OPEN, nil, nil)
    else { preconditionFailure("GTK has no memory for a dialog.") }
    self.dialog = UnsafeMutableRawPointer(dialog)
    if let filter = gtk_file_filter_new() {
      gtk_file_filter_add_pixbuf_formats(filter)
      gtk_file_chooser_add_filter(OpaquePointer(self.dialog), filter)
      g_object_unref(filter.raw)
    }
    gtk_native_dialog_set_modal(native, 1)
    observe("response", of: self.dialog) { [weak self] arguments in
      self?.ended(isChosen: arguments.integer(1) == GTK_RESPONSE_ACCEPT.rawValue)
    }
    gtk_native_dialog_show(native)
  }

  isolated deinit {
    navigator.answer(request, picture: nil)
    gtk_native_dialog_destroy(native)
    g_object_unref(dialog)
  }

  private var native: UnsafeMutablePointer<GtkNativeDialog> {
    dialog.assumingMemoryBound(to: GtkNativeDialog.self)
  }

  private func ended(isChosen: Bool) {
    guard isChosen else {
      navigator.answer(request, picture: nil)
      return
    }
    Task { [weak self, request, path = chosenPath] in
      var picture: PictureData?
      if let path { picture = await request.readPicture(inFile: path) }
      guard let self else { return }
      if picture == nil { window?.toast(message) }
      navigator.answer(request, picture: picture)
    }
  }

  /// The path of the chosen file, or `nil` if it is on another computer.
  private var chosenPath: String? {
    guard let file = gtk_file_chooser_get_file(OpaquePointer(dialog)) else { return nil }
    defer { g_object_unref(file.raw) }
    guard let path = g_file_get_path(file) else { return nil }
    defer { g_free(path) }
    return String(cString: path)
  }
}

extension PictureRequest {
  /// The JPEG quality, from 0 to 100.
  private static let quality = "85"

  /// Returns the picture in a file, without stopping the main loop.
  ///
  /// Reading and scaling a large picture takes longer than a frame of a window.
  @concurrent
  package func readPicture(inFile path: String) async -> PictureData? { picture(inFile: path) }

  /// Returns the picture in a file, scaled down and rotated upright, or `nil` if the file is not a picture.
  package func picture(inFile path: String) -> PictureData? {
    var (width, height): (gint, gint) = (0, 0)
    // If a size is given, the decoder needs only the memory of the scaled-down picture.
    guard gdk_pixbuf_get_file_info(path, &width, &height) != nil, width > 0, height > 0,
      Int(width) * Int(height) <= PictureData.maximumPixelCount
    else { return nil }
    let size = scaled(width: Double(width), height: Double(height))
    guard
      let decoded = gdk_pixbuf_new_from_file_at_size(
        path, Int32(size.width), Int32(size.height), nil)
    else { return nil }
    defer { g_object_unref(decoded.raw) }
    guard let upright = gdk_pixbuf_apply_embedded_orientation(decoded) else { return nil }
    defer { g_object_unref(upright.raw) }
    return Self.encoded(upright)
  }

  /// Returns the picture as JPEG data, or as PNG data if pixels may be transparent.
  private static func encoded(_ pixels: OpaquePointer) -> PictureData? {
    let format = gdk_pixbuf_get_has_alpha(pixels) != 0 ? "png" : "jpeg"
    let options = format == "jpeg" ? [("quality", quality)] : []
    var (bytes, count): (UnsafeMutablePointer<gchar>?, gsize) = (nil, 0)
    let keys = options.map { strdup($0.0) } + [nil]
    let values = options.map { strdup($0.1) } + [nil]
    defer { for text in keys + values { free(text) } }
    var (keyList, valueList) = (keys, values)
    guard
      gdk_pixbuf_save_to_bufferv(pixels, &bytes, &count, format, &keyList, &valueList, nil) != 0,
      let bytes
    else { return nil }
    defer { g_free(bytes) }
    return try? PictureData(
      Array(UnsafeRawBufferPointer(start: bytes, count: Int(count))))
  }
}
#endif
