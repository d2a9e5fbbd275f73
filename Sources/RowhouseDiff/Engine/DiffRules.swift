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

/// Rules for the rows without a partner in their own section, which may have one in another.
@usableFromInline
struct PageRowRules<Section: DiffableSection, Rules: DiffRules>: DiffRules
where Rules.Element == Section.Rows.Element {
  @usableFromInline let rules: Rules
  @usableFromInline let hasher = IDHasher<Rules.ID>()

  @inlinable
  init(_ rules: Rules) { self.rules = rules }

  @inlinable @inline(__always)
  func id(of element: Rules.Element) -> Rules.ID { rules.id(of: element) }

  @inlinable @inline(__always)
  func isSameID(_ first: Rules.Element, _ second: Rules.Element) -> Bool {
    rules.isSameID(first, second) && Section.isIdentifiedInPage(first)
      && Section.isIdentifiedInPage(second)
  }

  @inlinable @inline(__always)
  func isSameContent(_ first: Rules.Element, _ second: Rules.Element) -> Bool {
    rules.isSameContent(first, second)
  }

  /// Returns the hash of the id of a row at an index of the pool.
  ///
  /// A row that is identified only in its section has the hash of its index, because many sections may contain its id.
  @inlinable @inline(__always)
  func hash(_ element: Rules.Element, at index: Int) -> UInt32 {
    guard Section.isIdentifiedInPage(element) else {
      return (UInt32(truncatingIfNeeded: index) &* 0x9E37_79B1) >> 1
    }
    return hasher.hash(rules.id(of: element))
  }
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
