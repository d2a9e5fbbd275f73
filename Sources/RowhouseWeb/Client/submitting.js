// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Sends the Return key of one-line fields. Loaded for pages with a row that handles it, and for dialogs with a field.

import { focused, form, onForm } from "./elements.js";
import { isDraft, report } from "./fields.js";
import { isQueued, send } from "./transport.js";

// Without an enabled submit button at its beginning, a browser submits a form only in some cases.
const button = document.createElement("button");
button.hidden = true;
button.value = "fields";

/** Makes the button the first one of the form. */
export function attend() {
  if (form.firstChild !== button) form.prepend(button);
}

// Shows later texts of the page in a field whose text was submitted, until the user types again or leaves the field.
const observer = new MutationObserver(([{ target }]) => settle(/** @type {HTMLInputElement} */ (target)));

/**
 * Shows the text of the page in a field, although the field may have the focus, unless the page does not have the text
 * of the field.
 * @param {HTMLInputElement} field
 */
function settle(field) {
  if (!isDraft(field)) field.value = field.defaultValue;
}

onForm("submit", () => {
  const field = /** @type {HTMLInputElement} */ (focused());
  if (!field.matches("[data-submits] input.field")) return;
  const action = /** @type {HTMLButtonElement} */ (field.closest("dialog")?.querySelector("[data-default]"));
  const event = action?.value ?? field.name.replace(/^value(\/[^/]*\/[^/]*).*/, "submit$1");
  // A dialog can be answered only once.
  if (action?.disabled || (action && isQueued((posted) => posted.event === event))) return;
  // A browser reports a text only once, and the server may have refused it.
  if (isDraft(field) && !isQueued(({ subject }) => subject === field)) report(field);
  observer.disconnect();
  observer.observe(field, { attributeFilter: ["value"] });
  send(event, () => settle(field));
});

for (const type of ["input", "focusout"]) onForm(type, () => observer.disconnect());

// A key that is held down would also submit the field to which the focus moves.
onForm("keydown", (event) => {
  if (event.repeat && event.key === "Enter" && event.target.matches("input.field")) event.preventDefault();
});
