// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Observation

/// The order of a card's rows, which can change once a second.
@MainActor
@Observable
public final class CardShuffle {
  /// True if the order changes.
  public private(set) var isOn = false
  /// The number of changes since the changes were turned on.
  public private(set) var turn = 0
  @ObservationIgnored private let clock: any GalleryClock
  @ObservationIgnored private var turning: Task<Void, Never>?

  /// The time between two changes.
  public static let pause = Duration.seconds(1)
  /// The number of rows that appear and disappear.
  public static let neighbors = 3

  /// Creates an order that does not change.
  ///
  /// - Parameter clock: The clock of all delays.
  public init(clock: any GalleryClock) { self.clock = clock }
}

extension CardShuffle {
  /// Starts to change the order, or restores the original order.
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

  /// The rows in their order: the fields rotate, and some of the other rows are shown.
  public var lines: [CardLine] {
    let first = turn % CardLine.fields.count
    var lines = Array(CardLine.fields[first...] + CardLine.fields[..<first])
    guard turn > 0 else { return lines }
    for number in (0..<Self.neighbors).reversed() where (turn + number) % 3 != 0 {
      lines.insert(.neighbor(number), at: 2 * number)
    }
    return lines
  }
}
