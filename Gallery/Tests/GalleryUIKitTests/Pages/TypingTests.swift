// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Testing

/// Tests that type: there is one keyboard for all windows, and they take turns.
@Suite("Pages to type on, in the app", .serialized)
struct TypingTests {}
#endif
