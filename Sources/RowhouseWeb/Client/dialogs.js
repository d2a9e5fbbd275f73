// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Shows dialogs as modal dialogs, and performs the requests in them. The Escape key closes a dialog
// immediately, and sends the answer to the server. `submitting.js` sends the Return key in the field of a dialog.

import { form, onForm } from "./elements.js";
import { isQueued, load, send } from "./transport.js";

/**
 * The dialogs that the user has closed and whose answers the server has not received. An answer to an earlier event may
 * still contain them.
 * @type {WeakSet<Element>}
 */
const closed = new WeakSet();

/** Shows the dialogs that are not open yet as modal dialogs. */
export function attend() {
  for (const dialog of /** @type {NodeListOf<HTMLDialogElement>} */ (form.querySelectorAll("dialog"))) {
    if (closed.has(dialog)) continue;
    if (dialog.dataset.request) {
      load("system.js").then(({ perform }) => perform(dialog));
    } else if (!dialog.matches(":modal")) {
      dialog.open = false;
      dialog.showModal();
      /** @type {HTMLInputElement} */ (dialog.querySelector(".field"))?.select();
    }
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

// Assistive technologies read the notices themselves only while no dialog is open.
const notices = new MutationObserver(async (changes) => {
  const nodes = changes.flatMap(({ addedNodes }) => [...addedNodes]);
  if (!nodes.length || !document.querySelector("dialog:modal")) return;
  const { say } = await load("announcing.js");
  const texts = nodes.filter(({ isConnected }) => isConnected).map(({ textContent }) => textContent);
  if (texts.length) say(texts.join(" "));
});
// The notice of a lost connection is read while no module can be loaded.
load("announcing.js");
for (const id of ["lost", "toast"]) notices.observe(document.querySelector(`#${id}`), { childList: true });

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
  closed.add(target);
  send(`answer/${target.dataset.dialog}`, () => {
    closed.delete(target);
    attend();
  });
});
