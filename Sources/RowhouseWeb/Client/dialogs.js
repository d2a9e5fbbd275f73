// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Shows dialogs as modal dialogs, and performs the requests in them. The Escape key closes a dialog
// immediately, and sends the answer to the server. `submitting.js` sends the Return key in the field of a dialog.

import { form, onForm } from "./elements.js";
import { isQueued, load, send } from "./transport.js";

/** Shows the dialogs that are not open yet as modal dialogs. */
export function attend() {
  for (const dialog of form.querySelectorAll("dialog[data-request]")) {
    load("system.js").then(({ perform }) => perform(dialog));
  }
  for (const dialog of form.querySelectorAll("dialog:not(:modal,[hidden],[data-request])")) {
    const element = /** @type {HTMLDialogElement} */ (dialog);
    element.open = false;
    element.showModal();
    /** @type {HTMLInputElement} */ (element.querySelector(".field"))?.select();
  }
  enableActions();
}

/** Enables the actions that need text only while there is text other than white space. */
function enableActions() {
  for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (form.querySelectorAll("[data-needs-text]"))) {
    button.disabled = !/** @type {HTMLInputElement} */ (button.closest("dialog").querySelector(".field")).value.trim();
  }
}

onForm("input", enableActions);

// Ignores the second press of a double click, because a dialog can be answered only once and the
// server would refuse it.
for (const type of ["click", "cancel"]) {
  onForm(type, (event) => {
    const dialog = event.target.closest("[data-dialog]");
    const answer = `answer/${dialog?.dataset.dialog}/`;
    if (isQueued((posted) => posted.event.startsWith(answer))) event.preventDefault();
  });
}

onForm("close", ({ target }) => {
  target.hidden = true;
  send(`answer/${target.dataset.dialog}`, () => {
    target.hidden = false;
    attend();
  });
});
