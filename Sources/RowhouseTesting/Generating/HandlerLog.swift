// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// What the handlers of random rows were called with.
@MainActor
public final class HandlerLog {
  /// The number of the newest evaluation of the page; each counts it up.
  public private(set) var evaluation = 0
  /// The last call.
  public private(set) var last: Call?
  /// How many calls there were.
  public private(set) var count = 0
  /// Called for each call, which is where a test changes its model; not by ``asking(_:)``.
  public var onCall: ((Call) -> Void)?
  private var isAsking = false

  /// One call of a handler.
  public struct Call: Hashable, Sendable {
    /// The row whose handler it is.
    public let row: Int
    /// The evaluation that made the handler.
    public let evaluation: Int
  }

  /// A log of nothing.
  public init() {}
}

extension HandlerLog {
  /// What a handler would be called with.
  ///
  /// - Parameter handler: Calls the handler.
  /// - Returns: Nothing if it does not tell.
  public func asking(_ handler: () -> Void) -> Call? {
    let (last, count) = (last, count)
    isAsking = true
    self.last = nil
    defer {
      isAsking = false
      self.last = last
      self.count = count
    }
    handler()
    return self.last
  }

  /// Begins an evaluation of the page.
  func evaluate() -> RandomEvaluation {
    evaluation += 1
    return current
  }

  var current: RandomEvaluation { RandomEvaluation(number: evaluation, log: self) }

  func note(_ call: Call) {
    last = call
    count += 1
    if !isAsking { onCall?(call) }
  }
}
