// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension AnyRow {
  /// Returns the properties that differ from those of the row before an update, or an empty array
  /// if ``showsSame(as:)`` returns `true`.
  ///
  /// Custom content is compared property by property. The text of secure fields is omitted, and
  /// closures are not compared.
  ///
  /// ```swift
  /// let old = Row("Wi-Fi").value("Off").row
  /// let new = Row("Wi-Fi").value("On").row
  /// print(new.differences(from: old))  // [value “Off” → “On”]
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of properties, by reflection. Use it for tests and
  ///   diagnostics.
  public func differences(from old: AnyRow) -> [ValueDifference] {
    if showsSame(as: old) { return [] }
    var finder = DifferenceFinder()
    let (before, after) = (old.content, content)
    if before.isSame(as: after) {
      // Its properties may differ, which the content does not compare.
    } else if type(of: before) == type(of: after) {
      finder.compareProperties(of: before, after)
      // Reflection does not look into this content.
      if finder.differences.isEmpty { finder.compare(before, after, "content") }
    } else {
      finder.compare("\(type(of: before))", "\(type(of: after))", "content")
    }
    finder.compareProperties(
      of: old.fields.value, fields.value,
      except: ["standard", "custom", "handlers", "state", "problems", "memoryKey", "source"])
    finder.compare(old.state, state, "state")
    finder.compare(old.handlers.events, handlers.events, "events")
    // Comparing rows ignores the destination.
    finder.compareProperties(
      of: old.handlers.actions ?? RowActions(), handlers.actions ?? RowActions(), "actions",
      except: ["destination"])
    return finder.differences
  }
}
