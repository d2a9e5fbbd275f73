// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseForms

extension GalleryState {
  /// The clock of forms, which is that of the gallery.
  public var formClock: any FormClock { GalleryFormClock(clock: clock) }

  /// The texts of forms, in the language of the gallery.
  public var formTexts: @MainActor (_ language: String) -> FormTexts {
    { _ in
      var texts = FormTexts(language: self.language.tag)
      texts.failedRule = self.say(.failedRule)
      texts.unansweredRule = self.say(.unansweredRule)
      texts.failedSubmission = self.say(.failedSubmission)
      texts.checking = self.say(.checkingField)
      texts.sending = self.say(.sendingForm)
      texts.leaveTitle = self.say(.discardChanges)
      texts.leaveMessage = self.say(.changesUnsaved)
      texts.leave = self.say(.discard)
      texts.stay = self.say(.keepEditing)
      return texts
    }
  }
}

/// A clock of forms that waits on the clock of the gallery.
private final class GalleryFormClock: FormClock {
  private let clock: any GalleryClock

  init(clock: any GalleryClock) { self.clock = clock }

  func sleep(forSeconds seconds: Double) async throws {
    try await clock.sleep(for: .seconds(seconds))
  }
}
