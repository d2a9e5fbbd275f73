// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("Load states")
@MainActor
struct LoadStateTests {
  @Test("States are equal if their texts are")
  func equality() {
    let states: [LoadState] = [
      .content, .loading(), .loading("text"), .empty("text"), .failed("text") {},
      .failed("text", retryTitle: "title") {}, .failed("title", retryTitle: "text") {}, .more {},
      .more("text") {}, .more(failed: "text") {}, .more(failed: "text", retryTitle: "title") {},
    ]
    for (index, first) in states.enumerated() {
      for (otherIndex, second) in states.enumerated() {
        #expect((first == second) == (index == otherIndex), "\(first.kind), \(second.kind)")
      }
    }
  }

  @Test("The closures of states are not compared")
  func closures() {
    var tries = 0
    #expect(LoadState.failed("text") { tries += 1 } == .failed("text") {})
    #expect(LoadState.more { tries += 1 } == .more {})
    #expect(tries == 0)
  }

  @Test("Each state has its kind and its closure")
  func kinds() {
    var calls = 0
    let failed = LoadState.failed("text") { calls += 1 }
    let more = LoadState.more { calls += 10 }
    let moreFailed = LoadState.more(failed: "text", retryTitle: "title") { calls += 100 }
    #expect(moreFailed.kind == .moreFailed("text", retry: "title"))
    #expect(LoadState.loading().kind == .loading(nil))
    #expect(LoadState.empty("text").kind == .empty("text"))
    #expect(LoadState.content.kind == .content)
    #expect(failed.kind == .failed("text", retry: nil))
    #expect(more.kind == .more(nil))
    #expect(LoadState.loading().action == nil)
    #expect(LoadState.empty("text").action == nil)
    #expect(LoadState.content.action == nil)
    failed.action?()
    more.action?()
    moreFailed.action?()
    #expect(calls == 111)
  }
}
