// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The contents of an SVG file.
struct SVGFile {
  let isWellFormed: Bool
  /// The attributes of the outermost element.
  let root: [String: String]
  /// The names of its elements.
  let elements: Set<String>
  /// All attributes, including those of the root.
  let attributes: [Attribute]

  struct Attribute: Hashable {
    let name: String
    let value: String
  }

  init(_ bytes: [UInt8]) {
    let reader = Reader()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = reader
    isWellFormed = parser.parse()
    root = reader.root ?? [:]
    elements = reader.elements
    attributes = reader.attributes
  }

  /// The colors of the drawing.
  var colors: Set<String> {
    Set(attributes.filter { $0.name == "fill" || $0.name == "stroke" }.map(\.value))
      .subtracting(["none"])
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var root: [String: String]?
    var elements: Set<String> = []
    var attributes: [Attribute] = []

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName: String?, attributes attributeDict: [String: String]
    ) {
      if root == nil { root = attributeDict }
      elements.insert(elementName)
      attributes += attributeDict.map { Attribute(name: $0.key, value: $0.value) }
    }
  }
}
