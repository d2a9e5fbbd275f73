// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

public import Rowhouse

/// An object that gives ``HostContract`` access to a host under test: its driver, its screen, and
/// its touches.
///
/// For a host with further abilities, the probe also conforms to ``ActionProbe``, ``MovingProbe``,
/// ``RefreshingProbe``, ``ScrollingProbe``, ``HeaderProbe``, ``FocusProbe``, or ``ShortcutProbe``.
@MainActor
public protocol HostProbe: AnyObject {
  /// Creates the driver that updates the host.
  ///
  /// It is called once, before any other requirement.
  func makeDriver(diagnostics: DiagnosticsHandler) -> PageDriver

  /// Returns the content that the host currently shows.
  ///
  /// Read it from the screen, not from the updates.
  func shown() -> ShownPage

  /// Taps a shown row, as a user would.
  func tap(at indexPath: RowIndexPath)

  /// Sets a control of a shown row to a value, as a user would.
  ///
  /// If the control is a field, the user types the text and then leaves the field.
  func change(_ control: ControlID, to value: ControlValue, at indexPath: RowIndexPath)

  /// Finishes the current update, if there is one, for example by ending its animation.
  func finishUpdates()

  /// The abilities that the host does not have. Defaults to an empty set.
  ///
  /// The clause of an ability fails if the probe neither lists the ability here nor conforms to the
  /// protocol of the ability.
  var unsupportedAbilities: Set<HostAbility> { get }
}

extension HostProbe {
  /// An empty set.
  public var unsupportedAbilities: Set<HostAbility> { [] }
}
