// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The scripts in the form in which they are served: without comments and unnecessary white space,
/// and with the modules that every page needs combined into one file.
///
/// After compression, one file has two thirds of the bytes of separate files. No two modules
/// declare the same name, and each import and export is one line, so combining the modules only
/// removes these lines.
enum ClientScripts {
  /// The modules of `client.js`.
  ///
  /// Each module follows the modules that it imports for its top-level code.
  private static let modules = [
    PackageResources.elements_js, PackageResources.session_js, PackageResources.notices_js,
    PackageResources.styles_js,
    PackageResources.transport_js, PackageResources.switches_js, PackageResources.fields_js,
    PackageResources.morphing_js, PackageResources.focus_js, PackageResources.motion_js,
    PackageResources.patches_js, PackageResources.history_js,
    PackageResources.messages_js, PackageResources.actions_js, PackageResources.client_js,
  ]

  /// The modules that `client.js` imports only on pages that need them.
  private static let laterModules = [
    ("announcing.js", PackageResources.announcing_js),
    ("controls.js", PackageResources.controls_js),
    ("dialogs.js", PackageResources.dialogs_js),
    ("documents.js", PackageResources.documents_js), ("extras.js", PackageResources.extras_js),
    ("following.js", PackageResources.following_js),
    ("leaving.js", PackageResources.leaving_js), ("marks.js", PackageResources.marks_js),
    ("menus.js", PackageResources.menus_js), ("moving.js", PackageResources.moving_js),
    ("pager.js", PackageResources.pager_js),
    ("problems.js", PackageResources.problems_js), ("renewal.js", PackageResources.renewal_js),
    ("reports.js", PackageResources.reports_js), ("secrets.js", PackageResources.secrets_js),
    ("slices.js", PackageResources.slices_js), ("sockets.js", PackageResources.sockets_js),
    ("strays.js", PackageResources.strays_js), ("submitting.js", PackageResources.submitting_js),
    ("system.js", PackageResources.system_js), ("webkit.js", PackageResources.webkit_js),
  ]

  static let files: [WebClient.File] = {
    let later = laterModules.map { ($0.0, lines(of: $0.1)) }
    let imports = Set(
      later.flatMap { $0.1.compactMap { importedNames($0) ?? namesLookedUp($0) } }
        .flatMap { $0.split(separator: ", ") }
    ).sorted()
    var client = modules.flatMap(lines).filter { !$0.hasPrefix("import ") }
      .map { $0.hasPrefix("export ") ? String($0.dropFirst("export ".count)) : $0 }
    client.append("export { \(imports.joined(separator: ", ")) };")
    return [script("client.js", client)]
      + later.map { name, lines in
        let code = lines.map { line in
          importedNames(line).map { "import { \($0) } from \"./client.js\";" } ?? line
        }
        return script(name, code)
      }
  }()

  private static func script(_ name: String, _ lines: [String]) -> WebClient.File {
    var code = ""
    for line in lines.map(withoutBlanks) {
      // Each statement ends with a semicolon or a brace, so a line break is equivalent to a space.
      if code.last?.isWord == true, line.first?.isWord == true { code += "\n" }
      if code.last == ",", let first = line.first, "}])".contains(first) { code.removeLast() }
      if code.last == ";", line.first == "}" { code.removeLast() }
      code += line
    }
    return WebClient.File(name: name, mediaType: "text/javascript", bytes: Array(code.utf8))
  }

  /// Returns a line without spaces, except those in string literals and between two words or equal
  /// operators.
  ///
  /// Regular expressions are no string literals, so they contain `\s` in place of a space.
  private static func withoutBlanks(_ line: String) -> String {
    var result = ""
    var quote: Character?
    var rest = line[...]
    while let character = rest.popFirst() {
      if "\"'`".contains(character), quote == nil || quote == character {
        quote = quote == nil ? character : nil
      }
      let (last, next) = (result.last, rest.first)
      let separatesWords = last?.isWord == true && next?.isWord == true
      if character != " " || quote != nil || separatesWords || last == next {
        result.append(character)
      }
    }
    return result
  }
}

extension ClientScripts {
  /// Returns a style sheet without comments and without the white space that CSS does not need.
  static func condensed(_ source: [UInt8]) -> [UInt8] {
    var text = lines(of: source).joined(separator: "\n")
    for pattern in [
      " {", "{ ", " }", "; ", ": ", ", ", " > ", "(> ", " / ", "{\n", "}\n", ";\n", ",\n",
    ] {
      text = text.replacing(pattern, with: pattern.filter { !$0.isWhitespace })
    }
    return Array(text.replacing(";}", with: "}").utf8)
  }

  /// Returns the nonempty lines of a source, without comments and indentation.
  private static func lines(of source: [UInt8]) -> [String] {
    var text = String(decoding: source, as: UTF8.self)[...]
    var code = ""
    while let start = text.firstRange(of: "/*"),
      let end = text[start.upperBound...].firstRange(of: "*/")
    {
      code += text[..<start.lowerBound]
      text = text[end.upperBound...]
      // Removes the space between a comment and the code after it.
      if text.first == " " { text.removeFirst() }
    }
    code += text
    return code.split(separator: "\n").map { $0.trimmingBlanks }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
  }

  /// Returns the names that a line such as `import { send } from "./transport.js";` imports from `client.js`, or `nil`
  /// if it imports none.
  private static func importedNames(_ line: String) -> String? {
    let isLater = laterModules.contains { line.hasSuffix("\"./\($0.0)\";") }
    guard !isLater, line.hasPrefix("import {"), let end = line.firstIndex(of: "}") else {
      return nil
    }
    return line[..<end].dropFirst("import {".count).trimmingBlanks
  }

  /// Returns the names that a line such as `const { send } = client;` takes from the exports of `client.js`, or `nil`
  /// for any other line.
  private static func namesLookedUp(_ line: String) -> String? {
    guard line.hasPrefix("const {"), line.hasSuffix("} = client;") else { return nil }
    return line.dropFirst("const {".count).dropLast("} = client;".count).trimmingBlanks
  }
}

extension Character {
  /// True if the character is part of a word, so that a space must separate it from another word.
  fileprivate var isWord: Bool { isLetter || isNumber || self == "_" || self == "$" }
}

extension Substring {
  /// The text without spaces at either end.
  fileprivate var trimmingBlanks: String {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
