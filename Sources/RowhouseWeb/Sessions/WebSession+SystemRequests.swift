// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

/// Requests that only the browser can perform, which are sent as dialogs. See decision 0067.
extension WebSession {
  /// Shows a dialog in which the user can copy text or follow a link.
  ///
  /// A script performs the request instead, and shows the dialog only if the browser does not allow the request.
  func present(_ request: SystemRequest) {
    let texts = localizedContext.texts
    var dismiss = texts.buttons.done
    if case .choosePicture = request {
      dismiss = texts.system.cancel
      // Not every browser reports that the user has closed the file picker.
      for dialog in dialogs where pictureRequest(of: dialog.id) != nil { closeDialog(dialog.id) }
    }
    navigator.present(request, title: texts.system.verb(for: request), dismiss: dismiss)
  }

  /// Writes the dialog of a request, which is hidden until a script has tried to perform the request.
  func write(_ request: SystemRequest, of dialog: Dialog, isHidden: Bool, to markup: inout Markup) {
    var attributes = attributes(of: dialog)
    attributes += [
      .named("data-request", request.name),
      .named("data-copied", localizedContext.texts.system.copied),
    ]
    if isHidden { attributes.append(.flag("hidden")) }
    if case .share(let content) = request {
      // Browsers share only links to web pages.
      let url = content.link.flatMap { $0.scheme.isWeb ? $0.address : nil }
      let text = url == nil ? content.wholeText : content.text
      if !text.isEmpty { attributes.append(.named("data-text", text)) }
      if let url { attributes.append(.named("data-url", url)) }
    }
    if case .choosePicture(let picture) = request {
      attributes.append(.named("data-side", "\(picture.maximumSide)"))
    }
    markup.element("dialog", attributes) { markup in
      writeTitle(of: dialog, to: &markup)
      switch request {
      case .choosePicture: writeFileInput(of: dialog, to: &markup)
      case .open, .share, .copy:
        markup.element(
          "p",
          [.classes("wanted"), .named("tabindex", "0"), .named("dir", "auto"), .flag("autofocus")],
          text: request.wholeText)
      }
      markup.element("div", [.classes("actions")]) { markup in
        writeActions(of: dialog, to: &markup)
        switch request {
        case .open(let link):
          let target: [Markup.Attribute] = [.classes("action")] + link.markupAttributes
          markup.element("a", target, text: dialog.title)
        case .share, .copy:
          let retry: [Markup.Attribute] = [
            .named("type", "button"), .classes("action"), .flag("data-retry"),
          ]
          markup.element("button", retry, text: dialog.title)
        case .choosePicture:
          markup.button(
            sending: ["picture", "\(dialog.id.number)"],
            [.classes("action", "upload"), .named("formenctype", "multipart/form-data")],
            text: dialog.title)
        }
      }
    }
  }
}

/// Pictures.
extension WebSession {
  /// Returns the request for a picture that a dialog belongs to, or `nil` if there is none.
  func pictureRequest(of id: DialogID) -> PictureRequest? {
    guard let dialog = dialogs.first(where: { $0.id == id }),
      case .choosePicture(let request) = dialog.request
    else { return nil }
    return request
  }

  /// Passes a dialog's picture to the page, or shows the dialog again if the file is not a picture.
  func answer(_ id: DialogID, picture: PictureData?) {
    guard let request = pictureRequest(of: id) else { return }
    guard let picture else {
      dialogInput.refused = id
      return send(SessionStep(dialogs: dialogMarkup()))
    }
    navigator.answer(request, picture: picture)
    closeDialog(id)
  }

  /// Releases the handler of a request for a picture.
  func endPictureRequest(of dialog: Dialog) {
    if case .choosePicture(let request) = dialog.request {
      navigator.answer(request, picture: nil)
    }
  }

  /// Writes the field for a picture file, which the script opens immediately if the browser allows it.
  private func writeFileInput(of dialog: Dialog, to markup: inout Markup) {
    let hint = "picture-\(dialog.id.number)"
    var attributes: [Markup.Attribute] = [
      .named("type", "file"), .named("name", "picture"), .named("accept", "image/jpeg,image/png"),
      .named("aria-label", dialog.title), .named("aria-describedby", hint), .flag("autofocus"),
    ]
    if dialogInput.refused == dialog.id { attributes.append(.named("aria-invalid", "true")) }
    markup.open("input", attributes)
    markup.element("p", [.named("id", hint)], text: localizedContext.texts.system.noPicture)
  }
}

extension ExternalLink {
  /// The attributes of an element that leads to the link.
  ///
  /// A web page opens in a new tab, which cannot change this tab. Another route of the server opens in the same tab,
  /// or is saved as a file. The HTML standard calls the latter "downloading a hyperlink", which unloads no document, so
  /// browsers send no `beforeunload` event.
  var markupAttributes: [Markup.Attribute] {
    let address = [Markup.Attribute.named("href", address)]
    if isDownload { return address + [.flag("download")] }
    return scheme.isWeb
      ? address + [.named("target", "_blank"), .named("rel", "noopener noreferrer")] : address
  }
}

extension ExternalLink.Scheme {
  /// True if a browser shows the link itself, in a new tab.
  fileprivate var isWeb: Bool {
    switch self {
    case .https, .http: true
    case .mailto, .tel, .sms, .path: false
    }
  }
}

extension SystemRequest {
  /// The name that the script uses for the request.
  fileprivate var name: String {
    switch self {
    case .open: "open"
    case .share: "share"
    case .copy: "copy"
    case .choosePicture: "choosePicture"
    }
  }

  /// The text that the dialog shows, which is empty if the dialog has a field instead.
  fileprivate var wholeText: String {
    switch self {
    case .open(let link): link.address
    case .share(let content): content.wholeText
    case .copy(let text): text
    case .choosePicture: ""
    }
  }
}

extension SystemTexts {
  /// Returns the title of the action that performs a request.
  fileprivate func verb(for request: SystemRequest) -> String {
    switch request {
    case .open: open
    case .share: share
    case .copy: copy
    case .choosePicture: choosePicture
    }
  }
}
