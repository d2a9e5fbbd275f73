// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// A key of a specifier that Apple or InAppSettingsKit defines.
public enum SettingsKeyName: String, Hashable, Sendable, CaseIterable {
  /// The type of the specifier.
  case type = "Type"
  /// The title of a row or section, which is localized.
  case title = "Title"
  /// The name of the setting.
  case key = "Key"
  /// The value of a setting that was never set.
  case defaultValue = "DefaultValue"
  /// The kinds of devices that show the specifier.
  case idioms = "SupportedUserInterfaceIdioms"
  /// The text below a section, which is localized.
  case footerText = "FooterText"
  /// The value that a switch stores when it is on.
  case trueValue = "TrueValue"
  /// The value that a switch stores when it is off.
  case falseValue = "FalseValue"
  /// The values to choose from.
  case values = "Values"
  /// The titles of the values, which are localized.
  case titles = "Titles"
  /// The titles of the values in the row that leads to the choice.
  case shortTitles = "ShortTitles"
  /// True if the values are sorted by their localized titles.
  case displaySortedByTitle = "DisplaySortedByTitle"
  /// True if only the user may read the text of a field.
  case isSecure = "IsSecure"
  /// The kind of keyboard.
  case keyboardType = "KeyboardType"
  /// The automatic capitalization of typed text.
  case autocapitalizationType = "AutocapitalizationType"
  /// The automatic correction of typed text: `Default`, `No`, or `Yes`.
  case autocorrectionType = "AutocorrectionType"
  /// The minimum of a slider.
  case minimumValue = "MinimumValue"
  /// The maximum of a slider.
  case maximumValue = "MaximumValue"
  /// The image at the minimum of a slider.
  case minimumValueImage = "MinimumValueImage"
  /// The image at the maximum of a slider.
  case maximumValueImage = "MaximumValueImage"
  /// The page of a child pane, or an address.
  case file = "File"
  /// The line below the title, or lines by value.
  case subtitle = "IASKSubtitle"
  /// The placeholder of an empty field.
  case placeholder = "IASKPlaceholder"
  /// The image before the title.
  case cellImage = "IASKCellImage"
  /// The alignment of the title.
  case textAlignment = "IASKTextAlignment"
  /// True if long titles are shown in a smaller font.
  case adjustsFontSize = "IASKAdjustsFontSizeToFitWidth"
  /// The content type for autofill.
  case textContentType = "IASKTextContentType"
  /// The style of a switch.
  case toggleStyle = "IASKToggleStyle"
  /// True if choosing a value ends the choice.
  case quickSelection = "IASKQuickMultiValueSelection"
  /// The images of the values.
  case iconNames = "IconNames"
  /// The class of the application that a row shows.
  case viewControllerClass = "IASKViewControllerClass"
  /// The initializer of that class.
  case viewControllerSelector = "IASKViewControllerSelector"
  /// The storyboard that a row shows.
  case storyBoardFile = "IASKViewControllerStoryBoardFile"
  /// The scene of that storyboard.
  case storyBoardID = "IASKViewControllerStoryBoardId"
  /// The segue that a row performs.
  case segueIdentifier = "IASKSegueIdentifier"
  /// The title of the page that a row shows.
  case childTitle = "IASKChildTitle"
  /// True if a web page shows its progress.
  case webViewShowProgress = "IASKWebViewShowProgress"
  /// True if a web page fills the screen.
  case webViewFullscreen = "IASKWebViewFullscreen"
  /// True if a web page hides the bottom bar.
  case webViewHideBottomBar = "IASKWebViewHideBottomBar"
  /// True if a web page has navigation buttons.
  case webViewButtons = "IASKWebViewShowNavigationalButtons"
  /// The recipients of an e-mail.
  case mailTo = "IASKMailComposeToRecipents"
  /// The recipients of carbon copies.
  case mailCc = "IASKMailComposeCcRecipents"
  /// The recipients of blind carbon copies.
  case mailBcc = "IASKMailComposeBccRecipents"
  /// The subject of an e-mail.
  case mailSubject = "IASKMailComposeSubject"
  /// The body of an e-mail.
  case mailBody = "IASKMailComposeBody"
  /// True if the body of an e-mail is HTML.
  case mailIsHTML = "IASKMailComposeBodyIsHTML"
  /// The parts of a date to choose: `Date`, `Time`, or `DateAndTime`.
  case datePickerMode = "DatePickerMode"
  /// The style of a date picker.
  case datePickerStyle = "DatePickerStyle"
  /// The interval, in minutes, between the times to choose.
  case minuteInterval = "MinuteInterval"
  /// The specifier of the list elements.
  case itemSpecifier = "ItemSpecifier"
  /// The specifier of the row that adds an element.
  case addSpecifier = "AddSpecifier"
  /// True if elements of a list can be deleted.
  case deletable = "Deletable"
}

extension SettingsKeyName {
  /// The types of values that the key accepts, in words, or `nil` for any type.
  var expectedType: String? {
    switch self {
    case .type, .key, .file, .keyboardType, .autocapitalizationType, .autocorrectionType,
      .minimumValueImage, .maximumValueImage, .cellImage, .textAlignment, .textContentType,
      .toggleStyle, .viewControllerClass, .viewControllerSelector, .storyBoardFile, .storyBoardID,
      .segueIdentifier, .datePickerMode, .datePickerStyle:
      "string"
    case .title, .footerText, .placeholder, .childTitle, .mailSubject, .mailBody:
      "string or number"
    case .isSecure, .displaySortedByTitle, .adjustsFontSize, .quickSelection,
      .webViewShowProgress, .webViewFullscreen, .webViewHideBottomBar, .webViewButtons,
      .mailIsHTML, .deletable:
      "Boolean"
    case .values, .titles, .shortTitles, .iconNames, .idioms, .mailTo, .mailCc, .mailBcc: "array"
    case .minimumValue, .maximumValue, .minuteInterval: "number"
    case .itemSpecifier, .addSpecifier: "dictionary"
    case .subtitle: "string or dictionary"
    case .defaultValue, .trueValue, .falseValue: nil
    }
  }

  /// Returns `true` if the key accepts a value.
  ///
  /// The key also accepts a string for a Boolean value, and a single string for an array of
  /// addresses, because applications use them.
  func accepts(_ value: SettingsValue) -> Bool {
    switch expectedType {
    case "string": return value.text != nil
    case "string or number": return value.text != nil || value.number != nil
    case "Boolean": return value.truth != nil
    case "array":
      let isAddress = [.mailTo, .mailCc, .mailBcc].contains(self)
      return value.elements != nil || isAddress && value.text != nil
    case "number": return value.number != nil
    case "dictionary": return value.members != nil
    case "string or dictionary": return value.text != nil || value.members != nil
    default: return true
    }
  }
}
