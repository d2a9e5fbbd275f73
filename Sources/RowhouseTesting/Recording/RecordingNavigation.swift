// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseHosting
public import RowhouseModel

/// What carries out nothing that a navigator is asked for, and keeps it all.
///
/// ```swift
/// let navigation = RecordingNavigation()
/// let navigator = Navigator()
/// navigator.host = navigation
/// ```
///
/// Keep it in a variable while it is used: a navigator does not keep its host alive.
@MainActor
public final class RecordingNavigation: NavigationHost {
  /// What was asked for, in order.
  public private(set) var requests: [NavigationRequest] = []

  /// Makes one that was asked for nothing yet.
  public init() {}

  /// Keeps the request.
  public func perform(_ request: NavigationRequest) { requests.append(request) }
}

extension RecordingNavigation {
  /// The pages that were led to.
  public var pushedPages: [any TablePage] {
    requests.compactMap { if case .push(let page) = $0 { page } else { nil } }
  }

  /// How often it was to lead back.
  public var popCount: Int {
    requests.count { if case .pop = $0 { true } else { false } }
  }

  /// The dialogs that were to be shown.
  public var dialogs: [Dialog] {
    requests.compactMap { if case .present(let dialog) = $0 { dialog } else { nil } }
  }

  /// What was told in passing.
  public var toasts: [String] {
    requests.compactMap { if case .toast(let text) = $0 { text } else { nil } }
  }

  /// The rows that were to be brought into view.
  public var scrolls: [ScrollTarget] {
    requests.compactMap { if case .scroll(let target) = $0 { target } else { nil } }
  }

  /// What was told of things that go on.
  public var reports: [ProgressReport] {
    requests.compactMap { if case .progress(let report) = $0 { report } else { nil } }
  }

  /// Forgets the requests so far.
  public func forget() { requests = [] }
}
