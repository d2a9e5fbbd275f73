// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension FormState {
  /// True if there is a step to undo.
  package var canUndo: Bool { !history.past.isEmpty }

  /// True if the value differs from the saved one.
  package var isDirty: Bool { value != saved && !isUnchanged }

  /// True if there is a step to redo.
  package var canRedo: Bool { !history.future.isEmpty }

  /// The errors that are shown, by field, with only the first error of each field.
  package var errors: [PartialKeyPath<Value>: FormMessage] {
    var errors: [PartialKeyPath<Value>: FormMessage] = [:]
    for entry in shownEntries where errors[entry.field] == nil {
      errors[entry.field] = entry.message
    }
    return errors
  }

  /// The fields whose asynchronous rules are pausing or being checked.
  package var checkedFields: Set<PartialKeyPath<Value>> {
    var fields: Set<PartialKeyPath<Value>> = []
    for index in asynchronousRules {
      if case .checking = results[index], let field = rules[index].field { fields.insert(field) }
    }
    return fields
  }

  /// True if every synchronous rule passes, including those that have not run yet.
  var meetsRules: Bool {
    rules.indices.allSatisfy { index in
      if rules[index].isAsynchronous { return true }
      return switch results[index] {
      case .passed: true
      case .failed, .undecided: false
      case .unknown, .checking: runsNow(index)?.isEmpty ?? true
      }
    }
  }

  var shownEntries: [FormErrors<Value>.Entry] {
    var entries: [FormErrors<Value>.Entry] = []
    for index in rules.indices {
      switch results[index] {
      case .unknown, .passed, .checking: break
      case .failed(let errors), .undecided(let errors):
        let moment = rules[index].moment
        if rules[index].field == nil {
          entries += errors.entries.filter { isReached(moment, for: $0.field) }
        } else if isReached(index) {
          entries += errors.entries
        }
      }
    }
    return entries + refused.entries
  }

  /// The numbers of the checks of the current value that have no result yet.
  var openChecks: Set<Int> {
    var numbers: Set<Int> = []
    for index in asynchronousRules {
      if case .checking(let number, _) = results[index] { numbers.insert(number) }
    }
    return numbers
  }
}
