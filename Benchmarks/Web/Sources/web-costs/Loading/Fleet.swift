// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import NIOCore

/// All sessions of a load generator, in its event loop.
final class Fleet {
  private let subject: Subject
  private let path: String
  private let connector: Connector
  private var streams: [StreamListener] = []
  private var requesters: [Requester] = []
  /// The sessions without an event in progress, the longest waiting first.
  private var idle: CircularBuffer<LoadedSession> = []

  init(_ subject: Subject, path: String, connector: Connector) {
    self.subject = subject
    self.path = path
    self.connector = connector
  }

  /// Opens sessions up to a number.
  func open(_ count: Int, done: @escaping () -> Void) {
    withRequesters(1) { self.openNext(of: count, done) }
  }

  private func openNext(of count: Int, _ done: @escaping () -> Void) {
    guard idle.count < count else { return done() }
    let requester = requesters[0]
    requester.send(LoadedSession.get(path)) { [self] answer in
      guard let session = LoadedSession(subject, document: String(buffer: answer.body)) else {
        fatalError("The page at \(path) names no session")
      }
      guard let styles = session.styles else { return listen(session, count, done) }
      requester.send(styles) { _ in self.listen(session, count, done) }
    }
  }

  private func listen(_ session: LoadedSession, _ count: Int, _ done: @escaping () -> Void) {
    connector.connect(
      with: { StreamListener() },
      use: { listener in
        listener.open(session.stream) {
          self.streams.append(listener)
          self.idle.append(session)
          self.openNext(of: count, done)
        }
      })
  }

  /// Uses the switches of all sessions in turn.
  func fire(for seconds: Double, connections: Int, done: @escaping (Volley) -> Void) {
    precondition(
      idle.count > connections, "\(idle.count) sessions cannot keep \(connections) busy")
    withRequesters(connections) { [self] in
      let round = FireRound(
        seconds: seconds, connections: connections, streamedBefore: streamed, done: done)
      for requester in requesters.prefix(connections) { shoot(requester, round) }
    }
  }

  private var streamed: Int { streams.reduce(0) { $0 + $1.messages } }

  private func shoot(_ requester: Requester, _ round: FireRound) {
    var session = idle.removeFirst()
    let request = session.turn(path[(path.firstIndex(of: "?") ?? path.endIndex)...])
    requester.send(request) { [self] answer in
      precondition(session.isAnswered(by: answer), "Not the answer to an event: \(answer.body)")
      idle.append(session)
      if round.goesOn(after: answer) {
        shoot(requester, round)
      } else {
        round.end { self.streamed }
      }
    }
  }

  private func withRequesters(_ count: Int, _ use: @escaping () -> Void) {
    guard requesters.count < count else { return use() }
    connector.connect(
      with: { Requester() },
      use: { requester in
        self.requesters.append(requester)
        self.withRequesters(count, use)
      })
  }
}
