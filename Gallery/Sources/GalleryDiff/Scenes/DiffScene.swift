// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseDiff

/// A page before and after a change.
public struct DiffScene: Sendable {
  /// The name of the scene on the command line.
  public let name: String
  /// The change, in a sentence.
  public let title: String
  /// A remark about the scene, which may be empty.
  public let remark: String
  /// The page before the change.
  public let old: [DemoSection]
  /// The page after the change.
  public let new: [DemoSection]

  /// Creates a scene.
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
  /// All scenes, the simplest first.
  public static let all = [nightMode, forgetDevice, lastRow, sorted, sameID]

  /// The changes that the diff finds.
  public var changes: SectionedChangeset { SectionedChangeset(from: old, to: new) }
}
