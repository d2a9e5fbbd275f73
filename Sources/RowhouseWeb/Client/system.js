// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Copies and shares text, opens links, and sends pictures. The server requests these actions with a dialog,
// which the user sees only if the browser does not allow the action. Loaded by `dialogs.js`.

import { onForm } from "./elements.js";
import { showToast } from "./notices.js";
import { sessionToken } from "./session.js";
import { send } from "./transport.js";

/**
 * The results of the requests that were tried, by the token of their session and the id of their dialog. The dialog of a
 * request that is not finished may be hidden by another one, and shown again.
 * @type {Map<string, Promise<boolean>>}
 */
const tried = new Map();

/**
 * Returns the name of a request in `tried`.
 * @param {string} id The id of its dialog.
 */
const requestName = (id) => `${sessionToken()}/${id}`;

/**
 * Performs the request of a dialog once, and shows the dialog if that fails.
 * @param {HTMLDialogElement} dialog
 */
export async function perform(dialog) {
  const id = dialog.dataset.dialog;
  const name = requestName(id);
  if (!tried.has(name)) tried.set(name, attempt(dialog));
  const isDone = await tried.get(name);
  if (!isDone && dialog.isConnected && dialog.dataset.dialog === id) show(dialog);
}

/**
 * Shows a dialog as a modal dialog.
 * @param {HTMLDialogElement} dialog
 */
function show(dialog) {
  dialog.hidden = false;
  if (dialog.matches(":modal")) return;
  dialog.open = false;
  dialog.showModal();
}

/**
 * Performs the request of a dialog, and answers the dialog if that succeeds.
 * @param {HTMLDialogElement} dialog
 * @returns {Promise<boolean>}
 */
async function attempt(dialog) {
  const { dialog: id, request } = dialog.dataset;
  const actions = { copy, share, open, choosePicture };
  const isDone = await actions[/** @type {keyof typeof actions} */ (request)](dialog);
  if (!isDone) return false;
  // Closes the dialog first, because assistive technologies would not read the message while it is open.
  // Closing it sends the answer.
  if (dialog.dataset.dialog === id && dialog.matches(":modal")) dialog.close();
  else send(`answer/${id}`);
  return true;
}

/**
 * The newest copy. Each copy waits for the previous one, because a browser may carry out two of them in any order.
 * @type {Promise<unknown>}
 */
let copies = Promise.resolve();

/**
 * Copies the text of a dialog, and shows that it was copied.
 * @param {HTMLDialogElement} dialog
 * @returns {Promise<boolean>}
 */
async function copy(dialog) {
  const { copied } = dialog.dataset;
  const text = dialog.querySelector(".wanted").textContent;
  const result = copies.then(() => write(text));
  copies = result;
  const isCopied = await result;
  if (isCopied) showToast(copied);
  return isCopied;
}

/**
 * Writes text to the clipboard.
 * @param {string} text
 * @returns {Promise<boolean>}
 */
async function write(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

/**
 * Copies text without the Clipboard API, which pages without encryption do not have.
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
 * Offers the content of a dialog to other applications, or copies it if the browser cannot share.
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
 * Follows the link of a dialog, unless the browser would block it as a pop-up.
 * @param {HTMLDialogElement} dialog
 * @returns {Promise<boolean>}
 */
async function open(dialog) {
  if (navigator.userActivation?.isActive === false) return false;
  dialog.querySelector("a").click();
  return true;
}

/** The maximum size of a picture in bytes. As text, it takes one third more, and an event has at most 1,048,576 bytes. */
const maximumByteCount = 700_000;

/**
 * Opens the file picker, and waits until the user closes it without a choice. A chosen file is sent by its field.
 * @param {HTMLDialogElement} dialog
 * @returns {Promise<boolean>}
 */
async function choosePicture(dialog) {
  if (navigator.userActivation?.isActive === false) return false;
  const input = dialog.querySelector("input");
  input.click();
  return new Promise((resolve) => input.addEventListener("cancel", () => resolve(true), { once: true }));
}

/**
 * Returns a picture as digits of base64url, scaled down and without the metadata of its file.
 * @param {File} file
 * @param {number} side the greatest width and height in pixels
 * @returns {Promise<string>}
 */
async function scaled(file, side) {
  const image = await createImageBitmap(file);
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  let scale = Math.min(1, side / Math.max(image.width, image.height));
  /** @param {string} type */
  const encoded = (type) => {
    canvas.width = Math.max(1, Math.round(image.width * scale));
    canvas.height = Math.max(1, Math.round(image.height * scale));
    if (type === "image/jpeg") {
      // The picture has no transparent pixels, which would become black in JPEG.
      context.fillStyle = "#fff";
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return new Promise((/** @type {(blob: Blob) => void} */ resolve) => canvas.toBlob(resolve, type, 0.85));
  };
  let blob = file.type === "image/png" ? await encoded("image/png") : null;
  while (!blob || blob.size > maximumByteCount) {
    if (blob?.type === "image/jpeg") scale *= 0.8;
    blob = await encoded("image/jpeg");
  }
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

onForm("change", async ({ target }) => {
  const dialog = target.closest("dialog[data-request]");
  const [file] = target.files ?? [];
  if (!dialog || !file) return;
  const { dialog: id, side } = dialog.dataset;
  try {
    send(`picture/${id}/${await scaled(file, Number(side))}`);
  } catch {
    // The browser cannot decode the file. The dialog is shown again after each step that hides it.
    tried.set(requestName(id), Promise.resolve(false));
    target.setAttribute("aria-invalid", "true");
    show(dialog);
  }
});

onForm("click", ({ target }) => {
  const dialog = target.closest("dialog[data-request]");
  if (target.closest("[data-retry]")) attempt(dialog);
  else if (target.closest("a") && dialog?.matches(":modal")) dialog.close();
});
