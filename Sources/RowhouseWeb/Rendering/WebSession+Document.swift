// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

extension WebSession {
  /// The rules of all styles that the session has used so far.
  public var styles: String { context.sheet.text }

  /// Returns the whole document, which works without a script, and which references a version of
  /// the client.
  public func document(client version: String) -> String {
    document(client: version, reporting: [])
  }

  /// Returns the document with notices above the page, which are shown only without a script.
  ///
  /// - Parameters:
  ///   - version: The version of the client, as part of the addresses of its files.
  ///   - icon: The address of the icon, or `nil` if there is none. Defaults to `nil`.
  ///   - notices: The texts of the notices.
  ///   - offersSockets: True if the client may send events through a web socket. Defaults to `false`.
  ///   - answersForm: True if the document answers a form that was sent without a script. Defaults to `false`.
  /// - Returns: The document.
  package func document(
    client version: String, icon: String? = nil,
    reporting notices: [KeyPath<WebTexts.Messages, String>],
    offersSockets: Bool = false, answersForm: Bool = false
  ) -> String {
    // Each of these may add rules, and the address of the rules contains the number of rules.
    let main = mainMarkup(focusing: answersForm && notices.isEmpty ? focusedRow : nil)
    let (bar, dialog) = (barMarkup(), dialogMarkup(isStep: false))
    let index = indexMarkup()
    markDocumentSent()
    let (base, language, texts) = (context.base, localizedContext.language, localizedContext.texts)
    var markup = Markup()
    markup.openDocument(language: language)
    markup.element("title", text: top.page?.title ?? "")
    let client = "\(base)/\(version)/"
    markup.open("link", [.named("rel", "stylesheet"), .named("href", client + "page.css")])
    let styles = "\(base)/styles/\(name)?"
    markup.open(
      "link",
      [
        .named("id", "rules"), .named("rel", "stylesheet"),
        .named("href", styles + "\(context.sheet.text.utf8.count)"),
      ])
    markup.element("noscript") {
      // The second request reports that the browser runs no script.
      for sheet in [client + "noscript.css", styles + Self.noScriptItem] {
        $0.open("link", [.named("rel", "stylesheet"), .named("href", sheet)])
      }
    }
    markup.icon(at: icon)
    markup.open("script", [.named("type", "module"), .named("src", client + "client.js")])
    markup.raw("</script></head>")
    var body: [Markup.Attribute] = [
      .data("base", base), .data("session", token), .data("version", "\(self.version)"),
      .data("screen", "\(top.number)"), .data("event", "\(nextEvent)"),
    ]
    body += ClientTexts(texts).attributes
    if offersSockets { body.append(.data("sockets", "1")) }
    markup.element("body", body) { body in
      let attributes: [Markup.Attribute] = [
        .named("method", "post"), .named("action", formAddress), .named("autocomplete", "off"),
        .flag("novalidate"),
      ]
      body.element("form", attributes) { form in
        form.hidden("session", token)
        form.hidden("screen", "\(top.number)")
        form.hidden("number", "\(nextEvent)")
        // The form is sent to the address of another page.
        if top.path == nil { form.hidden("lower", "") }
        form.element("noscript") { noscript in
          for notice in notices {
            noscript.element(
              "p", [.classes("notice"), .named("role", "alert")],
              text: texts.messages[keyPath: notice])
          }
          writeLostTexts(to: &noscript)
          // The Return key in a field presses the first button of the form.
          let returned = shownDialogs(isStep: false).first.flatMap { dialog in
            dialog.defaultAction.map { ["answer", "\(dialog.id.number)", "\($0)"] }
          }
          noscript.button(
            sending: returned ?? ["fields"], [.named("tabindex", "-1"), .classes("default")],
            text: texts.buttons.done)
        }
        form.element("header", [.named("id", "bar"), .classes("bar")]) { $0.raw(bar) }
        if isLoading || answersForm && needsReloadButton {
          form.element("noscript") {
            $0.button(sending: ["fields"], [.classes("reload")], text: texts.buttons.refresh)
          }
        }
        form.raw(main)
        form.element("div", [.named("id", "index")]) { $0.raw(index) }
        form.element("div", [.named("id", "dialogs")]) { $0.raw(dialog) }
        form.raw("<div id=\"progress\" role=\"status\">")
        form.raw(progressMarkup())
        form.raw("</div>")
      }
      body.raw("<div id=\"toast\" role=\"status\" aria-live=\"polite\"></div>")
      body.raw("<div id=\"lost\" role=\"status\"></div>")
    }
    markup.close("html")
    top.markDocumentSent()
    return markup.text
  }

