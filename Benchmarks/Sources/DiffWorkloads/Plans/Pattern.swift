// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A pattern of changes to a list or a page, with its name in the tables and on the command line.
package enum Pattern: String, CaseIterable, Sendable {
  /// The pattern of DifferenceKit: a block deleted, a block inserted, and a block shuffled.
  case blocks = "L"
  /// One element in a hundred each deleted, inserted, moved, and changed, spread evenly.
  case evenly = "E"
  /// The first element becomes the last.
  case firstToLast = "F"
  /// One element inserted in the middle.
  case insertOne = "I"
  /// All elements shuffled.
  case shuffled = "R"
  /// Nothing changed.
  case nothing = "N"
  /// A page of a hundred sections, with one row in a hundred each deleted, inserted, moved, and
  /// changed, and a third of the moves across sections.
  case page = "S"
  /// The same page, including the stages for a table view.
  case stagedPage = "S+stages"
  /// A page of ten sections of ten rows, one of them changed.
  case smallPage = "T"
  /// A page whose rows are all shuffled among all sections.
  case shuffledPage = "SR"
  /// A page whose sections are all replaced, each new one with the rows of an old one.
  case renamedSections = "SH"
  /// All elements replaced by new ones.
  case replaced = "X"
  /// All elements deleted.
  case deleted = "D"
  /// All elements inserted into an empty list.
  case inserted = "A"
}
