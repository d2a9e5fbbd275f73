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

extension IndexPath {
  /// The description of `NSIndexPath`, without the address.
  var inUIKit: String {
    "<NSIndexPath> {length = \(count), path = \(map(String.init).joined(separator: " - "))}"
  }
}
#endif
