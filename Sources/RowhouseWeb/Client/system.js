// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Copies and shares texts and opens links, which the server asks for with a dialog. The user sees the dialog if
// the browser does not allow it. Loaded by `dialogs.js`.

import { onForm } from "./elements.js";
import { showToast } from "./notices.js";
import { send } from "./transport.js";

/**
 * The dialogs that were tried, with their id and the result.
 * @type {WeakMap<HTMLDialogElement, { id: string, result: Promise<boolean> }>}
 */
const tried = new WeakMap();

/**
 * Carries out the request of a dialog once, and shows the dialog if that fails.
 * @param {HTMLDialogElement} dialog
 */
export async function carryOut(dialog) {
  const id = dialog.dataset.dialog;
  if (tried.get(dialog)?.id !== id) tried.set(dialog, { id, result: attempt(dialog) });
  const isDone = await tried.get(dialog).result;
  if (isDone || !dialog.isConnected || dialog.dataset.dialog !== id) return;
  dialog.hidden = false;
  if (dialog.matches(":modal")) return;
  dialog.open = false;
  dialog.showModal();
}

/**
 * Carries out the request of a dialog, and answers the dialog if that succeeds.
 * @param {HTMLDialogElement} dialog
 * @returns {Promise<boolean>}
 */
async function attempt(dialog) {
  const { dialog: id, request } = dialog.dataset;
  const isDone = await { copy, share, open }[/** @type {"copy" | "share" | "open"} */ (request)](dialog);
  if (!isDone) return false;
  // The message would not be read while the dialog is open. Closing it sends the answer.
  if (dialog.matches(":modal")) dialog.close();
  else send(`answer/${id}`);
  return true;
}

/**
 * Copies the text of a dialog, and shows that it was copied.
 * @param {HTMLDialogElement} dialog
 * @returns {Promise<boolean>}
 */
async function copy(dialog) {
  const { copied } = dialog.dataset;
  const text = dialog.querySelector(".wanted").textContent;
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    isCopied = copyByCommand(text);
  }
  if (isCopied) showToast(copied);
  return isCopied;
}

/**
 * Copies a text where there is no clipboard, as on a page without encryption.
 * @param {string} text
 * @returns {boolean}
 */
function copyByCommand(text) {
  /** @param {ClipboardEvent} event */
  const replace = (event) => {
    event.clipboardData.setData("text/plain", text);
    event.preventDefault();
  };
  document.addEventListener("copy", replace, true);
  const isCopied = document.execCommand("copy");
  document.removeEventListener("copy", replace, true);
  return isCopied;
}

/**
 * Offers the content of a dialog to other applications, or copies it where the browser has no way to do so.
 * @param {HTMLDialogElement} dialog
 * @returns {Promise<boolean>}
 */
async function share(dialog) {
  const { text, url } = dialog.dataset;
  if (!navigator.share) return copy(dialog);
  try {
    await navigator.share({ text, url });
    return true;
  } catch (/** @type {any} */ error) {
    // The user has closed the list of applications.
    return error.name === "AbortError";
  }
}

/**
 * Follows the link of a dialog, unless the browser would take it for an advertisement.
 * @param {HTMLDialogElement} dialog
 * @returns {Promise<boolean>}
 */
async function open(dialog) {
  if (navigator.userActivation?.isActive === false) return false;
  dialog.querySelector("a").click();
  return true;
}

onForm("click", ({ target }) => {
  const dialog = target.closest("dialog[data-request]");
  if (target.closest("[data-retry]")) attempt(dialog);
  else if (target.closest("a") && dialog?.matches(":modal")) dialog.close();
});
