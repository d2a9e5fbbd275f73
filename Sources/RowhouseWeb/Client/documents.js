// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Loads the document anew, and keeps what was typed for it. A server sends this module to pages of another version of the
// client instead of `strays.js` and `renewal.js`, so it needs no name that `client.js` exports, and has the names that
// such pages call.

import * as client from "./client.js";

/**
 * @typedef {import("./fields.js").Field} Field
 * @typedef {import("./strays.js").Draft} Draft
 * @typedef {{ drafts: Draft[], isRefused: boolean }} Remains What was typed, and whether the user has done what no
 *   server has carried out.
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

/**
 * Loads the document anew. Waits if one that was loaded less than a minute ago has not helped, longer each time.
 * @param {() => Remains} remains Called when the new document replaces the page.
 * @returns {Promise<any>} Never resolved.
 */
export async function loadDocument(remains) {
  const { count, time } = JSON.parse(sessionStorage.rowhouseLoads ?? '{"count":0,"time":0}');
  const recent = Date.now() - time < 60_000 ? count : 0;
  if (recent) {
    showConnection?.(false);
    await (rest ?? pause)(Math.min(1_000 * 2 ** recent, 30_000));
  }
  sessionStorage.rowhouseLoads = JSON.stringify({ count: recent + 1, time: Date.now() });
  // The user may go on typing until the answer arrives.
  addEventListener("pagehide", () => {
    const { drafts, isRefused } = remains();
    const kept = JSON.stringify({ address: location.href, drafts, isRefused });
    if (drafts.length || isRefused) sessionStorage.rowhouse = kept;
  }, { once: true });
  document.querySelector("[data-guard]")?.remove();
  location.reload();
  // A connection that has become silent would never end this.
  setInterval(() => location.reload(), timeLimit);
  return new Promise(() => {});
}

/** @type {Promise<any> | null} */
let renewal = null;
/** True if an event that the user may have noticed has met a session that has ended. */
let hasMetEnd = false;

/**
 * Loads the document of a page whose version of the client is another. Throws an error if no server has it, upon which the
 * page calls this again.
 * @param {string | undefined} event An event that has met a session that has ended, an empty text, or none.
 * @returns {Promise<any>} Never resolved.
 */
export function renew(event) {
  hasMetEnd ||= !!event && !unnoticed?.test(event);
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
  /** @type {(posted: { event: string, subject?: object }) => boolean} */
  const isNoticed = ({ event, subject }) => !subject && !unnoticed?.test(event);
  return loadDocument(() => ({
    drafts: [...keptDrafts(), ...typedTexts()],
    isRefused: isQueued ? isQueued(isNoticed) : hasMetEnd,
  }));
}

/** Returns the texts of an earlier document that has not shown them. */
const keptDrafts = () => JSON.parse(sessionStorage.rowhouse ?? "null")?.drafts ?? [];

/**
 * Returns the texts that the server does not have, or has refused.
 * @returns {Draft[]}
 */
function typedTexts() {
  const fields = /** @type {Field[]} */ ([...new Set([...document.querySelectorAll(".field"), ...(drafts ?? [])])]);
  const isTyped = (/** @type {Field} */ field) => field.value !== field.defaultValue
    || field.matches("[aria-invalid=true]:not([aria-describedby=problem])");
  return fields
    .filter((field) => "defaultValue" in field && !/file|range/.test(field.type) && field.dataset.secret === undefined)
    .filter(isTyped)
    .map(({ name, ariaLabel, value }) => ({ name, label: ariaLabel, text: value, isSecret: false }));
}

/** Shows the text of a removed field in a document of this version. */
export const keep = () => renew(undefined);

/** Leaves the texts that were typed in an earlier document to the next one, which may be of this version. */
export function restoreDrafts() {}
