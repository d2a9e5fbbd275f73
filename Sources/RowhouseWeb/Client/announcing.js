// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Announces the changes that follow user events, and notices outside of an open dialog, to assistive technologies.
// Loaded before the first announcement.

import { findAll, focused, form, rowAround } from "./elements.js";
import { dataset } from "./session.js";

/** @typedef {import("./messages.js").Message} Message */

const region = document.createElement("div");
region.role = "status";
region.id = "announcement";
region.style.cssText = "position:absolute;inset-block-start:0;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)";
document.body.append(region);

/**
 * The texts that will be announced next.
 * @type {string[]}
 */
let waiting = [];

/**
 * Announces text, together with other texts that are announced at the same time.
 * @param {string} text
 */
export function say(text) {
  if (text) waiting.push(text);
  // Assistive technologies read nothing outside of the open dialog, which has the focus if several are open.
  const place = focused().closest("dialog:modal") ?? document.querySelector("dialog:modal") ?? document.body;
  if (region.parentNode !== place) place.append(region);
  // Assistive technologies read a region if its text changes after the region was added. Clearing the text
  // first lets them read the same text again.
  region.textContent = "";
  setTimeout(() => {
    if (!waiting.length) return;
    // The dialog may have changed or closed.
    if (!region.isConnected) return say("");
    region.textContent = waiting.join(", ");
    waiting = [];
  }, 100);
}

/**
 * Announces the changes that an event has caused.
 * @param {string} event
 * @param {Message[]} messages The messages of the answer, which are already shown.
 */
export function announce(event, messages) {
  if (event === "refresh") {
    announceRefresh();
    return;
  }
  const row = rowAround(focused());
  if (/^(up|down)\//.test(event) && row) {
    // The row with the focus may have moved out of view.
    row.getAnimations().map((motion) => motion.cancel());
    row.scrollIntoView({ block: "nearest" });
    say(`${dataset.position}: ${positionOf(row)}`);
  } else if (event.startsWith("value/") || messages.some(hasOtherRows)) {
    say(`${dataset.rows}: ${rowCount()}`);
  } else {
    say(countsOf(messages).join(", "));
  }
}

/** @param {Message} message */
const hasOtherRows = ({ edit, slices }) => slices || edit?.insertedSections || edit?.deletedSections;

/** Returns the number of rows of the page. */
function rowCount() {
  const counts = findAll("section").map(({ dataset: { count }, children }) => (
    Number(count ?? [...children].find(({ nodeName }) => nodeName === "UL").childElementCount)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * Returns the position of a row in its section, such as `2 / 3`.
 * @param {HTMLElement} row
 */
function positionOf(row) {
  const rows = [...row.parentElement.children];
  const position = row.ariaPosInSet ?? rows.indexOf(row) + 1;
  return `${position} / ${row.ariaSetSize ?? rows.length}`;
}

/**
 * Returns text with the numbers of removed, added, and moved rows.
 * @param {Message[]} messages
 */
function countsOf(messages) {
  const edits = messages.flatMap(({ edit }) => edit ?? []);
  const added = edits.flatMap(({ insertedRows }) => insertedRows ?? []);
  // A row that loads more rows is replaced after each change of the number of rows.
  const others = added.filter(([, , html]) => !/^[^>]*\sdata-more[\s>]/.test(html));
  const removed = edits.flatMap(({ deletedRows }) => deletedRows ?? []);
  const kinds = [
    [dataset.removed, removed.slice(added.length - others.length)],
    [dataset.added, others],
    [dataset.moved, edits.flatMap(({ movedRows }) => movedRows ?? [])],
  ];
  return kinds.filter(([, rows]) => rows.length).map(([name, rows]) => `${name}: ${rows.length}`);
}

/** Announces the end of a refresh, which may be long after the answer. */
function announceRefresh() {
  const bar = form.querySelector("#bar");
  const observer = new MutationObserver(finish);
  observer.observe(bar, { attributes: true, childList: true, subtree: true });
  finish();

  function finish() {
    if (bar.querySelector(".busy")) return;
    observer.disconnect();
    say(dataset.refreshed);
  }
}
