// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Testing

@testable import RowhouseUIKit

@Suite("The phase of a table")
struct TablePhaseTests {
  private enum Step: CaseIterable {
    case beginUpdate, endUpdate, beginLayout, endLayout
  }

  @Test("Changes are allowed between updates and layouts, in all sequences of eight steps")
  func sequences() {
    var visited = 0
    func search(_ phase: TablePhase, updates: Int, layouts: Int, depth: Int) {
      visited += 1
      #expect(phase.isUpdating == (updates > 0))
      #expect(phase.isLayingOut == (layouts > 0))
      #expect(phase.allowsChanges == (updates == 0 && layouts == 0))
      guard depth > 0 else { return }
      for step in Step.allCases {
        var next = phase
        switch step {
        case .beginUpdate:
          next.beginUpdate()
          search(next, updates: updates + 1, layouts: layouts, depth: depth - 1)
        case .endUpdate where updates > 0:
          next.endUpdate()
          search(next, updates: updates - 1, layouts: layouts, depth: depth - 1)
        case .beginLayout:
          next.beginLayout()
          search(next, updates: updates, layouts: layouts + 1, depth: depth - 1)
        case .endLayout where layouts > 0:
          next.endLayout()
          search(next, updates: updates, layouts: layouts - 1, depth: depth - 1)
        case .endUpdate, .endLayout: break
        }
      }
    }
    search(TablePhase(), updates: 0, layouts: 0, depth: 8)
    #expect(visited > 5_000)
  }

  @Test("A commit forbids another editing mode, but no changes of rows")
  func commits() {
    var phase = TablePhase()
    phase.beginCommit()
    #expect(phase.isCommitting && phase.allowsChanges)
    phase.endCommit()
    #expect(!phase.isCommitting)
  }

  @Test("An update that ends before it begins is a mistake")
  func unbalanced() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var phase = TablePhase()
      phase.endUpdate()
    }
    let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(message.contains("An update ended that had not begun."))
  }
}
#endif
