// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting

/// One random page with one driver and one host, from its first page to its last.
///
/// Everything follows from one number: what the page is, how it changes, what the user does, when the
/// host finishes and when it fails.
@MainActor
final class FuzzSession {
  let host: StrictTableHost
  let diagnostics = FuzzDiagnostics()
  let log = HandlerLog()
  let model: FuzzModel
  var generator: PageGenerator
  /// Whether sections are pushed by hand; otherwise a page describes itself.
  let isPushed: Bool
  /// Whether there are data sections.
  let hasData: Bool
  /// Whether comparisons run elsewhere.
  let comparesElsewhere: Bool
  /// How often the page has changed.
  var transitions = 0
  /// Rows that were shown once.
  var references: [RowReference] = []
  /// Whether the host may fail.
  var mayFail = false
  /// Whether the model is changed from within an update or a handler.
  var isNesting = false
  /// What went wrong.
  var fault: String?

  init(seed: UInt64) {
    generator = PageGenerator(seed: seed)
    generator.isCareless = generator.random.once(in: 16)
    isPushed = generator.random.once(in: 2)
    // Rows of data are made and watched one by one, which takes most of the time where they are.
    hasData = generator.random.once(in: 4)
    if !hasData { generator.kinds = [.listed, .nested] }
    comparesElsewhere = generator.random.once(in: 200)
    diagnostics.isCareless = generator.isCareless
    host = StrictTableHost(violations: .collect, diagnostics: diagnostics.handler)
    var page = generator.page()
    if isPushed { page.title = 0 }
    model = FuzzModel(page)
    host.finishesAtOnce = !generator.random.once(in: 4)
    mayFail = generator.random.once(in: 8)
    isNesting = generator.random.once(in: 4)
    if comparesElsewhere { host.driver.mainActorComparisonLimit = 0 }
    host.failure = { [weak self] _ in self?.whileApplying() }
    log.onCall = { [weak self] _ in self?.insideHandler() }
  }

  /// Runs the session.
  ///
  /// - Parameter steps: How often the page changes.
  /// - Returns: What went wrong, or nothing.
  func run(steps: Int) async -> String? {
    begin()
    for _ in 0..<steps where fault == nil {
      if comparesElsewhere { await stepElsewhere() } else { step() }
    }
    if comparesElsewhere { await settleElsewhere() }
    return fault
  }

  private func begin() {
    if isPushed {
      host.driver.sections = model.page.tableSections(tone: tone, log: log)
    } else {
      host.driver.show(RandomTablePage(page: { [model] in model.page }, tone: tone, log: log))
    }
  }

  private func step() {
    change()
    if generator.random.once(in: 4) { sendEvent() }
    if generator.random.once(in: 8) { change() }
    host.driver.flush()
    if generator.random.once(in: 2) { sendEvent() }
    if generator.random.once(in: 4) { drag() }
    // A host that is busy collects changes for a while.
    if host.isBusy && generator.random.once(in: 3) { return }
    settle()
    if generator.random.once(in: 2) { sendEvent(isSettled: !host.isBusy) }
    if generator.random.once(in: 4), !host.isBusy { chooseAction() }
    if generator.random.once(in: 4), !host.isBusy, !isNesting {
      settle()
      drag(isSettled: true)
      settle()
    }
  }

  private func stepElsewhere() async {
    change()
    for _ in 0..<generator.random.below(4) { await Task.yield() }
    if generator.random.once(in: 2) { sendEvent() }
    if generator.random.once(in: 4) { drag() }
    if host.isBusy { host.finish() }
    if generator.random.once(in: 8) { host.driver.flush() }
    if generator.random.once(in: 4) { await settleElsewhere() }
  }

  private func settleElsewhere() async {
    mayFail = false
    isNesting = false
    for _ in 0..<100 {
      await Task.yield()
      if host.isBusy { host.finish() }
    }
    host.finishesAtOnce = true
    if host.isBusy { host.finish() }
    await host.driver.settled()
    settle()
  }

  /// Brings everything to rest, and looks whether the host shows the newest page.
  private func settle() {
    let (mayFail, isNesting) = (mayFail, isNesting)
    self.mayFail = false
    self.isNesting = false
    defer { (self.mayFail, self.isNesting) = (mayFail, isNesting) }
    host.driver.flush()
    if host.page == nil, !host.isBusy {
      // Given up after several failures in a row, until something changes.
      host.driver.update()
      host.driver.flush()
    }
    while host.isBusy {
      host.finish()
      host.driver.flush()
    }
    check()
  }

  private func check() {
    if let violation = host.violations.first { return fail(violation) }
    if let diagnostic = diagnostics.unexpected.first { return fail("reported: \(diagnostic)") }
    guard let page = host.page else { return fail("the host shows no page") }
    if page.title != RandomText[model.page.title] { return fail("the title is “\(page.title)”") }
    if let fault = model.page.fault(in: page, tone: model.tone) { fail(fault) }
  }

  func fail(_ message: String) { if fault == nil { fault = message } }

  var tone: @MainActor () -> Int { { [model] in model.tone } }
}
