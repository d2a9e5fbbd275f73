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
  private let metrics: PageServer.Metrics
  private var byName: [Substring: LiveSession] = [:]
  /// The number of open sessions of each known client.
  private var clientCounts: [String: Int] = [:]
  /// The most recent memory estimate of all sessions, in bytes.
  private var memory = 0
  private var lastNumber = 0
  /// The numbers of the sessions whose pages are being created, with their clients.
  private var opening: [Int: String?] = [:]
  private var sweeping: Task<Void, Never>?

  nonisolated init(_ configuration: PageServer.Configuration, _ metrics: PageServer.Metrics) {
    self.configuration = configuration
    self.metrics = metrics
  }
}

@available(hummingbird 2.0, *)
extension LiveSessions {
  var count: Int { byName.count }

  var streamCount: Int { byName.values.reduce(0) { $0 + $1.streams.count } }

  /// Returns the session with a token, or `nil` if there is none.
  ///
  /// Only the client of the session has the token.
  func session(_ token: String) -> LiveSession? {
    let dot = token.utf8.firstIndex(of: UInt8(ascii: ".")) ?? token.endIndex
    let session = byName[token[..<dot]]
    return session.flatMap { SessionToken.areEqual($0.web.token, token) ? $0 : nil }
  }

  /// Returns the session with a name, or `nil` if there is none.
  ///
  /// The name is not a secret.
  func session(named name: String) -> LiveSession? { byName[name[...]] }

  /// Returns the number of a new session, which is opened after its page has been created.
  ///
  /// The caller must call ``endOpening(_:)``.
  ///
  /// - Throws: A refusal if a limit is reached and no session can be closed. The page is then not created, which
  ///   takes time.
  func beginOpening(client: String?) throws(RefusedRequest) -> Int {
    try checkLimits(for: client)
    lastNumber += 1
    opening[lastNumber] = .some(client)
    return lastNumber
  }

  func endOpening(_ number: Int) { opening[number] = nil }

  /// Throws a refusal if a limit is reached and no session can be closed.
  func checkLimits(for client: String?) throws(RefusedRequest) {
    _ = try sessionsToClose(for: client, memory: 0)
  }

  /// Opens the session with a number, which `make` creates from its token.
  ///
  /// - Throws: A refusal if a limit is reached and no session can be closed, or if the sessions of the client were
  ///   closed while the page was being created.
  func open(
    _ number: Int, client: String?, _ make: (String) -> WebSession
  ) throws(RefusedRequest) -> LiveSession {
    guard opening[number] != nil else { throw RefusedRequest(.serviceUnavailable) }
    let web = make(SessionToken.random(node: configuration.node))
    let session = LiveSession(web, client: client, configuration, metrics)
    session.measure()
    do {
      for other in try sessionsToClose(for: client, memory: session.memory) { close(other) }
    } catch {
      session.close()
      throw error
    }
    byName[web.name] = session
    metrics.addSessions(1)
    memory += session.memory
    if let client { clientCounts[client, default: 0] += 1 }
    keepSweeping()
    return session
  }

  /// Returns the sessions to close so that the limits allow another one.
  ///
  /// These are the sessions without a stream that have been idle for the longest time. If the
  /// session cannot be opened in any case, none is closed.
  ///
  /// - Parameters:
  ///   - client: The client of the new session, or `nil` if it is unknown.
  ///   - size: The memory of the new session, in bytes.
  /// - Returns: The sessions.
  /// - Throws: A refusal if a limit is reached and too few sessions can be closed.
  /// - Complexity: O(1) if no limit is reached; otherwise O(*n*) in the number of sessions, or O(*n* log *n*) if
  ///   several have to be closed because of their memory.
  private func sessionsToClose(
    for client: String?, memory size: Int
  ) throws(RefusedRequest) -> [LiveSession] {
    let limits = configuration.limits
    let isClientFull =
      client.map { clientCounts[$0, default: 0] >= limits.sessionsPerClient } ?? false
    var (left, used) = (count, memory)
    guard isClientFull || left >= limits.sessions || used + size > limits.memory else { return [] }
    var closable = byName.values.filter { !$0.isConnected }
    var closing: [LiveSession] = []
    func take(_ index: Int?, else status: HTTPResponse.Status) throws(RefusedRequest) {
      guard let index else { throw RefusedRequest(status) }
      let session = closable.remove(at: index)
      left -= 1
      used -= session.memory
      closing.append(session)
    }
    func longestIdle(_ indices: [Int]) -> Int? {
      indices.min { closable[$0].lastHeard < closable[$1].lastHeard }
    }
    if isClientFull {
      let own = closable.indices.filter { closable[$0].client == client }
      try take(longestIdle(own), else: .tooManyRequests)
    }
    if left >= limits.sessions {
      try take(longestIdle(Array(closable.indices)), else: .serviceUnavailable)
    }
    guard used + size > limits.memory else { return closing }
    // The longest-idle one is last.
    closable.sort { $0.lastHeard > $1.lastHeard }
    while used + size > limits.memory {
      try take(closable.indices.last, else: .serviceUnavailable)
    }
    return closing
  }

  /// True if another session can be opened, possibly by closing one without a stream.
  var hasRoom: Bool {
    // The next session probably needs as much memory as the others.
    (try? sessionsToClose(for: nil, memory: memory / max(1, count))) != nil
  }

  /// Records that the tab of a session is hidden or closed, and returns false if there is no such session.
  func leave(_ token: String, isHidden: Bool) -> Bool {
    guard let session = session(token) else { return false }
    session.leave(isHidden: isHidden)
    return true
  }

  private func close(_ session: LiveSession) {
    session.close()
    guard byName.removeValue(forKey: session.web.name) != nil else { return }
    metrics.addSessions(-1)
    memory -= session.memory
    guard let client = session.client, let count = clientCounts[client] else { return }
    clientCounts[client] = count > 1 ? count - 1 : nil
  }

  func sweep() {
    for session in byName.values {
      guard !session.isOver else {
        close(session)
        continue
      }
      memory -= session.memory
      session.measure()
      memory += session.memory
      session.beat()
    }
  }

  func closeAll(of client: String) {
    for session in byName.values where session.client == client { close(session) }
    opening = opening.filter { $0.value != client }
  }

  func closeAll() {
    for session in byName.values { session.close() }
    metrics.addSessions(-count)
    byName = [:]
    opening = [:]
    memory = 0
    clientCounts = [:]
    sweeping?.cancel()
    sweeping = nil
  }

  /// Sweeps all sessions in one task, which ends with the last session.
  private func keepSweeping() {
    guard sweeping == nil else { return }
    sweeping = Task { [weak self, configuration] in
      while (try? await configuration.clock.sleep(for: configuration.timing.sweepInterval)) != nil {
        guard let self, !Task.isCancelled else { return }
        sweep()
        if byName.isEmpty {
          sweeping = nil
          return
        }
      }
    }
  }
}
#endif
