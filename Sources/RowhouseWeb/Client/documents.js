// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Loads the document anew, and keeps what was typed for it. A server sends this module to pages of another version of the
// client instead of `strays.js` and `renewal.js`, so it needs no name that `client.js` exports, and has the names that
// such pages call.

import * as client from "./client.js";

/**
 * @typedef {import("./fields.js").Field} Field
 * @typedef {import("./strays.js").Draft} Draft
 */

/** The longest time until a document is requested again, in milliseconds. */
const timeLimit = 15_000;

/**
 * What `client.js` exports, in versions that have the name.
 * @type {{
 *   drafts?: Set<Field>, isQueued?: (test: (posted: any) => boolean) => boolean, unnoticed?: RegExp,
 *   rest?: (limit: number) => Promise<unknown>, showConnection?: (isConnected: boolean) => void,
 * }}
 */
const { drafts, isQueued, rest, showConnection, unnoticed } = client;

/**
 * Waits for a random time.
 * @param {number} limit The longest time, in milliseconds.
 * @returns {Promise<unknown>}
 */
const pause = (limit) => new Promise((done) => setTimeout(done, Math.random() * limit));

/** True if an event that the user may have noticed has met a session that has ended. */
let hasMetEnd = false;

/**
 * Loads the document anew, and keeps what was typed for it. Waits if one that was loaded less than a minute ago has not
 * helped, longer each time.
 * @returns {Promise<any>} Never resolved.
 */
export async function loadDocument() {
  const { count, time } = JSON.parse(sessionStorage.rowhouseLoads ?? '{"count":0,"time":0}');
  const recent = Date.now() - time < 60_000 ? count : 0;
  if (recent) {
    showConnection?.(false);
    await (rest ?? pause)(Math.min(1_000 * 2 ** recent, 30_000));
  }
  sessionStorage.rowhouseLoads = JSON.stringify({ count: recent + 1, time: Date.now() });
  const earlier = earlierTexts();
  const keepTexts = () => {
    const drafts = [...earlier, ...typedTexts()];
    // The new document does not send them.
    const isRefused = isQueued ? isQueued(isNoticed) : hasMetEnd;
    const kept = JSON.stringify({ address: location.href, drafts, isRefused });
    if (drafts.length || isRefused) sessionStorage.rowhouse = kept;
  };
  keepTexts();
  // The user may go on typing until the answer arrives.
  addEventListener("pagehide", keepTexts);
  document.querySelector("[data-guard]")?.remove();
  location.reload();
  // A connection that has become silent would never end this.
  setInterval(() => location.reload(), timeLimit);
  return new Promise(() => {});
}

/**
 * Returns true if the user may have noticed an event whose state is in no field.
 * @param {{ event: string, subject?: object }} posted
 */
const isNoticed = ({ event, subject }) => !subject && !unnoticed?.test(event);

/**
 * Returns the texts that were kept for this document, which it has not shown.
 * @returns {Draft[]}
 */
function earlierTexts() {
  const kept = JSON.parse(sessionStorage.rowhouse ?? "null");
  return kept?.address === location.href ? kept.drafts : [];
}

/**
 * Returns the texts that the server does not have, and those that the page shows with an error.
 * @returns {Draft[]}
 */
function typedTexts() {
  // A field without a name shows a text that cannot be restored.
  const shown = /** @type {Field[]} */ ([...document.querySelectorAll(".field[name]")]);
  const typed = [...(drafts ?? shown)].filter((field) =>
    "defaultValue" in field && field.value !== field.defaultValue && !/range|file/.test(field.type));
  const refused = shown.filter((field) => field.matches("[aria-invalid=true]:not([aria-describedby=problem])"));
  return [...new Set([...typed, ...refused])]
    .filter(({ dataset }) => dataset.secret === undefined)
    .map(({ name, ariaLabel, value }) => ({ name, label: ariaLabel, text: value, isSecret: false }));
}

/** @type {Promise<any> | null} */
let renewal = null;

/**
 * Loads the document of a page whose version of the client is another. Throws an error if no server has it, upon which the
 * page calls this again.
 * @param {string | undefined} event An event that has met a session that has ended, an empty text, or none.
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
  // An error page would replace a page with texts that the user can still see.
  const limit = new AbortController();
  setTimeout(() => limit.abort(), timeLimit);
  const { status } = await fetch(location.href, { signal: limit.signal });
  if (status >= 500) throw new Error(`Status ${status}`);
  return loadDocument();
}

/** Shows the text of a removed field in a document of this version. */
export const keep = () => renew(undefined);

/** Leaves the texts that were typed in an earlier document to the next one, which may be of this version. */
export function restoreDrafts() {}
