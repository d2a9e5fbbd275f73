// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#if GTK
import CAdwaita
import Glibc
import Rowhouse
import RowhouseGTK
import RowhouseTesting

/// Tests of the desktop host on GLib's main loop, which a test bundle does not run.
///
/// `Tools/desktop-tests` starts it with the name of a test, or with the name of a page to show.
@main
struct DesktopTests {
  @MainActor
  static func main() {
    let arguments = CommandLine.arguments
    let seed = arguments.count > 2 ? UInt64(arguments[2]) ?? 1 : 1
    let count = arguments.count > 3 ? Int(arguments[3]) ?? 40 : 40
    if arguments.dropFirst().first == "pixels" { WholePoints.prepare() }
    if arguments.dropFirst().first?.hasSuffix("page") != true { MainTurns.begin() }
    switch arguments.dropFirst().first {
    case "contract":
      report(HostContract { WindowProbe() }.check(seed: seed, cases: count))
    case "refreshing":
      var faults: [String]?
      Task { faults = await HostContract { WindowProbe() }.checkRefreshing() }
      while faults == nil { MainTurns.run(1) }
      report(faults ?? [])
    case "frames": report(RowFrames.run(seed: seed, count: count))
    case "jumps": report(MillionJumps.run(seed: seed, count: count))
    case "fuzz": report(DesktopFuzz.run(seed: seed, steps: count).map { [$0] } ?? [])
    case "titles":
      TitleChanges.run(count: count)
      report([])
    case "leaving": report(LeavingField.run() + LeavingField.runTypingBack())
    case "typing": report(TypedTexts.run() + SubmittedTexts.run())
    case "taps": report(TappedRows.run())
    case "ranges": report(SelectedRanges.run())
    case "natives": report(NativeWindows.run() + KnownLanguages.run())
    case "shortcuts": report(PressedShortcuts.run())
    case "focus": report(FocusMoves.run() + ReplacedRows.run() + TypedWords.run())
    case "chrome": report(ChromeChanges.run() + ActiveWindows.run())
    case "directions": report(Directions.run())
    case "lines": report(LimitedTexts.run() + VisibleCarets.run())
    case "headers": report(StickyHeaders.run())
    case "pixels": report(WholePoints.run())
    case "order": report(WidgetOrder.run())
    case "prefetching": report(Prefetching.run())
    case "places": report(ScrollPlaces.run() + FollowedEnds.run())
    case "parts": report(PressedParts.run())
    case "images": report(LoadedImages.run())
    case "warning":
      g_warn_message(nil, "DesktopTests.swift", #line, "run", "a warning that ends the program")
      report([])
    case "lengths": report(HugeLengths.run())
    case "limits": report(FullFields.run())
    case "displays": report(DisplayHandlers.run())
    case "batches": report(LoadedBatches.run())
    case "pops": report(PoppedPages.run() + ClosedWindows.run() + ClosingPages.run())
    case "stacks": report(LateRequests.run() + StackWindow.run())
    case "buttons": report(SegmentTitles.run() + ButtonTitles.run())
    case "sizes": report(MeasuredControls.run())
    case "hidden": report(HiddenRowWidgets.run())
    case "options": report(ChosenOptions.run())
    case "notes": report(NotedControls.run())
    case "dates": report(DateLabels.run())
    case "looks": report(RowLooks.run())
    case "drags": report(DraggedRows.run())
    case "lists": report(EditedLists.run())
    case "stops": report(TabStops.run())
    case "rings": report(FieldRings.run())
    case "index": report(SectionIndexes.run())
    case "signs": report(NumberSigns.run())
    case "moves": report(MovedSections.run())
    case "pictures": report(PictureFiles.run())
    case "inputs":
      report(
        ReturnedKeys.run() + ReturnedKeys.runHeld() + HeldSliders.run() + ChangedShapes.run()
          + RevealedPages.run() + DoubleClickedLinks.run() + DialogFields.run())
    case "saves": report(StateWrites.run())
    case "pools": report(PooledRows.run())
    case "million": MillionRows(labels: arguments.dropFirst(2).first == "labels").run()
    case "files-page": FilePage.run()
    case let name? where name.hasSuffix("page"):
      let size = (Int(seed), count)
      let state = ControlsState()
      weak var open: PageWindow?
      DesktopApplication.run(
        "org.rowhouse.DesktopTests",
        opening: { $0 == DetailsPage.path ? DetailsPage(state: state) : nil },
        makeWindow: {
          if name == "single-page", let open, !open.isClosed {
            say("again")
            return open
          }
          let window =
            switch name {
            case "settings-page": PageWindow(ValuesPage(state: ValuesState()))
            case "notes-page": PageWindow(NotesPage(state: NoteState()))
            case "order-page": PageWindow(OrderPage(state: OrderState()))
            case "log-page": PageWindow(LogPage())
            default: PageWindow(ControlsPage(state: state))
            }
          say("icon \(gtk_window_get_default_icon_name().map { String(cString: $0) } ?? "")")
          if size.0 > 1 { window.setSize(width: size.0, height: size.1) }
          open = window
          return window
        })
    default:
      print(
        "usage: desktop-tests contract|refreshing|frames|jumps|titles|leaving|typing|taps|ranges|shortcuts|natives|focus|"
          + "chrome|directions|lines|headers|pixels|order|"
          + "prefetching|places|parts|images|lengths|limits|displays|pops|stacks|buttons|sizes|hidden|pictures|options|notes|"
          + "dates|looks|drags|lists|stops|rings|signs|moves|index|inputs|pools|saves|fuzz|million|page|single-page|settings-page|notes-page|order-page|log-page|files-page …"
      )
      exit(2)
    }
  }

  private static func report(_ faults: [String]) -> Never {
    for fault in faults { print(fault) }
    print(faults.isEmpty ? "passed" : "\(faults.count) faults")
    exit(faults.isEmpty ? 0 : 1)
  }
}
#else
/// Prints that the tests need GTK.
@main
struct DesktopTests {
  static func main() { print("desktop-tests was built without the trait GTK") }
}
#endif
