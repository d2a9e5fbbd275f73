// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// The buttons that show and hide the texts of secure fields. Loaded for pages with such a field.

import { onForm } from "./elements.js";

/**
 * Returns the field of a button. A password manager may insert elements between them.
 * @param {Element} button
 */
const fieldOf = (button) => /** @type {HTMLInputElement} */ (button.parentElement.querySelector("input"));

onForm("click", ({ target }) => {
  const button = target.closest(".reveal");
  if (!button) return;
  const field = fieldOf(button);
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
    fieldOf(button).type = "password";
    button.ariaPressed = "false";
  }
}
