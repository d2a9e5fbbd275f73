// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
// UIKit exports all of Foundation, so a file that imports it alone may use both.
@_exported public import Foundation
#endif
