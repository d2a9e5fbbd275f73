// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// UIKit where it is available, and its stand-in on Linux: tests that import this module import neither.
#if os(iOS)
@_exported public import UIKit
#elseif os(Linux)
@_exported public import UIKitDouble
#endif
