// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseHosting
public import RowhouseModel

/// A navigation host that records requests without performing them.
///
/// ```swift
/// let navigation = RecordingNavigation()
/// let navigator = Navigator()
/// navigator.host = navigation
/// ```
///
/// Store the object in a variable, because a navigator does not retain its host.
@MainActor
public final class RecordingNavigation: NavigationHost {
  /// The requests received so far, in order.
  public private(set) var requests: [NavigationRequest] = []

  /// Creates a host without requests.
  public init() {}

  /// Records the request.
  public func perform(_ request: NavigationRequest) { requests.append(request) }
}

extension RecordingNavigation {
  /// The pages that were pushed.
  public var pushedPages: [any TablePage] {
    requests.compactMap { if case .push(let page) = $0 { page } else { nil } }
  }

  /// The number of requests to return to a page below, each of which may leave several pages.
  public var popCount: Int {
    requests.count { if case .pop = $0 { true } else { false } }
  }

  /// The dialogs that were presented.
  public var dialogs: [Dialog] {
    requests.compactMap { if case .present(let dialog) = $0 { dialog } else { nil } }
  }

  /// The texts of toasts.
  public var toasts: [String] {
    requests.compactMap { if case .toast(let text) = $0 { text } else { nil } }
  }

  /// The targets of scroll requests.
  public var scrolls: [ScrollTarget] {
    requests.compactMap { if case .scroll(let target) = $0 { target } else { nil } }
  }

  /// The reports about activities.
  public var reports: [ProgressReport] {
    requests.compactMap { if case .progress(let report) = $0 { report } else { nil } }
  }

  /// The requests to open, share, or copy something, or to choose a picture.
  public var systemRequests: [SystemRequest] {
    requests.compactMap { if case .system(let request) = $0 { request } else { nil } }
  }

  /// Removes the recorded requests.
  public func forget() { requests = [] }
}
