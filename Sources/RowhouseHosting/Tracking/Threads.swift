// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

extension MainActor {
  static var isCurrent: Bool {
    #if canImport(Darwin)
    return pthread_main_np() != 0
    #else
    // On Linux, the main actor has no fixed thread. A task that can run on it immediately does so
    // within this call; any other task runs on another thread during this call.
    let thread = Locked<ThreadID?>(nil)
    Task.immediate { @MainActor in thread.withLock { $0 = .current } }
    return thread.withLock(\.self) == .current
    #endif
  }
}

#if !canImport(Darwin)
private struct ThreadID: Equatable, @unchecked Sendable {
  // A number on some systems, and on others a pointer that is never dereferenced.
  private let thread: pthread_t

  static var current: Self { Self(thread: pthread_self()) }

  static func == (first: Self, second: Self) -> Bool {
    pthread_equal(first.thread, second.thread) != 0
  }
}
#endif

/// Writes a line to standard error in one call, so that threads do not mix their lines.
package func writeToStandardError(_ line: String) {
  "\(line)\n".withCString { _ = write(2, $0, strlen($0)) }
}
