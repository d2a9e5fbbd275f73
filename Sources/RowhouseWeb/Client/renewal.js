// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Replaces the page of an ended session with the page of a new session. No typed text is lost: it is restored
// in its field, or shown in a dialog. A page whose session has not ended loads this module only for text that
// was typed before its script was loaded.

import { build, findAll, form, main } from "./elements.js";
import { drafts, isDraft, isField, reportDrafts } from "./fields.js";
import { keepFocus } from "./focus.js";
import { begin } from "./messages.js";
import { assign, morph } from "./morphing.js";
import { showToast } from "./notices.js";
import { dataset, session, sessionToken } from "./session.js";
import { draftOf, hasText, isLegible, keepLost, restore, showLost } from "./strays.js";
import { replaceRules } from "./styles.js";
import { isTemporary, leave, load, pauses, read, rest, restartStream } from "./transport.js";

/**
 * @typedef {import("./fields.js").Field} Field
 * @typedef {import("./strays.js").Draft} Draft
 */

/**
 * Returns the storage of the tab. If the browser blocks it, text is not kept.
 * @returns {Record<string, string>}
 */
function storageOfTab() {
  try {
    return sessionStorage;
  } catch {
    return {};
  }
}

const storage = storageOfTab();

/** @type {Promise<void> | null} */
let renewal = null;

/** The time of the last renewal. */
let renewalTime = -Infinity;
/** The number of new sessions in a row that ended within two seconds. */
let shortSessions = 0;

/** The time of the last change that failed. */
let failureTime = -Infinity;
/** @type {() => Promise<unknown>} */
let pauseAfterFailure;

/**
 * Loads the page again, unless it was loaded again since the session ended.
 *
 * If the page fails again within a minute, waits before loading it, longer each time. Does the same if two new sessions in
 * a row end within two seconds. The next ones may end, too, for example because a middleware redirects their events to a
 * login page, and each of them would get the text that the user has typed.
 * @param {string | undefined} event An event to send, an empty string, or `undefined` if a change has failed.
 * @param {string} token The token of the session that has ended.
 * @returns {Promise<boolean>} True if a button of the new page sends the event.
 */
export async function renew(event, token) {
  if (event === undefined) {
    const isFirst = performance.now() - failureTime > 60_000;
    if (isFirst) pauseAfterFailure = pauses();
    else await pauseAfterFailure();
    failureTime = performance.now();
  }
  if (token === sessionToken()) {
    renewal ??= replaceSession(event).finally(() => {
      renewal = null;
    });
  }
  await renewal;
  const buttons = /** @type {NodeListOf<HTMLButtonElement>} */ (form.querySelectorAll("[name=event],[data-tap]"));
  return [...buttons].some(({ value, dataset }) => (value ?? dataset.tap) === event);
}

/** @param {Document} page */
const scriptOf = (page) => page.querySelector("script")?.getAttribute("src");

/** Loads the document again. It does not use `import`, which waits for a silent connection indefinitely. */
const loadDocument = async () => (await load("documents.js")).loadDocument();

/**
 * Reads the text at an address.
 * @param {string} address
 * @param {RequestInit} [options]
 */
async function readText(address, options) {
  const { answer, text } = await read(address, options);
  if (isTemporary(answer.status)) throw new Error(`Status ${answer.status}`);
  return text;
}

/** @param {string | undefined} event */
async function replaceSession(event) {
  const isShort = event !== undefined && performance.now() - renewalTime < 2_000;
  shortSessions = isShort ? shortSessions + 1 : 0;
  if (shortSessions > 1) await rest(Math.min(1_000 * 2 ** shortSessions, 30_000));
  await loadPage();
  renewalTime = performance.now();
}

async function loadPage() {
  // The response of a redirection, which may lead to another server, has no text.
  const html = await readText(location.href, { redirect: "manual" });
  const page = new DOMParser().parseFromString(html, "text/html");
  // A page of another kind, such as a login page, or one for another version of the client.
  if (scriptOf(page) !== scriptOf(document)) return loadDocument();
  const rules = await readText(page.querySelector("#rules").getAttribute("href"));
  // A page without an address cannot be loaded. Its typed text must not be restored in fields of another page.
  const isLower = !history.state.path;
  const own = isLower ? [] : [...drafts].filter((field) => main.contains(field));
  const refused = isLower ? [] : textsWithErrors();
  try {
    if (isLower) main.replaceChildren();
    show(page, rules);
  } catch {
    return loadDocument();
  }
  // The new session of a hidden tab has no stream that could end.
  if (document.hidden) leave("hidden");
  else restartStream();
  reportDrafts();
  if (isLower) showToast(dataset.reloaded);
  const missing = refused.filter((draft) => !restore(draft) && isLegible(draft));
  if (missing.length) showLost(missing);
  keepLost(own);
}

