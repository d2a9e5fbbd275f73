// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import GalleryTesting

@testable import gallery

/// A browser whose user is a test.
@MainActor
final class BrowserSession {
  let clock = HandClock()
  let gallery: GalleryState
  /// Whether the browser has been quit.
  private(set) var hasEnded = false
  private let input = AsyncStream.makeStream(of: String.self)
  private var drawings: AsyncStream<String>.Iterator
  private var run: Task<Void, Never>?

  init(_ language: GalleryLanguage = .english) {
    gallery = GalleryState(language: language, clock: clock)
    let output = AsyncStream.makeStream(of: String.self)
    drawings = output.stream.makeAsyncIterator()
    let browser = PageBrowser(gallery, width: 60) { output.continuation.yield($0) }
    run = Task { [input] in
      await browser.run(input.stream)
      output.continuation.finish()
    }
  }
}

extension BrowserSession {
  /// The next drawing, or nothing once the browser has been quit.
  func drawing() async -> String? {
    var iterator = drawings
    defer { drawings = iterator }
    return await iterator.next(isolation: #isolation)
  }

  /// Writes a line.
  ///
  /// - Returns: What is drawn then.
  func type(_ line: String) async -> String? {
    input.continuation.yield(line)
    return await drawing()
  }

  /// Writes no more.
  func end() { input.continuation.finish() }
}
