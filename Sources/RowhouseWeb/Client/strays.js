// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Manages texts that the server does not have and whose fields were removed, alone or with their page. A text is
// restored when its field is inserted again, or shown in a dialog from which the user can copy it. If the row of a
// text has moved to another section, the text is reported again. Loaded when a field with such a text is
// first removed.

import { build, findAll, focused, form, main } from "./elements.js";
import { drafts, isDraft, isField, report } from "./fields.js";
import { below } from "./history.js";
import { dataset } from "./session.js";
import { isQueued, load, read } from "./transport.js";

/**
 * @typedef {import("./fields.js").Field} Field
 * @typedef {{ name: string, label: string, text: string, isSecret: boolean, time?: number }} Draft A stored text has a time.
 */

/**
 * The request for the rules of dialogs, which the server has sent only if it has shown a dialog.
 * @type {Promise<void> | undefined}
 */
let rules;

/** Loads the rules of dialogs. A dialog is shown without them if they cannot be loaded. */
async function loadRules() {
  try {
    const { answer, text } = await read(new URL("dialogs.css", import.meta.url));
    // A login page may cover the files of the client.
    if (!answer.ok || text[0] === "<") throw new TypeError();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  } catch {
    rules = undefined;
  }
}

/**
 * The removed fields, and the element of the page to which each of them may return.
 * @type {Map<Field, Element | null>}
 */
const lost = new Map();
/**
 * The dialog with the texts of removed fields.
 * @type {HTMLDialogElement | null}
 */
let dialog = null;

/**
 * Returns true if a field has a text that the server does not have. That of an incomplete date is empty.
 * @param {Field} field
 */
export const hasText = (field) => isDraft(field) && !field.validity.badInput;

/**
 * Returns true if a field was removed with a text that the server does not have. A page below returns with its fields.
 * @param {Field} field
 */
const isStray = (field) => hasText(field) && !/range|number|color/.test(field.type) && !field.isConnected
  && !field.closest("dialog") && ![...below.values()].some(({ page }) => page.contains(field));

/**
 * Returns true if an event in the queue contains the text of a field.
 * @param {Field} field
 */
const isInQueue = (field) => isQueued(({ subject }) => subject === field);

/**
 * Keeps the texts of fields that were removed from a page.
 * @param {Element} page
 * @param {Field} [refused] A field whose text was refused.
 * @param {string} [name] Its name in the event.
 */
export async function keep(page, refused, name) {
  if (refused) reportWhenMoved(refused, name);
  for (const field of drafts) {
    // A page that was removed does not return.
    if (isStray(field) && !lost.has(field)) lost.set(field, field.closest("main") ? null : page);
  }
  // The queue no longer contains an event that was just answered.
  await new Promise((done) => setTimeout(done));
  giveBack();
  tell();
}

/**
 * Reports refused text again when the row of the field is in another section, which changes the name of the
 * field.
 * @param {Field} field
 * @param {string} name
 */
function reportWhenMoved(field, name) {
  const check = () => {
    if (stem(field.name) === stem(name)) return;
    observer.disconnect();
    if (isDraft(field)) report(field);
  };
  const observer = new MutationObserver(check);
  observer.observe(field, { attributeFilter: ["name"] });
  check();
}

/**
 * Keeps the texts of fields that were removed with the session.
 * @param {Field[]} own The fields of the page that was shown. Other fields do not return.
 */
export function keepLost(own) {
  for (const field of drafts) {
    if (hasText(field) && !field.isConnected && !lost.has(field)) lost.set(field, own.includes(field) ? main : null);
  }
  giveBack();
  tell();
}

/** Restores texts of fields that were inserted again, and removes texts that the server has. */
function giveBack() {
  for (const [field, page] of lost) {
    const isSaved = !isDraft(field);
    if (!isSaved && !(page === main && restore(draftOf(field)))) continue;
    lost.delete(field);
    drafts.delete(field);
  }
}

