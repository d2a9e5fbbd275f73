// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Rowhouse
import RowhouseTesting

/// A random page with a driver and a host, through a sequence of changes.
///
/// The seed determines the page, its changes, the user's events, and when the host completes or
/// fails an update.
@MainActor
final class FuzzSession {
  let host: StrictTableHost
  let diagnostics = FuzzDiagnostics()
  let log = HandlerLog()
  let model: FuzzModel
  var generator: PageGenerator
  /// True if sections are pushed to the driver.
  ///
  /// If false, a page describes itself.
  let isPushed: Bool
  /// True if the page has data sections.
  let hasData: Bool
  /// True if comparisons run off the main actor.
  let comparesElsewhere: Bool
  /// The number of changes of the page.
  var transitions = 0
  /// References to rows that were shown.
  var references: [RowReference] = []
  /// True if the host may fail.
  var mayFail = false
  /// True if the model changes during an update or in a handler.
  var isNesting = false
  /// The first error, or `nil` if there was none.
  var fault: String?

  init(seed: UInt64) {
    generator = PageGenerator(seed: seed)
    generator.isCareless = generator.random.once(in: 16)
    isPushed = generator.random.once(in: 2)
    // Data rows are made and observed one by one, which takes most of the time of a test with them.
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
  /// - Parameter steps: The number of changes of the page.
  /// - Returns: The first error, or `nil` if there was none.
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
    // Changes accumulate for a while if the host is busy.
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

  /// Completes all work, and checks that the host shows the newest page.
  private func settle() {
    let (mayFail, isNesting) = (mayFail, isNesting)
    self.mayFail = false
    self.isNesting = false
    defer { (self.mayFail, self.isNesting) = (mayFail, isNesting) }
    host.driver.flush()
    if host.page == nil, !host.isBusy {
      // The driver abandons a page after several failures in a row, until its next change.
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
