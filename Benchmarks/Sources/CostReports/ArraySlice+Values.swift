// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension ArraySlice<String> {
  /// Removes the value of an option from the front of the arguments: names, separated by commas.
  ///
  /// - Parameter option: The option, for messages.
  /// - Returns: The values, in the order of the names.
  /// - Throws: `UsageError` if there is no value, or a name is unknown.
  package mutating func takeValues<Value: RawRepresentable<String> & CaseIterable>(
    of option: String
  ) throws(UsageError) -> [Value] {
    guard let list = popFirst() else {
      throw UsageError(description: "\(option) lacks a value.")
    }
    var values: [Value] = []
    for name in list.split(separator: ",") {
      let lowercased = name.lowercased()
      guard let value = Value.allCases.first(where: { $0.rawValue.lowercased() == lowercased })
      else {
        let known = Value.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError(description: "\(option) knows no \(name), only \(known).")
      }
      values.append(value)
    }
    return values
  }
}
