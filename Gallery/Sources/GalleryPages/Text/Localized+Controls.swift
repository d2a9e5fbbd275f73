// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

extension Localized {
  package static let controls = Localized("Controls", "控件")
  package static let numbers = Localized("Numbers", "数字")
  package static let copies = Localized("Copies", "份数")
  package static let zoom = Localized("Zoom", "缩放")
  package static let choices = Localized("Choices", "选项")
  package static let quality = Localized("Quality", "质量")
  package static let draft = Localized("Draft", "草稿")
  package static let good = Localized("Good", "良好")
  package static let best = Localized("Best", "最佳")
  package static let paper = Localized("Paper", "纸张")
  /// The titles of the groups of paper sizes.
  package static let metric = Localized("Metric", "公制")
  package static let american = Localized("American", "美制")
  package static let letter = Localized("Letter", "信纸")
  package static let legal = Localized("Legal", "法律专用纸")
  package static let sides = Localized("Sides", "打印面")
  package static let oneSide = Localized("One", "单面")
  package static let bothSides = Localized("Both", "双面")
  /// The option for no sides.
  package static let asThePrinterLikes = Localized("Automatic", "自动")
  package static let paperWheel = Localized("Paper, as a wheel", "纸张（滚轮）")
  package static let datesAndTimes = Localized("Dates and times", "日期和时间")
  package static let day = Localized("Day", "日期")
  package static let time = Localized("Time", "时间")
  package static let deleteAfter = Localized("Delete after", "到期删除")
  package static let remindMe = Localized("Remind me", "提醒")
  package static let noReminder = Localized("Never", "从不")
  package static let sleepAfter = Localized("Sleep after", "休眠等待")
  package static let colors = Localized("Colors", "颜色")
  package static let ink = Localized("Ink", "墨水")
  package static let navy = Localized("Navy", "海军蓝")
  package static let black = Localized("Black", "黑色")
  package static let crimson = Localized("Crimson", "深红")
  package static let pictures = Localized("Pictures", "图片")
  /// The name of the person who prints.
  package static let annMiller = Localized("Ann Miller", "安 米勒")
  package static let changePicture = Localized("Change the picture", "更换图片")
  package static let levels = Localized("Progress and levels", "进度与余量")
  /// The words after the number of printed copies, which are read aloud.
  package static let ofTwentyCopies = Localized("of 20 copies", "份，共 20 份")
  package static let printing = Localized("Printing", "正在打印")
  package static let connecting = Localized("Connecting", "正在连接")
  package static let paperTray = Localized("Paper tray", "纸盒")
  /// The unit after the number of sheets.
  package static let sheets = Localized("sheets", "张")
  package static let switches = Localized("Switches", "开关")
  package static let grayscale = Localized("Grayscale", "灰度")
  package static let moreOptions = Localized("More options", "更多选项")
  package static let sorted = Localized("Sort the copies", "逐份打印")
  package static let stapled = Localized("Staple the copies", "装订")
  package static let texts = Localized("Texts", "文本")
  package static let plainText = Localized("Text", "普通文本")
  package static let webAddress = Localized("Web address", "网址")
  package static let number = Localized("Number", "数值")
  package static let digits = Localized("Digits", "数字串")
  /// The error of the field for digits.
  package static let fourDigits = Localized("Enter 4 digits", "请输入 4 位数字")
  package static let oneTimeCode = Localized("One-time code", "一次性代码")
  /// The help of the field for a code.
  package static let whereTheCodeIs = Localized(
    "Phones suggest the code of a message.", "手机会建议短信中的代码。")
  package static let recipients = Localized("Recipients, one to three", "收件人（一至三位）")
  package static let addRecipient = Localized("Add a recipient", "添加收件人")
  package static let resetControls = Localized("Reset", "重置")
}
