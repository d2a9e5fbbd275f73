// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Observation

/// The order of a card's rows, which changes once a second if that is wished.
@MainActor
@Observable
public final class CardShuffle {
  /// Whether rows come and go.
  public private(set) var isOn = false
  /// How often the order has changed since they do.
  public private(set) var turn = 0
  @ObservationIgnored private let clock: any GalleryClock
  @ObservationIgnored private var turning: Task<Void, Never>?

  /// How long an order lasts.
  public static let pause = Duration.seconds(1)
  /// How many rows there are that only come and go.
  public static let neighbours = 3

  /// Leaves the rows where they are.
  ///
  /// - Parameter clock: What lets time pass.
  public init(clock: any GalleryClock) { self.clock = clock }
}

extension CardShuffle {
  /// Lets rows come and go, or puts them in order again.
  public func set(_ isOn: Bool) {
    turning?.cancel()
    self.isOn = isOn
    turn = 0
    guard isOn else { return }
    turning = Task { [weak self, clock] in
      while (try? await clock.sleep(for: Self.pause)) != nil {
        guard let self, !Task.isCancelled else { return }
        turn += 1
      }
    }
  }

  /// The rows in their order: the fields go round, and of the neighbours some are there.
  public var lines: [CardLine] {
    let first = turn % CardLine.fields.count
    var lines = Array(CardLine.fields[first...] + CardLine.fields[..<first])
    guard turn > 0 else { return lines }
    for number in (0..<Self.neighbours).reversed() where (turn + number) % 3 != 0 {
      lines.insert(.neighbour(number), at: 2 * number)
    }
    return lines
  }
}
