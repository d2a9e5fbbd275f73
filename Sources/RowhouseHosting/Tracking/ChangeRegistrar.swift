// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation

/// The observers of a model that Rowhouse provides, including before iOS 17.
///
/// On systems with the Observation framework, the registrar uses the framework, so that other
/// observers can also observe the model. Before iOS 17, the registrar itself notifies the pages and
/// rows that have read the model.
@MainActor
package final class ChangeRegistrar {
  private let registrar: (any Sendable)?
  private var readers: [Reader] = []

  private struct Reader {
    weak var token: ObservationToken?
  }

  package nonisolated init() {
    if #available(iOS 17, macCatalyst 17, tvOS 17, macOS 14, watchOS 10, visionOS 1, *) {
      registrar = RegisteredState()
    } else {
      registrar = nil
    }
  }

  /// Records that the model is read.
  package func access() {
    if #available(iOS 17, macCatalyst 17, tvOS 17, macOS 14, watchOS 10, visionOS 1, *) {
      (registrar as? RegisteredState)?.access()
    } else if let token = ObservationToken.current, readers.last?.token !== token {
      readers.removeAll { $0.token == nil }
      readers.append(Reader(token: token))
    }
  }

  /// Notifies the observers that have read the model.
  ///
  /// Call this method on the main actor, before or after the change.
  package func changed() {
    if #available(iOS 17, macCatalyst 17, tvOS 17, macOS 14, watchOS 10, visionOS 1, *) {
      (registrar as? RegisteredState)?.changed()
    }
    let tokens = readers.compactMap(\.token)
    readers = []
    for token in tokens { token.change() }
  }
}

@available(iOS 17, macCatalyst 17, tvOS 17, macOS 14, watchOS 10, visionOS 1, *)
private final class RegisteredState: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var state: Void { () }

  func access() { registrar.access(self, keyPath: \.state) }

  func changed() { registrar.withMutation(of: self, keyPath: \.state) {} }
}