/** Returns the texts that the page shows with an error, and that a new session may not have. */
const textsWithErrors = () => {
  const fields = /** @type {NodeListOf<any>} */ (form.querySelectorAll(".field[aria-invalid=true]:not([aria-describedby^=problem])"));
  return [...fields].filter((field) => !isDraft(field)).map(draftOf);
};

/**
 * Shows the page of another session.
 * @param {Document} page
 * @param {string} rules
 */
function show(page, rules) {
  // The names of classes have different meanings in another session.
  replaceRules(rules);
  document.title = page.title;
  keepFocus(() => {
    assign(document.body, page.body);
    morph(form, page.forms[0]);
  });
  begin();
}

/** Reports the fields in which the user typed before the script was loaded. */
function reportEarlyDrafts() {
  for (const field of form) {
    if (!isField(field) || field.value === field.defaultValue) continue;
    const untouched = /** @type {any} */ (build(field.outerHTML));
    // The browser may write a number or a color in another form than the server.
    if (field.value !== untouched.value) drafts.add(field);
  }
  reportDrafts();
}

/**
 * The longest time after which another document, such as the one after a login page, restores a text in its field, or
 * reports a loss without a text, in milliseconds.
 */
const restoringTime = 600_000;
/** The longest time in which a document that the client loads again arrives, in milliseconds. */
const reloadingTime = 60_000;

/**
 * Returns true if a text may be restored in its field, and reported. After a login page, another user may have loaded the
 * document, or the page may have a newer value.
 * @param {Draft} draft
 * @param {number} loadTime The time when the client loaded the document again. The user may do the same later.
 */
function isCurrent({ name, time }, loadTime) {
  if (Date.now() - time >= restoringTime) return false;
  if (typeOfLoad() === "reload" && Date.now() - loadTime < reloadingTime) return true;
  // The name contains the mark of the old value.
  return findAll(".field").some((field) => field.getAttribute("name") === name);
}

/** Returns the reason for which the browser has loaded the document, if it is known. */
function typeOfLoad() {
  const [entry] = performance.getEntriesByType("navigation");
  return /** @type {PerformanceNavigationTiming} */ (entry)?.type;
}

/**
 * Restores text that was typed before the document was loaded, and reports presses without an effect, and a page that was
 * lost.
 */
export function restoreDrafts() {
  reportEarlyDrafts();
  if (!storage.rowhouse) return;
  const kept = JSON.parse(storage.rowhouse);
  // The user may return to the page from a login page.
  if (kept?.address !== location.href) return;
  delete storage.rowhouse;
  // The user has left the page, and now visits it anew.
  if (kept.isLeft && typeOfLoad() === "navigate") return;
  const lost = kept.drafts.filter((/** @type {Draft} */ draft) => !(isCurrent(draft, kept.time) && restore(draft)));
  if (lost.length) showStored(lost);
  // The user may return to the address much later, through a link.
  if (Date.now() - kept.time >= restoringTime) return;
  if (kept.isReloaded) showToast(dataset.reloaded);
  if (kept.isRefused) showToast(dataset.refused);
}

/**
 * Shows texts that cannot be restored. Stores them until the dialog is shown, because the user may leave the page before.
 * @param {Draft[]} drafts
 */
function showStored(drafts) {
  const unnamed = drafts.map((draft) => ({ ...draft, name: "" }));
  const stored = JSON.stringify({ address: location.href, time: 0, drafts: unnamed });
  storage.rowhouse = stored;
  showLost(drafts, () => {
    if (storage.rowhouse === stored) delete storage.rowhouse;
  });
}

// If the user goes back to a page of an ended session, its document is loaded again. Its fields must not get
// these texts.
addEventListener("pagehide", () => {
  const { session: token, screen } = history.state ?? {};
  if (token === sessionToken() && screen === session.screen) return;
  const lost = [...drafts].filter(hasText).map(draftOf).filter(isLegible).map((draft) => ({ ...draft, name: "" }));
  if (lost.length) storage.rowhouse ??= JSON.stringify({ address: location.href, drafts: lost });
});
