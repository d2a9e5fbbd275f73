// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Observation

/// A conversation with the shop, which answers each message after a while.
@MainActor
@Observable
public final class Chat {
  /// A message.
  struct Message: Identifiable {
    /// The position in the conversation, from 0.
    let id: Int
    let isOwn: Bool
    let text: String
  }

  /// The messages, oldest first.
  private(set) var messages: [Message] = []
  /// The message that the user is writing.
  var draft = ""
  @ObservationIgnored private let gallery: GalleryState

  /// The time until the shop answers.
  public static let delay = Duration.seconds(2)

  /// Creates a conversation that fills more than a screen, in the language of the gallery.
  init(gallery: GalleryState) {
    self.gallery = gallery
    for _ in 0..<15 {
      append(gallery.say(.whereIsIt), isOwn: true)
      append(gallery.say(.onItsWay), isOwn: false)
    }
  }
}

extension Chat {
  /// Sends the draft, unless it is empty.
  func send() {
    guard !draft.isEmpty else { return }
    append(draft, isOwn: true)
    draft = ""
    Task { [weak self, gallery] in
      try await gallery.clock.sleep(for: Self.delay)
      self?.append(gallery.say(.onItsWay), isOwn: false)
    }
  }

  private func append(_ text: String, isOwn: Bool) {
    messages.append(Message(id: messages.count, isOwn: isOwn, text: text))
  }
}
