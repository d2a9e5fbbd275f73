// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Apple documents these declarations; each type links to its page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(Linux)
public import Foundation

/// See <https://developer.apple.com/documentation/uikit/uibutton>.
open class UIButton: UIControl {
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    use(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    self.configuration = configuration
    use(primaryAction)
  }

  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
  }

  public private(set) var buttonType: ButtonType
  open var configuration: Configuration? { didSet { setNeedsLayout() } }
  open var menu: UIMenu?
  open var role: Role = .normal
  open var changesSelectionAsPrimaryAction = false
  open var contentEdgeInsets = UIEdgeInsets.zero

  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  private var colors: [State: UIColor] = [:]
  private lazy var label = UILabel()
  private lazy var picture = UIImageView()

  open var titleLabel: UILabel? { label }
  open var imageView: UIImageView? { picture }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    label.text = currentTitle
    setNeedsLayout()
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
    label.textColor = currentTitleColor
  }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    picture.image = currentImage
    setNeedsLayout()
  }

  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor }
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let font = label.font ?? .systemFont(ofSize: UIFont.buttonFontSize)
    let text =
      configuration?.attributedTitle
      .map {
        NSAttributedString(string: String($0.characters), attributes: [.font: font])
      }
      ?? NSAttributedString(string: currentTitle ?? "", attributes: [.font: font])
    let title = text.size()
    let image = currentImage?.size ?? .zero
    let insets = configuration?.contentInsets ?? .zero
    let gap = title.width > 0 && image.width > 0 ? configuration?.imagePadding ?? 0 : 0
    return CGSize(
      width: (title.width + image.width + gap + insets.leading + insets.trailing)
        .roundedUpToPixel(traitCollection),
      height: (max(title.height, image.height) + insets.top + insets.bottom)
        .roundedUpToPixel(traitCollection))
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  private var ownAccessibilityLabel: String?
  open override var accessibilityLabel: String? {
    get { ownAccessibilityLabel ?? currentTitle }
    set { ownAccessibilityLabel = newValue }
  }

  private func use(_ action: UIAction?) {
    guard let action else { return }
    if configuration != nil {
      if configuration?.title == nil { configuration?.title = action.title }
    } else {
      setTitle(action.title, for: .normal)
      setImage(action.image, for: .normal)
    }
    addAction(action, for: .primaryActionTriggered)
  }

  /// See <https://developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum>.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  /// See <https://developer.apple.com/documentation/uikit/uibutton/role-swift.enum>.
  public enum Role: Int, Sendable {
    case normal = 0
    case primary
    case cancel
    case destructive
  }
}
#endif
