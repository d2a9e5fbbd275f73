// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Loads the document again, and stores typed text for it. A server sends this module instead of `strays.js`
// and `renewal.js` to pages of another version of the client. Therefore, the module does not depend on any
// name that `client.js` exports, and exports the names that such pages call. Pages load it when the user
// types, before they need it, because they cannot load it after a login page has replaced the client files.
//
// A server also sends this module instead of the `client.js` of another version. While nodes have two versions, the
// document may be from a node with one version, and its script from a node with the other.

import * as client from "./client.js";

/**
 * @typedef {import("./fields.js").Field} Field
 * @typedef {import("./strays.js").Draft} Draft
 */

/** True if the browser has loaded this document again. */
const isReload = performance.getEntriesByType("navigation")
  .some((entry) => /** @type {PerformanceNavigationTiming} */ (entry).type === "reload");

/**
 * Returns the storage of the tab. If the browser blocks it, text is not kept, and a document that was loaded again
 * waits as it does after one load.
 * @returns {Record<string, string>}
 */
function storageOfTab() {
  try {
    return sessionStorage;
  } catch {
    return isReload ? { rowhouseLoads: JSON.stringify({ count: 1, time: Date.now() }) } : {};
  }
}

const storage = storageOfTab();

/** The longest time until a document is requested again, in milliseconds. */
const timeLimit = 15_000;

/**
 * The exports of `client.js`. Some versions do not have all of these names. If this module replaces `client.js`, it has
 * none of them.
 * @type {{
 *   drafts?: Set<Field>, isQueued?: (test: (posted: any) => boolean) => boolean, unnoticed?: RegExp,
 *   rest?: (limit: number) => Promise<unknown>, session?: { screen?: number },
 *   showConnection?: (isConnected: boolean) => void,
 * }}
 */
const { drafts, isQueued, rest, session, showConnection, unnoticed } = client;

/**
 * Waits for a random time.
 * @param {number} limit The longest time, in milliseconds.
 * @returns {Promise<unknown>}
 */
const pause = (limit) => new Promise((done) => setTimeout(done, Math.random() * limit));

// The user may load the document again, or leave it and go back to it, and a browser may discard a hidden tab. Until then,
// a field that has the focus has not reported its text.
for (const type of ["pagehide", "visibilitychange", "pageshow"]) addEventListener(type, keepUnsent);

/**
 * Stores typed texts for the same document while it is not shown, unless earlier ones are stored that have not been shown.
 * @param {Event} event
 */
function keepUnsent({ type }) {
  const kept = JSON.parse(storage.rowhouse ?? "null");
  const isOwn = kept?.address === location.href;
  const { session: token, screen } = history.state ?? {};
  // `renewal.js` stores the texts of a page from which the user goes to another one of the history.
  const isOther = token !== document.body.dataset.session || screen !== session?.screen;
  if (isOther || isOwn && !kept.isLeft) return;
  const isLeft = type === "pagehide" || document.hidden;
  const drafts = isLeft ? draftsOf(typedFields(), document.querySelector("main")) : [];
  if (drafts.length) {
    storage.rowhouse = JSON.stringify({ address: location.href, time: Date.now(), drafts, isLeft });
  } else if (isOwn) delete storage.rowhouse;
}

/** True if an event that the user may have noticed was sent to a session that had ended. */
let hasMetEnd = false;

/**
 * Loads the document again, and stores typed text for it. If the document was already loaded again less than
 * a minute ago, waits first, longer each time.
 * @returns {Promise<any>} Never resolved.
 */
export async function loadDocument() {
  const { count, time } = JSON.parse(storage.rowhouseLoads ?? '{"count":0,"time":0}');
  const recent = Date.now() - time < 60_000 ? count : 0;
  if (recent) {
    showConnection?.(false);
    await (rest ?? pause)(Math.min(1_000 * 2 ** recent, 30_000));
  }
  storage.rowhouseLoads = JSON.stringify({ count: recent + 1, time: Date.now() });
  const earlier = earlierLosses();
  const main = document.querySelector("main");
  const keepTexts = () => {
    const drafts = [...earlier.drafts, ...draftsOf([...typedFields(), ...refusedFields()], main)];
    // The new document does not send these events.
    const isRefused = earlier.isRefused || (isQueued ? isQueued(isNoticed) : hasMetEnd);
    const isReloaded = earlier.isReloaded || isLost();
    const kept = JSON.stringify({ address: location.href, time: Date.now(), drafts, isRefused, isReloaded });
    if (drafts.length || isRefused || isReloaded) storage.rowhouse = kept;
  };
  keepTexts();
  // The user may continue to type until the answer arrives.
  addEventListener("pagehide", keepTexts);
  document.querySelector("[data-guard]")?.remove();
  location.reload();
  // Limits the time, because a silent connection would never end the request.
  setInterval(() => location.reload(), timeLimit);
  return new Promise(() => {});
}

