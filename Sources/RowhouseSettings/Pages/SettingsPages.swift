// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import RowhouseHosting
public import RowhouseModel

/// The pages of a settings bundle, with values from a store.
///
/// ```swift
/// let bundle = SettingsBundle(try FolderFiles(folder))
/// let settings = SettingsPages(bundle, store: MemoryStore())
/// let page = settings.rootPage
/// ```
///
/// Every host can show these pages.
@MainActor
public final class SettingsPages {
  /// The bundle.
  public let bundle: SettingsBundle
  /// The values of the settings.
  public let settings: LiveSettings
  /// Returns true for the keys of hidden rows and sections.
  ///
  /// Defaults to a closure that returns `false`.
  ///
  /// Setting this property does not evaluate pages again. If the closure reads an observable
  /// object, changes of that object evaluate them.
  public var isHidden: @MainActor (_ key: String) -> Bool = { _ in false }
  /// Returns the image with a name in the bundle, or `nil` to show none.
  ///
  /// Defaults to a closure that returns `nil`.
  public var image: @MainActor (_ name: String) -> ImageSource? = { _ in nil }
  /// Called when the user presses a button or chooses an address.
  ///
  /// Defaults to ``perform(_:with:)``. Until you set this property, the row of an address that a
  /// host can open is an `ExternalLinkRow`, which is a link in a browser.
  public var onAction: @MainActor (SettingsAction, Navigator) -> Void = SettingsPages.perform {
    didSet { hasOwnActions = true }
  }
  /// True if the application performs the actions, so that rows of addresses call ``onAction``.
  private(set) var hasOwnActions = false
  /// The texts of the pages that are not in the bundle.
  public var texts: SettingsTexts
  /// The path of the first page, without a trailing slash.
  ///
  /// Defaults to an empty string, which is the root.
  public var basePath = ""
  /// True to show a search field above the sections of ``rootPage``, and of each page to which a
  /// link or a path leads.
  ///
  /// Defaults to `false`. Set it before you show a page.
  public var isSearchable = false
  /// The search over all pages.
  ///
  /// The search finds no rows after the pages have been released.
  public private(set) lazy var search = PageSearch { [weak self] in
    self?.rootPage ?? EmptyPage()
  }
  /// The title of the first link to each page.
  private let linkTitles: [String: String]
  /// The choices on each page, by page name and key.
  private lazy var choices = bundle.screens.mapValues(\.choices)

  /// Creates the pages.
  ///
  /// - Parameters:
  ///   - bundle: The bundle.
  ///   - store: The store of the values. The default values are those of all pages of the bundle.
  public convenience init(_ bundle: SettingsBundle, store: any SettingsStore) {
    self.init(bundle, settings: LiveSettings(store, defaults: bundle.defaults))
  }

  /// Creates the pages with settings that other pages also use.
  public init(_ bundle: SettingsBundle, settings: LiveSettings) {
    self.bundle = bundle
    self.settings = settings
    linkTitles = bundle.linkTitles
    texts = SettingsTexts(language: bundle.language)
  }
}

extension SettingsPages {
  /// The first page, which has a search field if ``isSearchable`` is true.
  public var rootPage: any LinkedPage { shown(plainRootPage) }

  /// The first page without a search field.
  private var plainRootPage: SettingsPage { SettingsPage(bundle.root, of: self) }

  /// Returns the page with a name, without a search field, or `nil` if the bundle has none.
  ///
  /// A page without a title has the title of the first row that leads to it.
  public func page(named name: String) -> SettingsPage? {
    if name == bundle.root { return plainRootPage }
    guard bundle.screens[name] != nil else { return nil }
    return SettingsPage(name, of: self, linkTitle: linkTitles[name] ?? "")
  }

  /// Returns the choice of a setting on a page, or `nil` if there is none.
  func choices(ofKey key: String, onPage name: String) -> SettingsChoices? { choices[name]?[key] }

  /// Returns the page with a search field if the pages are searchable, or the page itself.
  func shown(_ page: some LinkedPage) -> any LinkedPage {
    isSearchable ? SearchablePage(page, search: search) : page
  }

  /// Opens an address, or shows the title of a button in a message.
  ///
  /// An address that is not an `ExternalLink`, such as one with the scheme of another application,
  /// is shown in a dialog.
  public static func perform(_ action: SettingsAction, with navigator: Navigator) {
    switch action {
    case .button(_, let title): navigator.toast(title)
    case .address(let address, let title):
      if let link = ExternalLink(address) {
        navigator.open(link)
      } else {
        navigator.alert(title, message: address)
      }
    }
  }
}

/// An action of a settings page that the application performs.
public enum SettingsAction: Hashable, Sendable {
  /// The user has pressed a button.
  case button(key: String, title: String)
  /// The user has chosen an address.
  case address(String, title: String)
}

extension SettingsBundle {
  /// The title of the first row with a title that leads to each page, by page name.
  fileprivate var linkTitles: [String: String] {
    var titles: [String: String] = [:]
    for name in pageNames {
      for item in screens[name]?.groups.lazy.flatMap(\.items) ?? [] {
        if case .child(let page) = item.control, titles[page] == nil, !item.title.isEmpty {
          titles[page] = item.title
        }
      }
    }
    return titles
  }
}

extension SettingsScreen {
  /// The choices by key, among rows of the page or on pages of their own.
  ///
  /// If several choices have the same key, the first one is used.
  fileprivate var choices: [String: SettingsChoices] {
    var found: [String: SettingsChoices] = [:]
    for item in groups.lazy.flatMap(\.items) {
      guard let key = item.key, found[key] == nil else { continue }
      switch item.control {
      case .choice(let choices), .radio(let choices): found[key] = choices
      case .toggle, .value, .field, .slider, .child, .address, .button, .date, .list, .inert: break
      }
    }
    return found
  }
}

/// The page that is shown for a search or a link whose pages have been released.
struct EmptyPage: LinkedPage {
  var path: String { "" }
  var title: String { "" }
  var sections: [TableSection] {}
}
