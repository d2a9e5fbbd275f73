// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseDiff

/// A page before and after something happened, for the gallery to diff and draw.
public struct DiffScene: Sendable {
  /// What the command line calls the scene.
  public let name: String
  /// What happens, in a sentence.
  public let title: String
  /// What to learn from the scene; may be empty.
  public let remark: String
  /// The page before.
  public let old: [DemoSection]
  /// The page after.
  public let new: [DemoSection]

  /// Describes a change of a page.
  public init(
    _ name: String, title: String, remark: String = "", old: [DemoSection], new: [DemoSection]
  ) {
    self.name = name
    self.title = title
    self.remark = remark
    self.old = old
    self.new = new
  }
}

extension DiffScene {
  /// Every scene, the simplest first.
  public static let all = [nightMode, forgetDevice, lastRow, sorted, sameID]

  /// What Rowhouse finds to have changed.
  public var changes: SectionedChangeset { SectionedChangeset(from: old, to: new) }
}
