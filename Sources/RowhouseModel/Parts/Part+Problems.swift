// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Part {
  /// The mistakes in the controls of a custom row: repeated names, and the first control inside of another one.
  ///
  /// - Complexity: O(*n*) in the number of parts.
  package var controlProblems: [ControlProblem] {
    let controls = controls
    var names: Set<ControlID> = []
    var repeated: Set<ControlID> = []
    var problems: [ControlProblem] = []
    for control in controls {
      let name = control.control
      if !names.insert(name).inserted, repeated.insert(name).inserted {
        problems.append(.repeatedName(name))
      }
    }
    // The parts of a grid usually have the same mistake, so the first one is enough.
    for control in controls {
      guard let inner = control.children.lazy.flatMap(\.controls).first else { continue }
      problems.append(.nestedControl(inner.label, outer: control.label))
      break
    }
    return problems
  }
}
