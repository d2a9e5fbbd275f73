// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension PageDriver.State {
  /// The freshness of the last evaluated page.
  enum Staleness: Hashable {
    case fresh
    /// State that is not observed may have changed.
    case suspect
    case stale
  }

  struct UpdateContent: Hashable {
    /// True if the next evaluated page is sent as a whole.
    var needsWhole = true
    /// True if the last evaluated page is sent as a whole.
    var isWhole = false
    /// True if the page was evaluated only because it may have changed.
    var isPrecaution = false
    /// True if a row of the shown page has moved since the comparison began.
    var isOutdated = false
    /// True if the next update includes the refreshing state.
    var needsRefreshing = false

    mutating func begin() {
      isWhole = needsWhole
      needsWhole = false
    }
  }

  /// A counter of evaluations and row creations that change the state that they read.
  struct SelfChanges: Hashable {
    var isObservingAgain = false
    private var rounds = 0
    private var happened = false

    enum Note {
      /// The change is the first of its round.
      case new
      /// The change is not the first of its round.
      case known
      /// The change is the first of too many rounds.
      case tooMany(PageDriver.State.Action)
    }

    mutating func beginRound() {
      if !happened { rounds = 0 }
      happened = false
    }

    mutating func note() -> Note {
      if happened { return .known }
      happened = true
      rounds += 1
      guard rounds >= PageDriver.State.roundLimit else { return .new }
      defer { rounds = 0 }
      return .tooMany(.report(.endlessEvaluation(rounds: rounds)))
    }
  }

  struct RowMaking: Hashable {
    var depth = 0
    var changedPage = false
    var changedRows = false
  }

  /// The calls that do all pending work before they return.
  struct Flushing: Hashable {
    private(set) var isActive = false
    var events = 0
    private var steps = 0

    /// The maximum number of steps of a flush: a comparison, and evaluations that change the page.
    private static let stepLimit = PageDriver.State.roundLimit + 2

    /// True if a flush takes the place of the next turn.
    var postponesTurns: Bool { isActive || events > 0 }

    mutating func begin() { isActive = true }

    /// Counts a step of the flush, and returns false if there were too many steps.
    mutating func takeStep() -> Bool {
      steps += 1
      return steps <= Self.stepLimit
    }

    mutating func end() {
      isActive = false
      steps = 0
    }
  }
}