/** Returns true if the user may be typing in a field of the page. */
const isTyping = () => isField(focused()) && form.contains(focused());

/** Shows the texts of removed fields, unless the user is typing in another field. */
function tell() {
  if ([...lost.keys()].some(isInQueue)) setTimeout(() => (giveBack(), tell()), 500);
  const told = [...lost.keys()].filter((field) => !isInQueue(field) && !isInSlice(field));
  if (isTyping()) {
    if (told.length) form.addEventListener("focusout", () => setTimeout(tell), { once: true });
    return;
  }
  const shown = told.map(draftOf).filter(isLegible);
  const text = JSON.stringify(shown);
  if (dialog?.dataset.shown === text) return;
  dialog?.remove();
  dialog = shown.length ? showLost(shown) : null;
  if (!dialog) return;
  dialog.dataset.shown = text;
  dialog.addEventListener("close", () => {
    dialog = null;
    for (const field of told) {
      lost.delete(field);
      drafts.delete(field);
    }
  });
}

/**
 * Returns true if a field may be in a part of a large section that is not in the document.
 * @param {Field} field
 */
function isInSlice(field) {
  // The field was on another page.
  if (!lost.get(field)) return false;
  const section = decodeURIComponent(field.name.split("/")[1]);
  return findAll("[data-count]").some(({ dataset: { key } }) => key === section);
}

/**
 * Returns a name without the mark of the text.
 * @param {string} name
 */
const stem = (name) => name.replace(/\w*$/, "");

/**
 * Restores the text of a field, and reports it.
 * @param {Draft} draft
 * @returns {boolean} False if there is no such field.
 */
export function restore({ name, text }) {
  const fields = /** @type {HTMLInputElement[]} */ (findAll(".field"));
  const field = fields.find((field) => stem(field.name) === stem(name));
  if (!field) return false;
  field.value = text;
  drafts.add(field);
  report(field);
  return true;
}

/**
 * Returns the text of a field.
 * @param {Field} field
 * @returns {Draft}
 */
export const draftOf = ({ name, ariaLabel, value, dataset: { secret } }) => (
  { name, label: ariaLabel, text: value, isSecret: secret !== undefined });

/**
 * Returns true if a text may be shown outside of its field.
 * @param {Draft} draft
 */
export const isLegible = ({ isSecret }) => !isSecret;

/**
 * Shows texts whose fields no longer exist, so that the user can copy them.
 * @param {Draft[]} drafts
 * @param {() => void} [whenShown] Called when the user can see the texts.
 * @returns {HTMLDialogElement}
 */
export function showLost(drafts, whenShown) {
  const dialog = /** @type {HTMLDialogElement} */ (build(
    '<dialog aria-labelledby="unsaved"><h2 id="unsaved"></h2>'
    + '<form method="dialog" class="actions"><button class="action"></button></form></dialog>'));
  dialog.querySelector("h2").textContent = dataset.unsaved;
  dialog.querySelector("button").textContent = dataset.done;
  for (const { label, text } of drafts) {
    const part = build("<p><label><span></span><textarea readonly class=\"field\"></textarea></label></p>");
    part.querySelector("span").textContent = label;
    const area = /** @type {HTMLTextAreaElement} */ (part.querySelector("textarea"));
    area.value = text;
    dialog.lastElementChild.before(part);
  }
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  open(dialog).then(whenShown);
  return dialog;
}

/**
 * Shows a dialog when its rules are loaded, or without them if that takes long. Waits while the user is typing, because
 * the dialog takes the focus.
 * @param {HTMLDialogElement} dialog
 */
async function open(dialog) {
  rules ??= loadRules();
  await Promise.race([rules, new Promise((done) => setTimeout(done, 500))]);
  while (dialog.isConnected && isTyping()) await new Promise((done) => setTimeout(done, 500));
  if (!dialog.isConnected) return;
  dialog.showModal();
  // Lets assistive technologies read notices in this dialog.
  load("dialogs.js");
}
