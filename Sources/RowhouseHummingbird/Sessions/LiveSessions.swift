// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import HTTPTypes
import Hummingbird
import RowhouseWeb

/// All sessions of a server.
@available(hummingbird 2.0, *)
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

@available(hummingbird 2.0, *)
extension LiveSessions {
  var count: Int { byToken.count }

  var streamCount: Int { byToken.values.reduce(0) { $0 + $1.streams.count } }

  func session(_ token: String) -> LiveSession? { byToken[token] }

  /// Carries out an event, or refuses it if there is no such session or it had too many events.
  func receive(_ event: PostedEvent, session token: String) -> Result<WebAnswer, RefusedRequest> {
    guard let session = session(token) else { return .failure(RefusedRequest(.notFound)) }
    return Result { () throws(RefusedRequest) in try session.receive(event) }
  }

  /// Opens a session that is made from its token and its number.
  ///
  /// - Throws: A refusal if there is no room, or the error of `make`.
  func open(_ make: (String, Int) throws -> WebSession) throws -> LiveSession {
    if count >= configuration.sessionLimit {
      let waiting = byToken.values.filter { !$0.isConnected }
      guard let oldest = waiting.min(by: { $0.lastHeard < $1.lastHeard }) else {
        throw RefusedRequest(.serviceUnavailable)
      }
      close(oldest)
    }
    lastNumber += 1
    let web = try make(SessionToken.random(), lastNumber)
    let session = LiveSession(web, configuration)
    byToken[web.token] = session
    keepSweeping()
    return session
  }

  private func close(_ session: LiveSession) {
    session.close()
    byToken[session.web.token] = nil
  }

  func sweep() {
    for session in byToken.values {
      session.isOver ? close(session) : session.beat()
    }
  }

  func closeAll() {
    for session in byToken.values { session.close() }
    byToken = [:]
    sweeping?.cancel()
    sweeping = nil
  }

  /// Sweeps all sessions in one task, which ends with the last session.
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
