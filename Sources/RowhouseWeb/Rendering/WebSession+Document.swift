// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

extension WebSession {
  /// The rules of all styles that the session has used.
  public var styles: String { context.sheet.text }

  /// The whole document, complete without a script.
  ///
  /// - Parameter version: The version of the client's files, so that browsers keep them.
  /// - Returns: The document.
  public func document(client version: String) -> String {
    let main = mainMarkup()
    handOutDocument()
    let (base, language, texts) = (context.base, spoken.language, spoken.texts)
    var markup = Markup()
    markup.raw("<!doctype html>\n")
    markup.open(
      "html", [.named("lang", language), .named("dir", TextDirection(language: language).rawValue)])
    markup.element("head") { head in
      head.open("meta", [.named("charset", "utf-8")])
      head.open(
        "meta",
        [.named("name", "viewport"), .named("content", "width=device-width,initial-scale=1")])
      head.open("meta", [.named("name", "color-scheme"), .named("content", "light dark")])
      head.element("title", text: top.page?.title ?? "")
      head.open(
        "link", [.named("rel", "stylesheet"), .named("href", "\(base)/\(version)/page.css")])
      let styles = "\(base)/styles/\(token)?\(context.sheet.text.utf8.count)"
      head.open(
        "link", [.named("id", "rules"), .named("rel", "stylesheet"), .named("href", styles)])
      // Without it browsers ask for a picture that is not there.
      head.open("link", [.named("rel", "icon"), .named("href", "data:,")])
      head.element(
        "script", [.named("type", "module"), .named("src", "\(base)/\(version)/client.js")]
      ) { _ in }
    }
    let body: [Markup.Attribute] = [
      .named("data-base", base), .named("data-session", token),
      .named("data-version", "\(self.version)"), .named("data-screen", "\(top.number)"),
      .named("data-event", "\(nextEvent)"), .named("data-lost", texts.connectionLost),
    ]
    markup.element("body", body) { body in
      let attributes: [Markup.Attribute] = [
        .named("method", "post"), .named("action", address), .named("autocomplete", "off"),
        .flag("novalidate"),
      ]
      body.element("form", attributes) { form in
        form.hidden("session", token)
        form.hidden("screen", "\(top.number)")
        form.hidden("number", "\(nextEvent)")
        form.element("noscript") { $0.element("button", Self.keepFields, text: texts.done) }
        form.element("header", [.classes("bar")]) { $0.raw(barMarkup()) }
        form.raw(main)
        form.element("div", [.named("id", "dialogs")]) { $0.raw(dialogMarkup()) }
        form.element("div", [.named("id", "progress"), .named("role", "status")]) {
          $0.raw(progressMarkup())
        }
      }
      let live: [Markup.Attribute] = [
        .named("id", "toast"), .named("role", "status"), .named("aria-live", "polite"),
      ]
      body.element("div", live) { _ in }
      body.element("div", [.named("id", "lost"), .named("role", "status")]) { _ in }
    }
    markup.close("html")
    return markup.text
  }

  /// The button that the Return key in a field presses where no script runs: the first of the form.
  private static let keepFields: [Markup.Attribute] = [
    .named("type", "submit"), .named("name", "event"), .named("value", "fields"),
    .named("tabindex", "-1"), .classes("default"),
  ]

  func mainMarkup() -> Markup {
    shownTexts = spoken.texts
    guard let page = top.page, let windows = top.windows else {
      var markup = Markup()
      markup.element("main") { _ in }
      return markup
    }
    var renderer = PageRenderer(page, windows, context: context)
    return renderer.main()
  }

  func barMarkup() -> Markup {
    var markup = Markup()
    if screens.count > 1 {
      let below = screens[screens.count - 2].page?.title ?? ""
      let attributes: [Markup.Attribute] = [
        .classes("back"), .named("type", "submit"), .named("name", "event"),
        .named("value", "back"), .named("aria-label", WebTexts.label(spoken.texts.back, below)),
      ]
      markup.element("button", attributes) { markup in
        markup.element("span", text: below.isEmpty ? spoken.texts.back : below)
      }
    }
    // The focus goes to it when the page has come.
    markup.element("h1", [.named("tabindex", "-1")], text: top.page?.title ?? "")
    if let page = top.page, page.isRefreshable { markup.raw(refreshMarkup(page)) }
    return markup
  }

  /// What brings the page up to date, and shows while that goes on.
  private func refreshMarkup(_ page: PageSnapshot) -> Markup {
    var markup = Markup()
    let attributes: [Markup.Attribute] = [
      .classes("refresh", page.isRefreshing ? "busy" : ""), .named("type", "submit"),
      .named("name", "event"), .named("value", "refresh"),
      .named("aria-label", spoken.texts.refresh),
      .named("aria-busy", page.isRefreshing ? "true" : "false"),
    ]
    markup.element("button", attributes) { _ in }
    return markup
  }

  func dialogMarkup() -> Markup {
    var markup = Markup()
    guard let dialog = dialogs.last else { return markup }
    let title = "dialog-\(dialog.id.number)"
    let attributes: [Markup.Attribute] = [
      .flag("open"), .named("aria-labelledby", title), .named("data-dialog", "\(dialog.id.number)"),
    ]
    markup.element("dialog", attributes) { markup in
      markup.element("h2", [.named("id", title)], text: dialog.title)
      if !dialog.message.isEmpty { markup.element("p", text: dialog.message) }
      markup.element("div", [.classes("actions")]) { markup in
        for (index, action) in dialog.actions.enumerated() {
          let attributes: [Markup.Attribute] = [
            .named("type", "submit"), .named("name", "event"),
            .named("value", "answer/\(dialog.id.number)/\(index)"),
            .classes("action", "\(action.kind)"),
          ]
          markup.element("button", attributes, text: action.title)
        }
      }
    }
    return markup
  }

  func progressMarkup() -> Markup {
    var markup = Markup()
    for report in reports {
      markup.element("div", [.classes("report")]) { markup in
        markup.element("span", text: report.message)
        var attributes: [Markup.Attribute] = [
          .named("max", "1"), .named("aria-label", report.message),
        ]
        if let fraction = report.fraction {
          attributes.append(.named("value", CSS.number(fraction)))
        }
        markup.element("progress", attributes) { _ in }
      }
    }
    return markup
  }
}

extension Markup {
  fileprivate mutating func hidden(_ name: String, _ value: String) {
    open("input", [.named("type", "hidden"), .named("name", name), .named("value", value)])
  }
}
