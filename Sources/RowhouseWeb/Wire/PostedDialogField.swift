// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseHosting
import RowhouseModel

/// The field of a dialog in a form that was sent without a script, whose text differs from the text in the document.
struct PostedDialogField: Hashable {
  let dialog: DialogID
  let text: String
  /// True if only the user may read the text.
  let isSecret: Bool
}

extension PostedDialogField {
  /// Returns the parts of the name of a field, which ends with the mark of the text in the document.
  ///
  /// The type in the name is that of the text, because the dialog may be closed when the form arrives.
  static func name(of dialog: DialogID, text: String, isSecret: Bool) -> [String] {
    let type = isSecret ? ControlValue.secretType : "text"
    return [type, "\(dialog.number)", ControlValue.mark(of: text)]
  }

  /// Returns the fields of dialogs in a form.
  ///
  /// A client may send a dialog many times, but only the last name in alphabetical order counts.
  static func all(in fields: [String: String]) -> [PostedDialogField] {
    let posted = fields.sorted { $0.key < $1.key }.compactMap { name, text in
      PostedDialogField(name: name, text: text)
    }
    let last = Dictionary(posted.map { ($0.dialog, $0) }) { $1 }
    return last.values.sorted { $0.dialog.number < $1.dialog.number }
  }

  private init?(name: String, text: String) {
    guard text.utf8.count <= WebEvent.limit, let parts = WebEvent.parts(of: name),
      parts.count == 3, ["text", ControlValue.secretType].contains(parts[0]),
      let number = Int(parts[1]), parts[2] != ControlValue.mark(of: text)
    else { return nil }
    self.init(
      dialog: DialogID(number: number), text: text, isSecret: parts[0] == ControlValue.secretType)
  }
}
