// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Duration {
  /// The duration with two or three digits and its unit, as in `3.1 ms`.
  public var brief: String {
    let nanoseconds = Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
    let units = [("ns", 1.0), ("µs", 1e3), ("ms", 1e6), ("s", 1e9)]
    // A number that would be rounded to 1,000 is written in the next unit.
    let (name, size) = units.first { nanoseconds / $0.1 < 999.5 } ?? ("s", 1e9)
    let number = nanoseconds / size
    let tenths = Int((number * 10).rounded())
    if size == 1 || tenths >= 100 { return "\(Int(number.rounded()).grouped) \(name)" }
    return "\(tenths / 10).\(tenths % 10) \(name)"
  }
}
