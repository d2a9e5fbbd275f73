// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// The page of a new session replaces the one of a session that has ended. Nothing that was typed is lost: it is
// in its field again, or in a dialog. A page whose session lasts never loads this module.

import { build, findAll, form, main, parse } from "./elements.js";
import { drafts, isDraft, report, reportDrafts } from "./fields.js";
import { keepFocus } from "./focus.js";
import { begin, forgetMessages } from "./messages.js";
import { assign, morph } from "./morphing.js";
import { showToast } from "./notices.js";
import { dataset, session } from "./session.js";
import { replaceRules } from "./styles.js";
import { restartStream } from "./transport.js";

/** @typedef {{ name: string, label: string, text: string }} Draft */

/** @type {Promise<void> | null} */
let renewal = null;

/**
 * Loads the page anew.
 * @param {string} [event]
 * @returns {Promise<boolean>} True if a button of the new page sends the event.
 */
export async function renew(event) {
  renewal ??= load().finally(() => {
    renewal = null;
  });
  await renewal;
  const buttons = /** @type {NodeListOf<HTMLButtonElement>} */ (form.querySelectorAll("[name=event]"));
  return [...buttons].some(({ value }) => value === event);
}

/** @param {Document} page */
const scriptOf = (page) => page.querySelector("script")?.getAttribute("src");

/** @param {string} address */
async function read(address) {
  const answer = await fetch(address);
  if (answer.status >= 500) throw new Error(`Status ${answer.status}`);
  return answer.text();
}

async function load() {
  const page = parse(await read(location.href));
  // A page of another kind, such as a login page, or one for another version of the client.
  if (scriptOf(page) !== scriptOf(document)) return loadDocument();
  const rules = await read(page.querySelector("#rules").getAttribute("href"));
  // A page without an address is lost. What was typed must not get into fields of the page below.
  const isLower = session.screen > 1 && !history.state.path;
  try {
    if (isLower) main.replaceChildren();
    show(page, rules);
  } catch {
    return loadDocument();
  }
  restartStream();
  reportDrafts();
  if (isLower) showToast(dataset.reloaded);
  showLost(takeDrafts((field) => !field.isConnected));
}

/**
 * Shows the page of another session.
 * @param {Document} page
 * @param {string} rules
 */
function show(page, rules) {
  // Classes have other meanings in another session.
  replaceRules(rules);
  forgetMessages();
  document.title = page.title;
  keepFocus(() => {
    assign(document.body, page.body);
    morph(form, page.forms[0]);
  });
  begin();
}

/**
 * Loads the whole document, and keeps what was typed for it.
 * @returns {Promise<void>} Never resolved.
 */
function loadDocument() {
  const drafts = takeDrafts(() => true);
  const kept = JSON.stringify({ address: location.href, drafts });
  if (drafts.length) sessionStorage.rowhouse = kept;
  form.querySelector("[data-guard]")?.remove();
  location.reload();
  return new Promise(() => {});
}

/** Gives fields the text that was typed before the document was loaded. */
export function restoreDrafts() {
  const kept = JSON.parse(sessionStorage.rowhouse);
  // The user may return to the page through a login page.
  if (kept?.address !== location.href) return;
  delete sessionStorage.rowhouse;
  showLost(kept.drafts.filter((/** @type {Draft} */ draft) => !restore(draft)));
}

/**
 * Returns a name without the mark of the text.
 * @param {string} name
 */
const stem = (name) => name.replace(/\w*$/, "");

/**
 * Gives a field its text, and reports it.
 * @param {Draft} draft
 * @returns {boolean} False if there is no such field.
 */
function restore({ name, text }) {
  const fields = /** @type {HTMLInputElement[]} */ (findAll(".field"));
  const field = fields.find((field) => stem(field.name) === stem(name));
  if (!field) return false;
  field.value = text;
  drafts.add(field);
  report(field);
  return true;
}

/**
 * Returns texts that the server does not have, and forgets them.
 * @param {(field: Element) => boolean} isMeant
 * @returns {Draft[]}
 */
function takeDrafts(isMeant) {
  const fields = [...drafts].filter((field) => isDraft(field) && isMeant(field));
  fields.forEach((field) => drafts.delete(field));
  return fields.filter(({ type, dataset: { secret } }) => secret === undefined && type !== "range")
    .map(({ name, ariaLabel, value }) => ({ name, label: ariaLabel, text: value }));
}

/**
 * Shows texts that have no field any more, so that they can be copied.
 * @param {Draft[]} drafts
 */
function showLost(drafts) {
  if (!drafts.length) return;
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
  dialog.showModal();
}
