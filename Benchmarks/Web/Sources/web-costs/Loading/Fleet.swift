// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import NIOCore

/// All sessions of a load generator, in its event loop.
final class Fleet {
  private let subject: Subject
  private let path: String
  private let connector: Connector
  /// True if events are sent through web sockets.
  private let usesSockets: Bool
  private var streams: [StreamListener] = []
  private var requesters: [Requester] = []
  private var sockets: [SocketRequester] = []
  /// The sessions without an event in progress, the longest waiting first.
  private var idle: CircularBuffer<LoadedSession> = []

  init(_ subject: Subject, path: String, connector: Connector, usesSockets: Bool) {
    self.subject = subject
    self.usesSockets = usesSockets
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
    withConnections(connections) { [self] in
      let round = FireRound(
        seconds: seconds, connections: connections, streamedBefore: streamed, done: done)
      for index in 0..<connections { shoot(index, round) }
    }
  }

  private var streamed: Int { streams.reduce(0) { $0 + $1.messages } }

  /// Sends an event on one of the connections.
  private func shoot(_ index: Int, _ round: FireRound) {
    var session = idle.removeFirst()
    let event = session.turn(path[(path.firstIndex(of: "?") ?? path.endIndex)...])
    send(event.form, to: event.path, on: index) { [self] answer in
      precondition(session.isAnswered(by: answer), "Not the answer to an event: \(answer.body)")
      idle.append(session)
      if round.goesOn(after: answer) {
        shoot(index, round)
      } else {
        round.end { self.streamed }
      }
    }
  }

  private func send(
    _ form: String, to path: String, on index: Int, answered: @escaping (Answer) -> Void
  ) {
    if usesSockets {
      sockets[index].send(form, answered: answered)
    } else {
      requesters[index].send(LoadedSession.post(form, to: path), answered: answered)
    }
  }

  private func withConnections(_ count: Int, _ use: @escaping () -> Void) {
    guard usesSockets else { return withRequesters(count, use) }
    guard sockets.count < count else { return use() }
    connector.connect(
      with: { SocketRequester() },
      use: { [self] socket in
        sockets.append(socket)
        // A socket takes the events of any session.
        guard let session = idle.first else { return }
        socket.open(session.events) { self.withConnections(count, use) }
      })
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