  /// Writes the typed texts of forms that no field shows, so that the user can copy them.
  private func writeLostTexts(to markup: inout Markup) {
    let (lost, title) = (top.lostTexts, localizedContext.texts.messages.unsaved)
    guard top.refused.hasLost || !lost.isEmpty else { return }
    markup.element("p", [.classes("notice"), .named("role", "alert")], text: title)
    for lost in lost {
      if let label = lost.label {
        let attributes: [Markup.Attribute] = [
          .classes("lost-label"), .named("aria-hidden", "true"),
        ]
        markup.element("p", attributes, text: label)
      }
      let name = WebTexts.label(title, lost.label)
      markup.element(
        "textarea",
        [.classes("field", "lost"), .flag("readonly"), .named("aria-label", name)],
        // Browsers remove the first line break.
        text: "\n" + lost.text)
    }
  }

  /// True if the current page or one of its sections is loading.
  ///
  /// Without a script, a button shows the page that was loaded in the meantime.
  private var isLoading: Bool {
    guard let page = top.page else { return false }
    return page.sections.indices.contains { section in
      guard page.rowCount(inSection: section) == 1,
        let status = page.row(at: RowIndexPath(section: section, row: 0))?.content
          as? StatusContent
      else { return false }
      if case .loading = status.kind { return true }
      return false
    }
  }

  /// True if the answer to a form has a button that shows what a task of a handler has changed in the meantime, such as
  /// the outcome of a submission.
  ///
  /// The button in the bar of a refreshable page, and an answer to a dialog, show this, too.
  private var needsReloadButton: Bool { dialogs.isEmpty && top.page?.isRefreshable != true }

  /// The row that has the focus in the answer to a form: the first one with a value that was not accepted, the one of the
  /// event, or the first one of the rows that the event has shown.
  ///
  /// Otherwise, the browser would show each answer from its beginning, and the Tab key would begin there. `nil` if the
  /// user must first read something else.
  private var focusedRow: RowAddress? {
    guard dialogs.isEmpty, !top.refused.hasLost, top.lostTexts.isEmpty else { return nil }
    let refused = top.references(top.refused.rows)
    return refused.min { $0.value.indexPath < $1.value.indexPath }?.key
      ?? top.focusedRow.flatMap(top.address(of:))
  }

  /// Returns the markup of the page.
  ///
  /// - Parameter focused: The row that has the focus when the document is shown. Defaults to `nil`.
  /// - Returns: The markup.
  func mainMarkup(focusing focused: RowAddress? = nil) -> Markup {
    shownTexts = localizedContext.texts
    guard let page = top.page, let slices = top.slices else {
      var markup = Markup()
      markup.raw("<main></main>")
      return markup
    }
    var renderer = PageRenderer(
      page, slices, selection: top.selection, refused: top.refused, focused: focused,
      context: context)
    return renderer.captured { $0.writePage() }
  }

  func barMarkup() -> Markup {
    var markup = Markup()
    let texts = localizedContext.texts
    if screens.count > 1 {
      let below = screens[screens.count - 2].page?.title ?? ""
      let attributes: [Markup.Attribute] = [
        .classes("back"), .named("aria-label", WebTexts.label(texts.buttons.back, below)),
      ]
      markup.button(sending: ["back"], attributes) { markup in
        markup.element("span", text: below.isEmpty ? texts.buttons.back : below)
      }
    }
    // The client moves the focus to this element when the page is shown.
    markup.element("h1", [.named("tabindex", "-1")], text: top.page?.title ?? "")
    if let page = top.page, page.isRefreshable {
      context.sheet.add(.bar)
      let attributes: [Markup.Attribute] = [
        .classes("refresh", page.isRefreshing ? "busy" : ""),
        .named("aria-label", texts.buttons.refresh), .named("title", texts.buttons.refresh),
        .named("aria-busy", "\(page.isRefreshing)"),
      ]
      markup.button(sending: ["refresh"], attributes)
    }
    if top.page?.leaveGuard != nil {
      // While the bar contains this element, the script shows a question before the tab is closed.
      markup.element("span", [.flag("hidden"), .flag("data-guard")]) { _ in }
    }
    return markup
  }

