// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Observation
public import Rowhouse

/// A cache that takes a moment to be cleared.
@MainActor
@Observable
public final class GalleryCache {
  /// How much it holds.
  public private(set) var size: CacheSize
  @ObservationIgnored private let clock: any GalleryClock
  @ObservationIgnored private var isClearing = false

  /// In how many steps it is cleared.
  public static let steps = 10
  /// How long each step takes.
  public static let stepDuration = Duration.milliseconds(200)

  /// Fills a cache.
  ///
  /// - Parameters:
  ///   - size: How much it holds at first.
  ///   - clock: What lets time pass.
  public init(size: CacheSize = CacheSize(tenths: 123), clock: any GalleryClock) {
    self.size = size
    self.clock = clock
  }
}

extension GalleryCache {
  /// Whether there is nothing to clear.
  public var isEmpty: Bool { size.tenths == 0 }

  /// Clears the cache step by step, unless that is already going on.
  ///
  /// - Parameter progress: Asked for once, and told how far it has got.
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
