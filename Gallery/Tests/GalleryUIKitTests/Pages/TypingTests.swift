// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(iOS) || os(Linux)
import Testing

/// Tests that type, which take turns because all windows share one keyboard.
@Suite("Pages to type on, in the app", .serialized)
struct TypingTests {}
#endif
