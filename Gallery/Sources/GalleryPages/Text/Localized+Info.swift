// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Info, of the owner of the account.
extension Localized {
  package static let info = Localized("Info", "个人信息")
  package static let photo = Localized("Photo", "头像")
  package static let name = Localized("Name", "名字")
  package static let weChatID = Localized("WeChat ID", "微信号")
  package static let myQRCode = Localized("My QR code", "我的二维码")
  package static let myAddress = Localized("My address", "我的地址")
  package static let gender = Localized("Gender", "性别")
  package static let male = Localized("Male", "男")
  package static let region = Localized("Region", "地区")
  package static let shanghaiMinhang = Localized("Shanghai, Minhang", "上海 闵行")
  package static let whatsUp = Localized("What's up", "个性签名")
  package static let linkedInAccount = Localized("LinkedIn account", "LinkedIn账号")
  package static let show = Localized("Show", "展示")
}
