// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Foundation

/// Ends the program as an exception that nobody catches ends an app.
func raise(_ reason: String, line: UInt = #line, file: StaticString = #fileID) -> Never {
  fatalError(
    """
    *** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: \
    '\(reason)'
    """, file: file, line: line)
}

extension UIView {
  /// Raises an exception if the view, or a method that sets one of its properties, is used in a window of the Mac idiom.
  ///
  /// See <https://developer.apple.com/documentation/uikit/optimizing-your-mac-app-s-user-interface>.
  func refuseMacIdiom(_ control: String, setter: String? = nil) {
    guard window != nil, traitCollection.userInterfaceIdiom == .mac else { return }
    let part = setter.map { "\($0) is not supported on \(control)" }
    raise(
      """
      \(part ?? "\(control) is not supported") when running Catalyst apps in the Mac idiom. See \
      UIBehavioralStyle for possible alternatives.
      """)
  }
}

extension IndexPath {
  /// The description of `NSIndexPath`, without the address.
  var inUIKit: String {
    "<NSIndexPath> {length = \(count), path = \(map(String.init).joined(separator: " - "))}"
  }
}
#endif
