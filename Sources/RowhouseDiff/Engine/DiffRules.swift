// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Rules that identify and compare elements.
///
/// This is a protocol rather than a pair of closures, so that the compiler specializes the engine
/// for each type.
@usableFromInline
protocol DiffRules<Element> {
  associatedtype Element
  associatedtype ID: Hashable

  func id(of element: Element) -> ID
  func isSameID(_ first: Element, _ second: Element) -> Bool
  func isSameContent(_ first: Element, _ second: Element) -> Bool
}

extension DiffRules {
  @inlinable @inline(__always)
  func isSameID(_ first: Element, _ second: Element) -> Bool { id(of: first) == id(of: second) }
}

/// Rules for an element that has an id and is compared as a whole.
@usableFromInline
struct IdentifiableRules<Element: Identifiable & Equatable>: DiffRules {
  @inlinable init() {}

  @inlinable @inline(__always)
  func id(of element: Element) -> Element.ID { element.id }

  @inlinable @inline(__always)
  func isSameContent(_ first: Element, _ second: Element) -> Bool { first == second }
}

/// Rules for an element that is its own id, and therefore never changes.
@usableFromInline
struct SelfRules<Element: Hashable>: DiffRules {
  @inlinable init() {}

  @inlinable @inline(__always)
  func id(of element: Element) -> Element { element }

  @inlinable @inline(__always)
  func isSameContent(_ first: Element, _ second: Element) -> Bool { true }
}

/// Rules for an element whose id and equality the caller defines with closures.
@usableFromInline
struct FunctionRules<Element, ID: Hashable>: DiffRules {
  @usableFromInline let identify: (Element) -> ID
  @usableFromInline let compare: (Element, Element) -> Bool

  @inlinable
  init(id: @escaping (Element) -> ID, isEqual: @escaping (Element, Element) -> Bool) {
    identify = id
    compare = isEqual
  }

  @inlinable @inline(__always)
  func id(of element: Element) -> ID { identify(element) }

  @inlinable @inline(__always)
  func isSameContent(_ first: Element, _ second: Element) -> Bool { compare(first, second) }
}

/// Rules for sections, compared by their ids and heads but not by their rows.
@usableFromInline
struct SectionRules<Section: DiffableSection>: DiffRules {
  @inlinable init() {}

  @inlinable @inline(__always)
  func id(of element: Section) -> Section.ID { element.id }

  @inlinable @inline(__always)
  func isSameContent(_ first: Section, _ second: Section) -> Bool { first.hasSameHead(as: second) }
}
