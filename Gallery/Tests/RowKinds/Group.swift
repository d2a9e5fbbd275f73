// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import Observation
import Rowhouse

/// A group of people, with a picture.
@Observable
@MainActor
final class Group {
  let name = "Lunch"
  var picture: PictureData?
}
