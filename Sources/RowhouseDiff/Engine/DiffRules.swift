// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// How elements are told apart and compared.
///
/// A protocol with three small conformers and not a pair of closures, so that the engine is
/// specialised down to the comparison itself.
@usableFromInline
protocol DiffRules<Element> {
  associatedtype Element
  associatedtype ID: Hashable

  func id(of element: Element) -> ID
  func isSameID(_ first: Element, _ second: Element) -> Bool
  func isSameContent(_ first: Element, _ second: Element) -> Bool
}

/// An element that carries its id and is compared as a whole.
@usableFromInline
struct IdentifiableRules<Element: Identifiable & Equatable>: DiffRules {
  @inlinable init() {}

  @inlinable @inline(__always)
  func id(of element: Element) -> Element.ID { element.id }

  @inlinable @inline(__always)
  func isSameID(_ first: Element, _ second: Element) -> Bool { first.id == second.id }

  @inlinable @inline(__always)
  func isSameContent(_ first: Element, _ second: Element) -> Bool { first == second }
}

/// An element that is its own id, and so never changes.
@usableFromInline
struct SelfRules<Element: Hashable>: DiffRules {
  @inlinable init() {}

  @inlinable @inline(__always)
  func id(of element: Element) -> Element { element }

  @inlinable @inline(__always)
  func isSameID(_ first: Element, _ second: Element) -> Bool { first == second }

  @inlinable @inline(__always)
  func isSameContent(_ first: Element, _ second: Element) -> Bool { true }
}

/// An element whose id and equality the caller gives as functions.
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
  func isSameID(_ first: Element, _ second: Element) -> Bool {
    identify(first) == identify(second)
  }

  @inlinable @inline(__always)
  func isSameContent(_ first: Element, _ second: Element) -> Bool { compare(first, second) }
}
