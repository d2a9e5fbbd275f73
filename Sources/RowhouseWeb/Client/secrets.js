// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// The buttons that show and hide the texts of secure fields. Loaded for pages with such a field.

import { onForm } from "./elements.js";

onForm("click", ({ target }) => {
  const button = target.closest(".reveal");
  if (!button) return;
  const field = button.previousElementSibling;
  const isShown = field.type === "password";
  const { selectionStart, selectionEnd } = field;
  field.type = isShown ? "text" : "password";
  button.ariaPressed = `${isShown}`;
  field.setSelectionRange(selectionStart, selectionEnd);
});

// Hides shown text again before it is sent or another page is shown, so that no browser stores it.
onForm("submit", hideAll);
addEventListener("pagehide", hideAll);

/** Hides the texts of all secure fields. */
function hideAll() {
  for (const button of document.querySelectorAll(".reveal[aria-pressed=true]")) {
    button.previousElementSibling.setAttribute("type", "password");
    button.ariaPressed = "false";
  }
}