/**
 * Returns true if no field contains the state of an event and the user may have noticed the event.
 * @param {{ event: string, subject?: object }} posted
 */
const isNoticed = ({ event, subject }) => !subject && !unnoticed?.test(event);

/** Returns true if the page has no address, so that the next document is that of another page. */
function isLost() {
  const { screen, path } = history.state ?? {};
  return !!screen && !path;
}

/** Returns true if the next document is that of another page, because the page has no address, or because the user went back from it. */
function isLower() {
  const { screen } = history.state ?? {};
  return isLost() || !!screen && !!session && screen !== session.screen;
}

/**
 * Returns the texts that were stored for this document and have not been shown, and whether an event or the page was lost.
 * @returns {{ drafts: Draft[], isRefused?: boolean, isReloaded?: boolean }}
 */
function earlierLosses() {
  const kept = JSON.parse(storage.rowhouse ?? "null");
  return kept?.address === location.href && !kept.isLeft ? kept : { drafts: [] };
}

/** Returns the fields on the page. A field without a name shows a text that cannot be restored. */
const shownFields = () => /** @type {Field[]} */ ([...document.querySelectorAll(".field[name]")]);

/** Returns the fields with texts that the server does not have. */
const typedFields = () => [...(drafts ?? shownFields())].filter((field) =>
  "defaultValue" in field && field.value !== field.defaultValue && !/range|file/.test(field.type));

/** Returns the fields whose texts the page shows with an error. */
const refusedFields = () =>
  shownFields().filter((field) => field.matches("[aria-invalid=true]:not([aria-describedby^=problem])"));

/**
 * Returns the texts of fields for the next document.
 * @param {Field[]} fields
 * @param {Element | null} main The page that is shown.
 * @returns {Draft[]}
 */
function draftsOf(fields, main) {
  // The text of another page must not be restored in a field of the next document, which may have the same name.
  /** @param {Field} field */
  const isOfOtherPage = (field) => isLower() || (field.closest("main") ?? main) !== main;
  return [...new Set(fields)]
    // The text of an incomplete date is empty.
    .filter(({ dataset, validity }) => dataset.secret === undefined && !validity.badInput)
    .map((field) => ({
      name: isOfOtherPage(field) ? "" : field.name, label: field.ariaLabel, text: field.value, isSecret: false,
      time: Date.now(),
    }));
}

/** @type {Promise<any> | null} */
let renewal = null;

/**
 * Loads the document of a page with another version of the client. Throws an error if no server has the page,
 * after which the page calls this function again.
 * @param {string | undefined} event An event that was sent to an ended session, an empty string, or `undefined`.
 * @returns {Promise<any>} Never resolved.
 */
export function renew(event) {
  hasMetEnd ||= !!event && isNoticed({ event });
  renewal ??= loadNewest().finally(() => {
    renewal = null;
  });
  return renewal;
}

async function loadNewest() {
  // Does not load an error page, because it would replace a page whose text the user can still see.
  const limit = new AbortController();
  setTimeout(() => limit.abort(), timeLimit);
  // A redirection may lead to another server, whose page only a document can show.
  const { status } = await fetch(location.href, { signal: limit.signal, redirect: "manual" });
  if (status >= 500 || status === 429 || status === 408) throw new Error(`Status ${status}`);
  return loadDocument();
}

/** Shows the text of a removed field in a document of this version. */
export const keep = () => renew(undefined);

/** Does nothing: the next document, which may be of this version, shows the texts of an earlier one. */
export function restoreDrafts() {}

/** Loads documents until the script of one is of the same version. */
async function renewUntilComplete() {
  for (;;) await renew(undefined).catch(() => pause(10_000));
}

// This module has replaced `client.js`, so it has imported itself.
if ("renew" in client) renewUntilComplete();
