// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The line in which a value of a JSON text begins, and those of the values inside of it.
struct JSONLines {
  /// The line, counted from 1.
  ///
  /// For a member of an object, it is the line of the name.
  var line: Int
  /// The lines of the members of an object, by name.
  var members: [String: JSONLines] = [:]
  /// The lines of the elements of an array.
  var elements: [JSONLines] = []
}

/// A place in a JSON text.
struct JSONPlace {
  /// The path of the place, such as `pages[1].sections[0]`, or an empty string for the whole text.
  private(set) var path = ""
  /// The line of the place, or of the innermost value around it that exists, or `nil` if the lines are not known.
  private(set) var line: Int?
  /// The lines at the place, or `nil` if they are not known or nothing is at the place.
  private var lines: JSONLines?

  /// Creates the place of the whole text.
  init(_ lines: JSONLines?) {
    self.lines = lines
    line = lines?.line
  }

  /// Returns the place of a member, which does not need to exist.
  func member(_ name: String) -> JSONPlace {
    inside(path.isEmpty ? name : ".\(name)", lines?.members[name])
  }

  /// Returns the place of an element of the array at this place.
  func element(_ number: Int) -> JSONPlace {
    let elements = lines?.elements ?? []
    return inside("[\(number)]", elements.indices.contains(number) ? elements[number] : nil)
  }

  private func inside(_ part: String, _ lines: JSONLines?) -> JSONPlace {
    var place = self
    place.path += part
    place.lines = lines
    place.line = lines?.line ?? line
    return place
  }
}
