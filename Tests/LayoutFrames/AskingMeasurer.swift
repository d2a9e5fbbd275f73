// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Rowhouse
import RowhouseLayout

/// Knows the sizes that the browser has told, and notes what it does not know.
final class AskingMeasurer: PartMeasuring, @unchecked Sendable {
  private var sizes: [TextQuery: Dimensions] = [:]
  private(set) var questions: [TextQuery] = []

  func size(of text: TextQuery) -> Dimensions {
    if let size = sizes[text] { return size }
    // Any number will do: what follows from it is computed anew.
    sizes[text] = .square(20)
    questions.append(text)
    return .square(20)
  }

  /// Takes the answers to all questions, in their order.
  func learn(_ answers: [[Double]]) {
    for (question, answer) in zip(questions, answers) {
      sizes[question] = Dimensions(width: answer[0], height: answer[1])
    }
    questions = []
  }
}
