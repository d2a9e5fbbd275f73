// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A section compared by its id and its head; the rows are compared apart from it.
@usableFromInline
struct SectionRules<Section: DiffableSection>: DiffRules {
  @inlinable init() {}

  @inlinable @inline(__always)
  func id(of element: Section) -> Section.ID { element.id }

  @inlinable @inline(__always)
  func isSameID(_ first: Section, _ second: Section) -> Bool { first.id == second.id }

  @inlinable @inline(__always)
  func isSameContent(_ first: Section, _ second: Section) -> Bool { first.hasSameHead(as: second) }
}
