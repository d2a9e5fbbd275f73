// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Closures of a page that a host calls to draw views of the application, such as custom cells.
extension PageDriver {
  /// Calls a closure while the navigator of this page is the current one.
  package func asCurrent<Result>(_ body: () -> Result) -> Result {
    pipeline.evaluator.asCurrent(body)
  }

  /// Calls a closure as ``asCurrent(_:)`` does, and observes every observable object that it reads.
  ///
  /// - Parameters:
  ///   - body: The closure.
  ///   - onChange: Called at most once on the main actor, before such an object changes there.
  /// - Returns: An object with which the observation ends when it is released.
  package func observing(
    _ body: () -> Void, onChange: @escaping @MainActor () -> Void
  ) -> AnyObject {
    observe(reportingTo: pipeline.offMainChanges, { asCurrent(body) }, onChange: onChange).token
  }

  /// Calls a closure as ``observing(_:onChange:)`` does, and also observes the evaluations of the page.
  ///
  /// - Parameters:
  ///   - body: The closure.
  ///   - onChange: Called at most once on the main actor, before such an object changes there, or after the next evaluation
  ///     of the page, which may have read models that are not observable.
  /// - Returns: An object with which the observation ends when it is released.
  package func observingEvaluations(
    _ body: () -> Void, onChange: @escaping @MainActor () -> Void
  ) -> AnyObject {
    func observed() {
      pipeline.noteReader()
      body()
    }
    return observing(observed, onChange: onChange)
  }
}
