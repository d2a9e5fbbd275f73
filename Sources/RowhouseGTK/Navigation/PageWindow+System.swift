// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import RowhouseHosting
import RowhouseModel

/// Requests to the system outside of the application.
extension PageWindow {
  /// Opens a link, lets the user choose a file, or copies text and shows that it was copied.
  func perform(_ request: SystemRequest) {
    switch request {
    case .open(let link): open(link)
    case .copy(let text): copy(text)
    // Linux desktops have no common interface for sharing.
    case .share(let content): copy(content.wholeText)
    case .choosePicture(let picture):
      pictureChooser = PictureChooser(picture, texts: texts, window: self)
    }
  }

  private var texts: SystemTexts { options.texts(in: top?.host.page?.language).system }

  private func copy(_ text: String) {
    gdk_clipboard_set_text(gtk_widget_get_clipboard(pointer), text)
    toast(texts.copied)
  }

  private func open(_ link: ExternalLink) {
    // GTK would interpret it as the path of a file.
    guard link.scheme != .path else { return showNotOpened(link) }
    let opening = Unmanaged.passRetained(Opening(link, window: self)).toOpaque()
    gtk_show_uri_full(
      pointer.cast(), link.address, 0, nil,
      { window, result, data in
        guard let data else { return }
        let native = UnsafeMutableRawPointer(window)?.assumingMemoryBound(to: GtkWindow.self)
        let isOpened = gtk_show_uri_full_finish(native, result, nil) != 0
        nonisolated(unsafe) let opening = data
        MainActor.assumeIsolated {
          let opening = Unmanaged<Opening>.fromOpaque(opening).takeRetainedValue()
          if !isOpened { opening.window?.showNotOpened(opening.link) }
        }
      }, opening)
  }

  private func showNotOpened(_ link: ExternalLink) { toast(texts.notOpened(link)) }

  /// A link that is being opened, and the window that shows a message if that fails.
  private final class Opening {
    let link: ExternalLink
    weak var window: PageWindow?

    init(_ link: ExternalLink, window: PageWindow) {
      self.link = link
      self.window = window
    }
  }
}
#endif
