// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Sends the Return key of one-line fields. Loaded for pages with a row that handles it, and for dialogs with a field.

import { focused, form, onForm } from "./elements.js";
import { isQueued, send } from "./transport.js";

// Without an enabled submit button at its beginning, a browser submits a form only in some cases.
const button = document.createElement("button");
button.hidden = true;
button.value = "fields";

/** Makes the button the first one of the form. */
export function attend() {
  if (form.firstChild !== button) form.prepend(button);
}

// The browser has already reported the text of the field.
onForm("submit", () => {
  const field = /** @type {HTMLInputElement} */ (focused());
  if (!field.matches("[data-submits] input.field")) return;
  const action = /** @type {HTMLButtonElement} */ (field.closest("dialog")?.querySelector("[data-default]"));
  const event = action?.value ?? field.name.replace(/^value(\/[^/]*\/[^/]*).*/, "submit$1");
  // A dialog can be answered only once.
  if (!action?.disabled && !(action && isQueued((posted) => posted.event === event))) send(event);
});

// A key that is held down would also submit the field to which the focus moves.
onForm("keydown", (event) => {
  if (event.repeat && event.key === "Enter" && event.target.matches("input.field")) event.preventDefault();
});
