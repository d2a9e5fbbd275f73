// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// Handlers of events.
///
/// A page retains its handlers while it is shown. Use a weak capture for an object that the page
/// must not retain:
///
/// ```swift
/// Row("Clear cache").onSelect { [weak self] in self?.clearCache() }
/// ```
extension RowElement {
  /// Calls the closure when the row is selected, by a tap or from the keyboard.
  ///
  /// A tap on a ``CheckRow``, on a row of ``CheckRows``, ``ChoiceRows``, or an ``ExpanderRow``, on a picker or a
  /// duration with a page, on a row with the choices of a setting, or on a row that submits a form keeps its effect.
  /// The closures of all calls are called after it, in their order. Those of a ``PickerRow`` are called in this order
  /// with every style.
  ///
  /// For any other row, the closure replaces the action of a tap: that of an earlier call or of a ``ButtonRow``,
  /// the page of a `LinkRow`, the link of an `ExternalLinkRow`, the text of a `CopyRow`, the dialog of a `ShareRow`,
  /// and the choice of a picture in an `AvatarRow`. An `ExternalLinkRow` without a link is then no longer disabled.
  public consuming func onSelect(_ handler: @escaping @MainActor () -> Void) -> Self {
    changing { row in
      if row.handlers.hasTapEffect {
        row.handlers.add(handler, to: .select)
      } else {
        row.handlers[.select] = handler
        row.removeLink()
      }
    }
  }

  /// Calls the closure when the row loses its selection.
  public consuming func onDeselect(_ handler: @escaping @MainActor () -> Void) -> Self {
    changing { $0.handlers[.deselect] = handler }
  }

  /// Calls the closure before the row is selected; returning `false` prevents the selection.
  public consuming func onWillSelect(_ handler: @escaping @MainActor () -> Bool) -> Self {
    changing { $0.handlers[.willSelect] = handler }
  }

  /// Selects another row of the page when the user taps this one.
  ///
  /// ```swift
  /// Row("All").redirectsSelection { devices.first?.id }
  /// ```
  ///
  /// The closure is called after that of ``onWillSelect(_:)``. The first row with the returned id
  /// is selected, and its handlers are called. If the id is `nil`, no row has it, or the
  /// row is disabled, no row is selected. The row with the id may be this row.
  ///
  /// - Parameter target: Returns the id of the row to select.
  /// - Returns: The changed row.
  public consuming func redirectsSelection<ID: Hashable & Sendable>(
    to target: @escaping @MainActor () -> ID?
  ) -> Self {
    changing { $0.handlers[.redirect] = { target().map { ItemID($0) } } }
  }

  /// Calls the closure when the row appears on screen.
  public consuming func onWillDisplay(_ handler: @escaping @MainActor () -> Void) -> Self {
    changing { $0.handlers[.willDisplay] = handler }
  }

  /// Calls the closure when the row leaves the screen.
  public consuming func onDidEndDisplaying(_ handler: @escaping @MainActor () -> Void) -> Self {
    changing { $0.handlers[.didEndDisplaying] = handler }
  }

  /// Calls the closure with `true` when the row is touched, and with `false` when it is released.
  public consuming func onHighlight(_ handler: @escaping @MainActor (Bool) -> Void) -> Self {
    changing { $0.handlers[.highlight] = handler }
  }

  /// Calls the closure when a control of the row is used, with the control and its new value.
  ///
  /// ```swift
  /// ToggleRow("Night mode", settings, \.nightMode)
  ///   .onControlChange { _, value in log.note("night mode", value) }
  /// ```
  ///
  /// For a row with one control, the `onChange:` closure of its initializer receives the value in the type of the model. This
  /// modifier is for rows with several controls, and for a second effect of rows that are bound to a property.
  ///
  /// If the row sets a property or calls another closure, it does that first. A picker also calls the
  /// closure when the user chooses on a page, and a ``CheckRow`` calls it when the user taps it.
  public consuming func onControlChange(
    _ handler: @escaping @MainActor (ControlID, ControlValue) -> Void
  ) -> Self {
    changing { $0.handlers.add(handler, to: .change) }
  }

  /// Calls the closure when the accessory is tapped, if it has a detail button.
  public consuming func onAccessory(_ handler: @escaping @MainActor () -> Void) -> Self {
    changing { $0.handlers[.accessory] = handler }
  }

  /// Lets the user delete the row, and calls the closure to remove its element from the model.
  public consuming func onDelete(_ handler: @escaping @MainActor () -> Void) -> Self {
    changing { $0.handlers[.delete] = handler }
  }

  /// Lets the user delete the row as ``onDelete(_:)`` does, with a title for the button.
  public consuming func onDelete(
    _ title: String, _ handler: @escaping @MainActor () -> Void
  ) -> Self {
    onDelete(handler).changing { $0.handlers.setActions { $0.deleteTitle = title } }
  }

  /// Shows an insert control on the row in editing mode, and calls the closure to insert a row.
  public consuming func onInsert(_ handler: @escaping @MainActor () -> Void) -> Self {
    changing { $0.handlers[.insert] = handler }
  }

  /// Calls the closure before the row loses its selection; returning `false` prevents that.
  public consuming func onWillDeselect(_ handler: @escaping @MainActor () -> Bool) -> Self {
    changing { $0.handlers[.willDeselect] = handler }
  }

  /// Calls the closure before the row is highlighted.
  ///
  /// Return `false` to prevent the user from highlighting and tapping the row. A host may call the closure more
  /// than once for a tap.
  public consuming func onWillHighlight(_ handler: @escaping @MainActor () -> Bool) -> Self {
    changing { $0.handlers[.willHighlight] = handler }
  }

  /// Calls the closure when the user reveals the swipe actions of the row.
  ///
  /// A field does not call the closure when the user begins to edit it, and a browser never calls it.
  public consuming func onWillBeginEditing(_ handler: @escaping @MainActor () -> Void) -> Self {
    changing { $0.handlers[.willBeginEditing] = handler }
  }

  /// Calls the closure when editing ends: when the user leaves a field of the row, or closes its swipe actions.
  ///
  /// If the row has another closure for the event, such as a row of a form, that closure is called first.
  public consuming func onDidEndEditing(_ handler: @escaping @MainActor () -> Void) -> Self {
    changing { $0.handlers.add(handler, to: .didEndEditing) }
  }

  /// Calls the closure when the user presses Return in a one-line field of the row.
  ///
  /// ```swift
  /// FieldRow("Code", login, \.code, kind: .oneTimeCode).onSubmit { login.send() }
  /// ```
  ///
  /// The row first receives the text of the field. If it also has ``onDidEndEditing(_:)``, that closure
  /// is called after this one; in a browser, when the user leaves the field. It is not called if this closure
  /// removes the row.
  ///
  /// A multiline field inserts a line break instead, and the number keyboards of an iPhone have no
  /// Return key. In a browser without a script, Return only sends the text, so the page also needs a
  /// row or a button for the action.
  public consuming func onSubmit(_ handler: @escaping @MainActor () -> Void) -> Self {
    changing { $0.handlers[.submit] = handler }
  }
}