  /// Returns the markup of the index, which follows the page, so that the Tab key reaches the rows first.
  func indexMarkup() -> Markup {
    var markup = Markup()
    shownIndex = top.page?.indexEntries ?? []
    if !shownIndex.isEmpty { context.sheet.add(.extras) }
    markup.writeIndex(shownIndex, named: localizedContext.texts.index)
    return markup
  }

  /// Returns the dialogs over the page: the first question, in which the user may be typing, and the newest request,
  /// which a script performs before the user notices it.
  ///
  /// A document contains only one of them, because without a script both would be visible. See decision 0157.
  private func shownDialogs(isStep: Bool) -> [Dialog] {
    let request = dialogs.last { $0.request != nil }
    let question = request != nil && !isStep ? nil : dialogs.first { $0.request == nil }
    return [question, request].compactMap(\.self)
  }

  /// Returns the markup of the open dialogs, for a document or for a step.
  func dialogMarkup(isStep: Bool = true) -> Markup {
    var markup = Markup()
    for dialog in shownDialogs(isStep: isStep) {
      context.sheet.add(.dialogs)
      if let request = dialog.request {
        write(request, of: dialog, isHidden: isStep, to: &markup)
      } else {
        write(dialog, to: &markup)
      }
    }
    return markup
  }

  /// Writes a question or a notice.
  private func write(_ dialog: Dialog, to markup: inout Markup) {
    var attributes = attributes(of: dialog)
    let message = "dialog-\(dialog.id.number)-message"
    if !dialog.message.isEmpty { attributes.append(.named("aria-describedby", message)) }
    // The script reports the Return key.
    if dialog.field != nil { attributes.append(.flag("data-submits")) }
    markup.element("dialog", attributes) { markup in
      writeTitle(of: dialog, to: &markup)
      if !dialog.message.isEmpty {
        markup.element("p", [.named("id", message)], text: dialog.message)
      }
      if let field = dialog.field { write(field, of: dialog, to: &markup) }
      // The action that leaves everything unchanged.
      let cancel = dialog.actions.firstIndex { $0.role == .cancel } ?? 0
      let focused = dialog.field == nil ? cancel : nil
      markup.element("div", [.classes("actions")]) {
        writeActions(of: dialog, focused: focused, to: &$0)
      }
    }
  }

  /// Returns the attributes of an open dialog, which blocks the page below even without a script.
  ///
  /// The script does not morph an element into one with another id, so each dialog is opened and
  /// announced.
  func attributes(of dialog: Dialog) -> [Markup.Attribute] {
    let id = dialog.id.number
    return [
      .flag("open"), .named("id", "dialog-\(id)"), .named("aria-modal", "true"),
      .named("aria-labelledby", "dialog-\(id)-title"), .named("data-dialog", "\(id)"),
    ]
  }

  func writeTitle(of dialog: Dialog, to markup: inout Markup) {
    markup.element("h2", [.named("id", "dialog-\(dialog.id.number)-title")], text: dialog.title)
  }

  /// Writes the buttons of a dialog, one of which may have the focus when the dialog is shown.
  func writeActions(of dialog: Dialog, focused: Int? = nil, to markup: inout Markup) {
    for (index, action) in dialog.actions.enumerated() {
      var attributes: [Markup.Attribute] = [.classes("action", "\(action.role)")]
      if index == focused { attributes.append(.flag("autofocus")) }
      attributes += dialog.fieldAttributes(ofAction: index)
      markup.button(
        sending: ["answer", "\(dialog.id.number)", "\(index)"], attributes, text: action.title)
    }
  }

  func progressMarkup() -> Markup {
    var markup = Markup()
    if !reports.isEmpty { context.sheet.add(.controls) }
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
  /// Writes the address of the icon of a document.
  mutating func icon(at address: String?) {
    // Without an address, browsers would request a file that does not exist.
    open("link", [.named("rel", "icon"), .named("href", address ?? "data:,")])
  }

  fileprivate mutating func hidden(_ name: String, _ value: String) {
    open("input", [.named("type", "hidden"), .named("name", name), .named("value", value)])
  }
}
