// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
#if canImport(UIKit)
import UIKit
#else
import UIKitDouble
#endif
import RowhouseModel

/// A view that draws one part of a row.
@MainActor
protocol PartView: UIView {
  /// Makes a view that draws nothing yet.
  init(frame: CGRect)

  /// Begins to tell of events; called once, when the view is made.
  func connect(to target: any PartTarget)
}

extension PartView {
  func connect(to target: any PartTarget) {}
}

/// A view in which the user may be editing.
@MainActor
protocol EditablePartView: PartView {
  var editor: FieldEditor { get }
}
#endif
