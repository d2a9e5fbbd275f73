// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Foundation
import RowhouseHosting
import RowhouseModel

/// Requests to the system outside of the application.
extension PagePresenter {
  /// Opens a link, shows the share sheet or the photo library, or copies text and shows that it was copied.
  func perform(_ request: SystemRequest) {
    guard let top else { return }
    let texts = options.texts(in: top.host.page?.language).system
    switch request {
    case .open(let link): open(link, texts)
    case .share(let content): share(content, from: top)
    case .copy(let text):
      UIPasteboard.general.string = text
      toast(texts.copied)
    case .choosePicture(let picture): choosePicture(picture, from: top)
    }
  }

  private func choosePicture(_ request: PictureRequest, from site: any PageSite) {
    guard let controller = site.siteController else { return }
    let picker = PicturePicker(request, navigator: navigator)
    picturePicker = picker
    picker.onEnd = { [weak self, weak picker] in
      if let self, self.picturePicker === picker { self.picturePicker = nil }
    }
    present(picker.controller, from: controller)
  }

  private func open(_ link: ExternalLink, _ texts: SystemTexts) {
    // Foundation accepts every address that a link can have. A path needs a server, which an app
    // does not have.
    guard link.scheme != .path, let url = URL(string: link.address) else {
      return toast(texts.notOpened(link))
    }
    UIApplication.shared.open(url) { [weak self] isOpened in
      if !isOpened { self?.toast(texts.notOpened(link)) }
    }
  }

  private func share(_ content: SharedContent, from site: any PageSite) {
    guard let controller = site.siteController else { return }
    var items: [Any] = content.text.isEmpty ? [] : [content.text]
    if let url = content.link.flatMap({ URL(string: $0.address) }) { items.append(url) }
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
    sheet.popoverPresentationController?.pointAtRow(of: site)
    present(sheet, from: controller)
  }
}

extension UIPopoverPresentationController {
  /// Makes a popover without a source point at the row whose handler is running, or otherwise at the page.
  ///
  /// A keyboard shortcut can tap a row that is out of view. The popover then points at the page, too.
  ///
  /// On iPad, a popover without a source raises an exception.
  func pointAtRow(of site: any PageSite) {
    guard !hasSource else { return }
    guard let table = site.host.table else {
      sourceView = site.siteController?.view
      return
    }
    sourceView = table
    let row = site.host.driver.handlingIndexPath.map { table.rectForRow(at: IndexPath($0)) }
    sourceRect = row.flatMap { $0.intersects(table.bounds) ? $0 : nil } ?? table.bounds
  }

  private var hasSource: Bool {
    #if canImport(UIKit)
    if #available(iOS 16, *), sourceItem != nil { return true }
    #endif
    return sourceView != nil || barButtonItem != nil
  }
}
#endif
