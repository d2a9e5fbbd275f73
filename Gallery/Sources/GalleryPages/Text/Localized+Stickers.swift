// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Stickers.
extension Localized {
  package static let stickers = Localized("Stickers", "表情")
  package static let loadingStickers = Localized("Loading", "正在加载")
  package static let noStickers = Localized("The stickers could not be loaded", "表情加载失败")
  package static let tryAgain = Localized("Try again", "重试")
  package static let wink = Localized("Wink", "眨眼")
  package static let tongue = Localized("Tongue", "伸舌")
  package static let tearsOfJoy = Localized("Tears of joy", "哭笑")
  package static let laugh = Localized("Laugh", "大笑")
  package static let devil = Localized("Devil", "魔鬼")
  package static let crying = Localized("Crying", "大哭")
}
