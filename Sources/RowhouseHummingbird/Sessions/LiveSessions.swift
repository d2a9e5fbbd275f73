// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes
import Hummingbird
import RowhouseWeb

/// All sessions of a server.
@available(macOS 14, iOS 17, macCatalyst 17, tvOS 17, *)
@MainActor
final class LiveSessions {
  private let configuration: PageServer.Configuration
  private var byToken: [String: LiveSession] = [:]
  private var lastNumber = 0
  private var sweeping: Task<Void, Never>?

  nonisolated init(_ configuration: PageServer.Configuration) {
    self.configuration = configuration
  }
}

@available(macOS 14, iOS 17, macCatalyst 17, tvOS 17, *)
extension LiveSessions {
  var count: Int { byToken.count }

  var streamCount: Int { byToken.values.reduce(0) { $0 + $1.streams.count } }

  func session(_ token: String) -> LiveSession? { byToken[token] }

  /// Carries out an event.
  func receive(_ event: SentEvent) -> EventAnswer {
    guard let session = session(event.token) else { return .failure(RefusedRequest(.notFound)) }
    return Result { () throws(RefusedRequest) in try session.receive(event.event, event.form) }
  }

  /// Opens a session.
  ///
  /// - Parameter make: Makes it from its token and its number.
  /// - Returns: The session.
  /// - Throws: What `make` throws, or a refusal if there is no room.
  func open(_ make: (String, Int) throws -> WebSession) throws -> LiveSession {
    if count >= configuration.sessionLimit {
      guard let (token, oldest) = longestUnheard else { throw RefusedRequest(.serviceUnavailable) }
      oldest.close()
      byToken[token] = nil
    }
    lastNumber += 1
    let web = try make(SessionToken.random(), lastNumber)
    let session = LiveSession(web, configuration)
    byToken[web.token] = session
    keepSweeping()
    return session
  }

  private var longestUnheard: (String, LiveSession)? {
    byToken.filter { !$0.value.isConnected }.min { $0.value.lastHeard < $1.value.lastHeard }
      .map { ($0.key, $0.value) }
  }

  func sweep() {
    for (token, session) in byToken {
      if session.isOver {
        session.close()
        byToken[token] = nil
      } else {
        session.beat()
      }
    }
  }

  func closeAll() {
    for session in byToken.values { session.close() }
    byToken = [:]
    sweeping?.cancel()
    sweeping = nil
  }

  /// One task looks after all sessions, as long as there is one.
  private func keepSweeping() {
    guard sweeping == nil else { return }
    sweeping = Task { [weak self, configuration] in
      while (try? await configuration.clock.sleep(for: configuration.sweepInterval)) != nil {
        guard let self, !Task.isCancelled else { return }
        sweep()
        if byToken.isEmpty {
          sweeping = nil
          return
        }
      }
    }
  }
}
#endif
