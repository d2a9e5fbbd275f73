// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Shows dialogs as modal ones, and carries out those with a request. Escape closes a dialog at once and sends the
// answer to the server.

import { form, onForm } from "./elements.js";
import { isQueued, load, send } from "./transport.js";

/** Shows the dialogs that are not open as modal ones. */
export function attend() {
  for (const dialog of form.querySelectorAll("dialog[data-request]")) {
    load("system.js").then(({ carryOut }) => carryOut(dialog));
  }
  for (const dialog of form.querySelectorAll("dialog:not(:modal,[hidden],[data-request])")) {
    const element = /** @type {HTMLDialogElement} */ (dialog);
    element.open = false;
    element.showModal();
  }
}

// A dialog is answered once. The second press of a double click would be refused.
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
