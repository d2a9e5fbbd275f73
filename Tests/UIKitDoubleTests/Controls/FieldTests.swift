// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if os(Linux)
import Testing
import UIKitDouble

@Suite("Fields and controls")
@MainActor
struct FieldTests {
  final class Delegate: NSObject, UITextFieldDelegate {
    var log: [String] = []

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      log.append("\(range.location),\(range.length) \(string)")
      return string != "!"
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      textField.resignFirstResponder()
      return true
    }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
  let delegate = Delegate()

  init() {
    window.makeKeyAndVisible()
    window.addSubview(field)
    field.delegate = delegate
  }

  @Test("Typing asks the delegate, changes the text and notifies the delegate")
  func typing() {
    var changes: [String] = []
    field.addAction(
      UIAction { changes.append(($0.sender as? UITextField)?.text ?? "") }, for: .editingChanged)
    field.type("ab!")
    #expect(field.text == "ab")
    #expect(changes == ["a", "ab"])
    #expect(delegate.log == ["begin", "0,0 a", "1,0 b", "2,0 !"])
    field.typeReturn()
    #expect(!field.isFirstResponder)
    #expect(delegate.log.last == "end")
  }

  @Test("The caret stays where it is put, until the text is set")
  func caret() throws {
    field.type("abcd")
    let position = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    field.selectedTextRange = field.textRange(from: position, to: position)
    field.insertText("X")
    #expect(field.text == "aXbcd")
    let caret = try #require(field.selectedTextRange?.start)
    #expect(field.offset(from: field.beginningOfDocument, to: caret) == 2)
    field.text = "aXbcd"
    #expect(field.selectedTextRange?.start.isEqual(caret) == false, "positions are new objects")
    field.text = "new"
    let end = try #require(field.selectedTextRange?.end)
    #expect(field.offset(from: end, to: field.endOfDocument) == 0)
    field.deleteBackward()
    #expect(field.text == "ne")
  }

  @Test("One field has the keyboard, and loses it with its window")
  func keyboard() {
    let other = UITextField(frame: .zero)
    window.addSubview(other)
    field.type("a")
    other.type("b")
    #expect(!field.isFirstResponder)
    #expect(delegate.log.last == "end")
    other.removeFromSuperview()
    #expect(!other.isFirstResponder)
    #expect(!UITextField(frame: .zero).becomeFirstResponder(), "it is in no window")
  }

  @Test("A text view reports its changes")
  func textViews() {
    final class Listener: NSObject, UITextViewDelegate {
      var texts: [String] = []

      func textViewDidChange(_ textView: UITextView) { texts.append(textView.text) }
    }
    let listener = Listener()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    window.addSubview(view)
    view.delegate = listener
    view.type("a\nb")
    view.text = "other"
    #expect(listener.texts == ["a", "a\n", "a\nb"])
    #expect(view.text == "other")
  }

  @Test("Text that is hidden while it is edited is replaced by the next key")
  func secretText() {
    let field = UITextField()
    window.addSubview(field)
    field.type("abc")
    field.isSecureTextEntry = true
    #expect(field.text == "abc")
    field.type("de")
    #expect(field.text == "de")
  }

  @Test("An action replaces one with the same identifier")
  func identifiers() {
    let button = UIButton(type: .system)
    window.addSubview(button)
    var log: [Int] = []
    let identifier = UIAction.Identifier("press")
    button.addAction(UIAction(identifier: identifier) { _ in log.append(1) }, for: .touchUpInside)
    button.addAction(UIAction(identifier: identifier) { _ in log.append(2) }, for: .touchUpInside)
    button.tap()
    #expect(log == [2])
    button.removeAction(identifiedBy: identifier, for: .touchUpInside)
    button.tap()
    #expect(log == [2])
  }

  @Test("A touch reaches no control under a view that takes it")
  func coveredControl() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let window = UIWindow(frame: .zero)
        let toggle = UISwitch()
        window.addSubview(toggle)
        toggle.tap()
        toggle.addSubview(UILabel(frame: toggle.bounds))
        toggle.tap()
        toggle.addSubview(UIView(frame: toggle.bounds))
        toggle.tap()
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("UISwitch cannot be touched because UIView takes the touch"))
  }

  @Test("A word that is being composed is marked until an attribute of the text is set")
  func composition() throws {
    field.type("a")
    field.compose("bc")
    let range = try #require(field.markedTextRange)
    #expect(field.text == "abc" && field.text(in: range) == "bc")
    field.textColor = .red
    #expect(field.text == "abc" && field.markedTextRange == nil)
  }

  @Test("A slider refuses colors of its track in the Mac idiom", arguments: [false, true])
  func trackColors(isInWindow: Bool) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [isInWindow = isInWindow as Bool] in
      await MainActor.run {
        let (window, slider) = (UIWindow(frame: .zero), UISlider(frame: .zero))
        slider.maximumTrackTintColor = .red
        window.setIdiom(.phone)
        if isInWindow {
          window.addSubview(slider)
          window.setIdiom(.mac)
          slider.maximumTrackTintColor = nil
        } else {
          window.setIdiom(.mac)
          window.addSubview(slider)
        }
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("setMaximumTrackTintColor: is not supported on UISlider"))
  }

  @Test("A stepper refuses a minimum that is not below its maximum", arguments: [1_900.0, 100])
  func stepperRange(_ minimum: Double) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [minimum = minimum as Double] in
      await MainActor.run { UIStepper(frame: .zero).minimumValue = minimum }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("must be less than maximumValue 100.0"))
  }

  @Test(
    "A touch reaches no hidden, disabled or covered view")
  func reach() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let window = UIWindow(frame: .zero)
        let box = UIView()
        let toggle = UISwitch()
        box.addSubview(toggle)
        window.addSubview(box)
        toggle.tap()
        box.isHidden = true
        toggle.tap()
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("UISwitch cannot be touched because UIView hides it"))
  }
}
#endif
