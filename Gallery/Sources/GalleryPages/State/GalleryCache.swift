// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Observation
public import Rowhouse

/// A cache that takes a moment to be cleared.
@MainActor
@Observable
public final class GalleryCache {
  /// The size of the cache.
  public private(set) var size: CacheSize
  @ObservationIgnored private let clock: any GalleryClock
  @ObservationIgnored private var isClearing = false

  /// The number of steps in which the cache is cleared.
  public static let steps = 10
  /// The duration of each step.
  public static let stepDuration = Duration.milliseconds(200)

  /// Creates a cache.
  ///
  /// - Parameters:
  ///   - size: The initial size.
  ///   - clock: The clock of all delays.
  public init(size: CacheSize = CacheSize(tenths: 123), clock: any GalleryClock) {
    self.size = size
    self.clock = clock
  }
}

extension GalleryCache {
  /// True if the cache is empty.
  public var isEmpty: Bool { size.tenths == 0 }

  /// Clears the cache step by step.
  ///
  /// A call during clearing has no effect.
  ///
  /// - Parameter progress: Called once to create the progress, which is updated in each step.
  public func clear(progress: () -> ProgressHandle) {
    if isClearing { return }
    isClearing = true
    let progress = progress()
    Task { [weak self, clock] in
      let all = self?.size.tenths ?? 0
      for step in 1...Self.steps {
        guard (try? await clock.sleep(for: Self.stepDuration)) != nil, let self else { break }
        size = CacheSize(tenths: all * (Self.steps - step) / Self.steps)
        progress.update(Double(step) / Double(Self.steps))
      }
      progress.finish()
      self?.isClearing = false
    }
  }
}
