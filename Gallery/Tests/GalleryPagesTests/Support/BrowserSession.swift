// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import GalleryPages
import GalleryTesting

@testable import gallery

/// A browser that a test controls.
@MainActor
final class BrowserSession {
  let clock = HandClock()
  let gallery: GalleryState
  let browser: PageBrowser
  /// True if the browser has quit.
  private(set) var hasEnded = false
  private let input = AsyncStream.makeStream(of: String.self)
  private var drawings: AsyncStream<String>.Iterator
  private var run: Task<Void, Never>?

  init(_ language: GalleryLanguage = .english) {
    gallery = GalleryState(language: language, themeChoice: .weChat, clock: clock)
    let output = AsyncStream.makeStream(of: String.self)
    drawings = output.stream.makeAsyncIterator()
    browser = PageBrowser(gallery, width: 60) { output.continuation.yield($0) }
    run = Task { [browser, input] in
      await browser.run(input.stream)
      output.continuation.finish()
    }
  }
}

extension BrowserSession {
  /// Returns the next drawing, or `nil` if the browser has quit.
  func drawing() async -> String? {
    var iterator = drawings
    defer { drawings = iterator }
    return await iterator.next(isolation: #isolation)
  }

  /// Enters a line.
  ///
  /// - Returns: The next drawing.
  func type(_ line: String) async -> String? {
    input.continuation.yield(line)
    return await drawing()
  }

  /// Ends the input.
  func end() { input.continuation.finish() }
}
