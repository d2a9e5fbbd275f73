// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import ArgumentParser
import GalleryDiff
import Testing

@testable import gallery

@Suite("The gallery command")
struct CommandTests {
  private func diff(_ arguments: String...) throws -> Gallery.Diff {
    try #require(try Gallery.parseAsRoot(arguments) as? Gallery.Diff)
  }

  private func failure(_ arguments: String...) -> (code: Int32, message: String) {
    do {
      _ = try Gallery.parseAsRoot(arguments)
      return (0, "")
    } catch {
      return (Gallery.exitCode(for: error).rawValue, Gallery.message(for: error))
    }
  }

  @Test("Without options the diff shows every scene, with automatic colors")
  func nothing() throws {
    let diff = try diff("diff")
    #expect(diff.only == nil && diff.size == nil && !diff.list && diff.color == .auto)
  }

  @Test("The options of the diff are read")
  func options() throws {
    #expect(try diff("diff", "--size", "100000").size == 100_000)
    #expect(try diff("diff", "--only", "sorted", "--color", "never").only == "sorted")
    #expect(try diff("diff", "--list").list)
  }

  @Test("An unknown scene is refused with those that are known")
  func unknownScene() {
    let failure = failure("diff", "--only", "nigth-mode")
    #expect(failure.code == 64)
    #expect(
      failure.message == """
        There is no scene “nigth-mode”. The scenes are: \
        night-mode, forget-device, last-row, sorted, same-id.
        """)
  }

  @Test("A size out of range is refused with the range", arguments: ["-1", "10000001"])
  func size(text: String) {
    let failure = failure("diff", "--size=\(text)")
    #expect(failure.code == 64)
    #expect(failure.message.contains(". Choose a number from 0 to 10,000,000."))
  }

  @Test("Both ends of the range are sizes", arguments: ["0", "10000000"])
  func sizes(text: String) {
    #expect(failure("diff", "--size", text).code == 0)
  }

  @Test("Options that exclude each other are refused")
  func exclusion() {
    let failure = failure("diff", "--list", "--only", "sorted")
    #expect(failure.code == 64)
    #expect(failure.message == "--only, --list and --size exclude each other. Use one of them.")
  }

  @Test("An unknown choice of color is refused")
  func color() {
    #expect(failure("diff", "--color", "sometimes").code == 64)
  }
}
