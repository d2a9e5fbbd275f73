// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

/// Requests that only the browser can carry out, sent as dialogs, see decision 0067.
extension WebSession {
  /// Shows a dialog in which the user can copy a text or follow a link.
  ///
  /// A script carries the request out instead, and shows the dialog only if the browser does not allow it.
  func present(_ request: SystemRequest) {
    let texts = spoken.texts
    navigator.present(request, title: texts.system.verb(for: request), dismiss: texts.done)
  }

  /// Writes the dialog of a request, which is hidden until a script has tried to carry the request out.
  func write(_ request: SystemRequest, of dialog: Dialog, isHidden: Bool, to markup: inout Markup) {
    context.sheet.add(.extras)
    let (texts, title) = (spoken.texts.system, "dialog-\(dialog.id.number)")
    var attributes: [Markup.Attribute] = [
      .flag("open"), .named("aria-labelledby", title), .named("data-dialog", "\(dialog.id.number)"),
      .named("data-request", request.name), .named("data-copied", texts.copied),
    ]
    if isHidden { attributes.append(.flag("hidden")) }
    if case .share(let content) = request {
      // Browsers share links of web pages only.
      let url = content.link.flatMap { $0.scheme.isWeb ? $0.address : nil }
      let text = url == nil ? content.wholeText : content.text
      if !text.isEmpty { attributes.append(.named("data-text", text)) }
      if let url { attributes.append(.named("data-url", url)) }
    }
    markup.element("dialog", attributes) { markup in
      markup.element("h2", [.named("id", title)], text: dialog.title)
      markup.element(
        "p", [.classes("wanted"), .named("tabindex", "0"), .named("dir", "auto")],
        text: request.wholeText)
      markup.element("div", [.classes("actions")]) { markup in
        for (index, action) in dialog.actions.enumerated() {
          markup.button(
            sending: ["answer", "\(dialog.id.number)", "\(index)"],
            [.classes("action", "\(action.role)")], text: action.title)
        }
        switch request {
        case .open(let link):
          let target: [Markup.Attribute] = [.classes("action")] + link.markupAttributes
          markup.element("a", target, text: dialog.title)
        case .share, .copy:
          let retry: [Markup.Attribute] = [
            .named("type", "button"), .classes("action"), .flag("data-retry"),
          ]
          markup.element("button", retry, text: dialog.title)
        }
      }
    }
  }
}

extension ExternalLink {
  /// The attributes of an element that leads to the link.
  ///
  /// A web page is shown in a new tab, which cannot change this one.
  var markupAttributes: [Markup.Attribute] {
    let address = [Markup.Attribute.named("href", address)]
    return scheme.isWeb
      ? address + [.named("target", "_blank"), .named("rel", "noopener noreferrer")] : address
  }
}

extension ExternalLink.Scheme {
  /// True if a browser shows the link itself.
  fileprivate var isWeb: Bool {
    switch self {
    case .https, .http: true
    case .mailto, .tel, .sms: false
    }
  }
}

extension SystemRequest {
  /// The name of the request for the script.
  fileprivate var name: String {
    switch self {
    case .open: "open"
    case .share: "share"
    case .copy: "copy"
    }
  }

  /// The text that the dialog shows.
  fileprivate var wholeText: String {
    switch self {
    case .open(let link): link.address
    case .share(let content): content.wholeText
    case .copy(let text): text
    }
  }
}

extension SystemTexts {
  /// Returns the verb for carrying out a request.
  fileprivate func verb(for request: SystemRequest) -> String {
    switch request {
    case .open: open
    case .share: share
    case .copy: copy
    }
  }
}
