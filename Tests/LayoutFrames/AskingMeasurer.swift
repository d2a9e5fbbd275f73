// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Rowhouse
import RowhouseLayout

/// A measurer that returns the text sizes received from a browser, and collects the questions that
/// it cannot answer yet.
final class AskingMeasurer: PartMeasuring, @unchecked Sendable {
  private var sizes: [TextQuery: Dimensions] = [:]
  private(set) var questions: [TextQuery] = []

  func size(of text: TextQuery) -> Dimensions {
    if let size = sizes[text] { return size }
    // Any number is fine: the layout is computed again when the answer is known.
    sizes[text] = .square(20)
    questions.append(text)
    return .square(20)
  }

  /// Stores the answers to all questions, in their order.
  func learn(_ answers: [[Double]]) {
    for (question, answer) in zip(questions, answers) {
      sizes[question] = Dimensions(width: answer[0], height: answer[1])
    }
    questions = []
  }
}
