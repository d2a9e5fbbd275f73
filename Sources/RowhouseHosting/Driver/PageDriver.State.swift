// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension PageDriver {
  /// When to do what: events in, actions out, and nothing done here.
  ///
  ///     resting ──turn──> evaluating ──evaluated──> comparing ──compared──> applying
  ///        ^                  ^                        │                       │
  ///        │                  └── turn, page is stale ─┘                       │
  ///        └───────────────────────────── applied ─────────────────────────────┘
  ///
  struct State: Equatable {
    private(set) var phase = Phase.resting
    /// Whether the page has changed since it was evaluated.
    private(set) var isStale = false
    /// Whether a row of a data section has changed since it was made.
    private(set) var hasStaleRows = false
    private(set) var turnIsComing = false
    private var comparison = 0
    private var abandoned = 0
    private var rounds = 0
    /// Whether the evaluation or making of rows that came last changed what the page is made of.
    private var changesItself = false
    private var failures = 0

    /// What is going on.
    enum Phase: Equatable {
      case resting
      case evaluating
      case comparing(Int)
      case applying(Int)
    }
  }
}

extension PageDriver.State {
  /// What happens.
  enum Event: Equatable {
    /// What the page was made of changed, or somebody asked for an update.
    case changed
    /// What a row of a data section was made of changed.
    case rowsChanged
    /// It is time to do what there is to do.
    case turn
    /// The page was evaluated.
    case evaluated
    /// Evaluating the page, or making its rows, changed what the page is made of.
    case changedItself
    /// Making rows of data sections changed what other rows are made of.
    case rowsChangedThemselves
    /// The comparison of this number has a result.
    case compared(Int)
    /// The host has carried out the update of this number.
    case applied(Int)
    /// The host could not carry out the update of this number.
    case failed(Int)
  }

  /// What is to be done.
  enum Action: Equatable {
    /// Send `turn` when whoever is running has returned.
    case scheduleTurn
    /// Evaluate the page and send `evaluated`.
    case evaluate
    /// Make stale rows of data sections anew, and apply what that changes under this number.
    case refreshRows(Int)
    /// Compare the new page with the one that is shown, and send `compared`.
    case compare(Int)
    /// Stop the comparison that is running.
    case cancelComparison
    /// Hand the update to the host, and send `applied` or `failed`.
    case apply(Int)
    /// Hand over the whole page next time.
    case forgetShownPage
    /// Leave the rows that are stale as they are.
    case forgetStaleRows
    /// Tell what happened.
    case report(PageDiagnostic.Kind)
  }

  /// How often in a row a comparison is given up for a newer page.
  ///
  /// The next is run to its end, so that a page which changes all the time is shown now and then.
  static let abandonedLimit = 3
  /// How many evaluations in a row may change what the page is made of.
  static let roundLimit = 8
  /// How many updates in a row may fail before the driver waits for the next change.
  static let failureLimit = 3

  mutating func receive(_ event: Event) -> [Action] {
    switch event {
    case .changed:
      isStale = true
      return scheduleTurn()
    case .rowsChanged:
      hasStaleRows = true
      return scheduleTurn()
    case .turn:
      turnIsComing = false
      return act()
    case .evaluated:
      guard phase == .evaluating else { return [] }
      comparison += 1
      phase = .comparing(comparison)
      return [.compare(comparison)]
    case .changedItself:
      return changedItself()
    case .rowsChangedThemselves:
      return rowsChangedThemselves()
    case .compared(let number):
      guard phase == .comparing(number) else { return [] }
      abandoned = 0
      phase = .applying(number)
      return [.apply(number)]
    case .applied(let number):
      guard phase == .applying(number) else {
        return [.report(.repeatedCompletion(update: number))]
      }
      failures = 0
      return rest()
    case .failed(let number):
      guard phase == .applying(number) else { return [] }
      failures += 1
      if failures < Self.failureLimit { isStale = true } else { failures = 0 }
      return [.forgetShownPage] + rest()
    }
  }

  private mutating func scheduleTurn() -> [Action] {
    if turnIsComing { return [] }
    if case .applying = phase { return [] }
    turnIsComing = true
    return [.scheduleTurn]
  }

  private mutating func act() -> [Action] {
    switch phase {
    case .applying, .evaluating: return []
    case .comparing:
      guard isStale, abandoned < Self.abandonedLimit else { return [] }
      abandoned += 1
      return [.cancelComparison] + evaluate()
    case .resting:
      if isStale { return evaluate() }
      guard hasStaleRows else { return [] }
      hasStaleRows = false
      beginRound()
      comparison += 1
      phase = .applying(comparison)
      return [.refreshRows(comparison)]
    }
  }

  private mutating func evaluate() -> [Action] {
    phase = .evaluating
    isStale = false
    // All rows on screen are made anew by the evaluation.
    hasStaleRows = false
    beginRound()
    return [.evaluate]
  }

  private mutating func beginRound() {
    if !changesItself { rounds = 0 }
    changesItself = false
  }

  private mutating func changedItself() -> [Action] {
    if changesItself { return [] }
    changesItself = true
    rounds += 1
    if rounds >= Self.roundLimit { return [giveUp()] }
    isStale = true
    return [.report(.updateInsideEvaluation)] + (phase == .resting ? scheduleTurn() : [])
  }

  private mutating func rowsChangedThemselves() -> [Action] {
    // They are made anew soon, with the page or alone.
    if isStale || hasStaleRows { return [] }
    if changesItself { return [.forgetStaleRows] }
    changesItself = true
    rounds += 1
    if rounds >= Self.roundLimit { return [giveUp(), .forgetStaleRows] }
    hasStaleRows = true
    return [.report(.updateInsideEvaluation)] + (phase == .resting ? scheduleTurn() : [])
  }

  private mutating func giveUp() -> Action {
    defer { rounds = 0 }
    return .report(.endlessEvaluation(rounds: rounds))
  }

  private mutating func rest() -> [Action] {
    phase = .resting
    return isStale || hasStaleRows ? scheduleTurn() : []
  }
}
