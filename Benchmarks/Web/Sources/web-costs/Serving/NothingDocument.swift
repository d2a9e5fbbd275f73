// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

/// The page of the bare application: a button, the text that it changes, and plain list items.
struct NothingDocument {
  let visit: String
  /// The number of list items, or 0 for the bare page.
  let count: Int
  let way: NothingApplication.Way

  var text: String {
    var items = ""
    for number in 0..<count {
      items += "<li>Row \(number) What is to be said of row \(number) value</li>"
    }
    return """
      <!doctype html>
      <html lang="en"><meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <title>Nothing</title><link rel="icon" href="data:,">
      <body data-session="\(visit)"><h1>Nothing</h1>
      <button>Switch</button><p id="state">off</p><ul>\(items)</ul>
      <script type="module">
      const state = document.querySelector("#state"), isByAnswer = "\(way.rawValue)" !== "stream";
      const address = "/events/\(visit)?by=\(way.rawValue)";
      document.querySelector("button").addEventListener("click", async () => {
        const answer = await fetch(address, { method: "POST", body: "event=turn" });
        if (isByAnswer) state.textContent = await answer.text();
      });
      new EventSource(address).onmessage = ({ data }) => state.textContent = data;
      </script>
      """
  }
}
