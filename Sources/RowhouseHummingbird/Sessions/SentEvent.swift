// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if Hummingbird
import RowhouseWeb

/// An event as it was sent to a session.
@available(macOS 14, iOS 17, macCatalyst 17, tvOS 17, *)
struct SentEvent: Sendable {
  /// What names the session.
  let token: String
  let event: ReadEvent
  /// What it was sent with.
  let form: EventForm
}

/// What became of an event, and the frames that its client asks for; or why it was refused.
@available(macOS 14, iOS 17, macCatalyst 17, tvOS 17, *)
typealias EventAnswer = Result<(answer: WebAnswer, frames: [WebFrame]), RefusedRequest>
#endif
