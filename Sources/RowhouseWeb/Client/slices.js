// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Manages large sections. The document contains the rows around the viewport, and empty space replaces the
// other rows. Positions on the screen are relative to the viewport, unless a comment says otherwise.

import { findAll, focused, listOf, main, rowAround } from "./elements.js";
import { isField } from "./fields.js";
import { reveals } from "./patches.js";
import { send } from "./transport.js";

/**
 * @typedef {{ top: number, bottom: number }} Span
 *
 * @typedef {object} Goal
 * @property {number} row The number of the row to which the user has scrolled.
 * @property {number} part The fraction of the row above `place`.
 * @property {number} place The place of the row on the page.
 *
 * @typedef {object} LargeSection
 * @property {HTMLElement} section
 * @property {HTMLElement} list
 * @property {HTMLElement[]} rows The rows of the slice.
 * @property {HTMLElement | undefined} pinned The row that is in the document because it has the focus, or may have it.
 * @property {number} total The number of rows that the section has.
 * @property {number | null} first The number of the first row of the slice.
 * @property {number} end The number of the row after the slice.
 * @property {number} height The height of the slice.
 * @property {number} fullHeight The height of the slice and the space.
 * @property {number} spaceBefore The space above the slice.
 * @property {number} measuredHeight The height of all rows that were measured.
 * @property {number} measuredCount The number of all rows that were measured.
 * @property {boolean} isWaiting True while rows are requested.
 * @property {Goal | null} goal The position to which the user has scrolled.
 */

// The maximum space on a page, in pixels. On pages that are twice as tall, browsers lose the precision of
// half pixels.
const spaceLimit = 4e6;
// The number of rows around the viewport, and the number of rows around a position to which the
// user has jumped.
const sliceCount = 200;
const jumpCount = 100;
// The number of rows on one side below which more are requested.
const marginCount = 50;

/**
 * @param {number} value
 * @param {number} least
 * @param {number} greatest
 */
const clamp = (value, least, greatest) => Math.min(Math.max(value, least), greatest);

// The rules that only pages with large sections need. When the page is printed, the empty space is removed.
const sheet = new CSSStyleSheet();
sheet.replaceSync("[data-count]>.rows{position:relative}"
  + "@media print{[data-count]>.rows{padding-block:0!important}"
  + "[data-count]>.rows>.row{position:relative!important;inset:auto!important}}");
document.adoptedStyleSheets.push(sheet);

/** @param {Element} element */
const boxOf = (element) => element.getBoundingClientRect();

/** @param {Span} span */
const isInView = ({ top, bottom }) => bottom > 0 && top < innerHeight;

/**
 * Returns true if a row is not hidden. The box of a hidden row is empty, and at the start of the viewport.
 * @param {HTMLElement} row
 */
const isShown = (row) => row.offsetHeight > 0;

/**
 * Returns the last shown row, or the first row if none is shown.
 * @param {HTMLElement[]} rows
 */
function lastShown(rows) {
  let index = rows.length - 1;
  while (index > 0 && !isShown(rows[index])) index--;
  return rows[index];
}

/**
 * Returns the span of the shown rows of a slice.
 * @param {LargeSection} large
 * @returns {Span}
 */
const spanOf = ({ rows }) => ({ top: boxOf(rows.find(isShown) ?? rows[0]).top, bottom: boxOf(lastShown(rows)).bottom });

/**
 * Returns the first shown row from an index on, or the last shown one if no further one is shown.
 * @param {HTMLElement[]} rows
 * @param {number} index
 */
const nearest = (rows, index) => rows.slice(index).find(isShown) ?? lastShown(rows);

/** @type {WeakMap<Element, LargeSection>} */
const known = new WeakMap();

/**
 * Returns the sections of the page that are large, or those that are not.
 *
 * It does not use a selector, because a browser would compare the selector with all elements of the page.
 * @param {boolean} isLarge
 */
const sectionsOf = (isLarge) => (/** @type {HTMLElement[]} */ ([...main.children]))
  .filter(({ localName, dataset }) => localName === "section" && "count" in dataset === isLarge);

/** Returns all large sections of the page. */
const largeSections = () => sectionsOf(true).map((section) => known.get(section) ?? read(section));

/**
 * Reads the rows of a section that are in the document, and numbers them for assistive
 * technologies.
 * @param {HTMLElement} section
 * @returns {LargeSection}
 */
function read(section) {
  const large = known.get(section) ?? /** @type {LargeSection} */ ({
    section, list: listOf(section), spaceBefore: 0, measuredHeight: 0, measuredCount: 0,
  });
  known.set(section, large);
  const total = Number(section.dataset.count);
  const first = Number(section.dataset.first);
  const rows = /** @type {HTMLElement[]} */ ([...large.list.children]);
  const { pinned: pinnedRow } = section.dataset;
  /** @type {HTMLElement | undefined} */
  let pinned;
  if (pinnedRow !== undefined) pinned = Number(pinnedRow) < first ? rows.shift() : rows.pop();
  rows.forEach((row, index) => number(row, first + index + 1, total));
  const isMoved = large.first !== first;
  Object.assign(large, { rows, pinned, total, first, end: first + rows.length });
  const { top, bottom } = spanOf(large);
  large.height = bottom - top;
  if (isMoved) {
    large.measuredHeight += large.height;
    large.measuredCount += rows.length;
  }
  return large;
}

/**
 * Numbers a row.
 * @param {HTMLElement} row
 * @param {number | null} position Counted from 1.
 * @param {number | null} total
 */
function number(row, position, total) {
  row.removeAttribute("style");
  const [place, size] = [position && `${position}`, total && `${total}`];
  // Setting an attribute to the same value takes time, too.
  if (row.ariaPosInSet !== place) row.ariaPosInSet = place;
  if (row.ariaSetSize !== size) row.ariaSetSize = size;
}

/**
 * Reserves space for the rows that are not in the document. Some space remains at either end until the rows
 * at that end are in the document.
 * @param {LargeSection} large
 * @param {number} [spaceBefore]
 */
function makeRoom(large, spaceBefore = large.spaceBefore) {
  const { total, first, end, list, pinned, height, section } = large;
  const rowHeight = large.measuredHeight / large.measuredCount;
  const limit = spaceLimit / largeSections().length;
  const fullHeight = Math.max(height, Math.min(total * rowHeight, limit));
  const leastBefore = Math.min(first * rowHeight, innerHeight);
  const leastAfter = Math.min((total - end) * rowHeight, innerHeight);
  const mostBefore = Math.max(leastBefore, fullHeight - height - leastAfter);
  large.fullHeight = fullHeight;
  large.spaceBefore = first === 0 ? 0 : clamp(spaceBefore, leastBefore, mostBefore);
  const rest = fullHeight - large.spaceBefore - height;
  const spaceAfter = end === total ? 0 : Math.max(leastAfter, rest);
  list.style.paddingBlock = `${large.spaceBefore}px ${spaceAfter}px`;
  if (!pinned) return;
  const position = Number(section.dataset.pinned) + 1;
  number(pinned, position, total);
  // Sets its approximate position, so that the page can scroll to it.
  const top = ((position - 1) / total) * fullHeight;
  pinned.style.cssText = `position:absolute;inset-inline:0;top:${top}px`;
}

/**
 * Moves a row to a position by changing the space above its slice, or by scrolling if there is no space.
 * @param {HTMLElement} row
 * @param {number} top
 */
function place(row, top) {
  const large = known.get(row.closest("section"));
  const distance = () => boxOf(row).top - top;
  if (large?.rows.includes(row)) makeRoom(large, large.spaceBefore - distance());
  if (Math.abs(distance()) >= 0.5) scrollBy(0, distance());
}

/**
 * Requests the rows around a row.
 * @param {LargeSection} large
 * @param {number} row
 * @param {Goal} [goal]
 */
function request(large, row, goal) {
  const { total, first, end, list, section } = large;
  const count = goal ? jumpCount : sliceCount;
  const start = clamp(row - count / 2, 0, total - count);
  if (large.isWaiting || (start === first && end - first === count)) return;
  large.isWaiting = true;
  large.goal = goal ?? null;
  const focusedRow = rowAround(focused());
  const parts = ["rows", encodeURIComponent(section.dataset.key), start, count, first];
  if (focusedRow?.parentNode === list) parts.push(Number(focusedRow.ariaPosInSet) - 1);
  send(parts.join("/"), () => setTimeout(() => {
    large.isWaiting = false;
    large.goal = null;
    requestVisible();
  }, 60));
}

/** Requests the rows whose space is visible or nearly visible. */
function requestVisible() {
  for (const large of largeSections()) {
    const { rows, first, end, total, list } = large;
    const { top, bottom, height } = boxOf(list);
    if (!isInView({ top, bottom })) continue;
    if (isInView(spanOf(large))) {
      const below = rows.findIndex((row) => isShown(row) && boxOf(row).bottom >= innerHeight / 2);
      const middle = below < 0 ? end : first + below;
      const needsBefore = first > 0 && middle - first < marginCount;
      const needsAfter = end < total && end - middle < marginCount;
      if (needsBefore || needsAfter) request(large, middle);
      continue;
    }
    const share = clamp(top / (innerHeight - height), 0, 1);
    const border = list.clientTop;
    const row = Math.min(Math.floor(share * total), total - 1);
    const least = Math.max(0, top + border);
    const most = Math.min(innerHeight, bottom - border);
    const wanted = clamp(share * innerHeight, least, most);
    request(large, row, { row, part: share * total - row, place: wanted + scrollY });
  }
}

/** True if the function that `keepPlace` returned was called after the last change. */
let isFollowed = false;
/** True until this module has read a page. */
let isNew = true;
/**
 * The pages that this module has scrolled to their end.
 * @type {WeakSet<Element>}
 */
const opened = new WeakSet();

/** Reads the changes of the server. */
function follow() {
  const all = sectionsOf(true).map(read);
  for (const large of all) makeRoom(large);
  // Turns off the browser's scroll anchoring, which would interfere while the space changes.
  document.documentElement.style.overflowAnchor = all.length ? "none" : "";
  for (const list of sectionsOf(false).map(listOf)) {
    if (!list.hasAttribute("style")) continue;
    list.removeAttribute("style");
    for (const row of list.children) number(/** @type {HTMLElement} */ (row), null, null);
  }
}

/**
 * Returns the visible rows and their boxes. Measures only a few other rows.
 * @returns {[HTMLElement, DOMRect][]}
 */
function visibleRows() {
  const rows = findAll("li");
  let [start, end] = [0, rows.length];
  while (start < end) {
    const middle = (start + end) >> 1;
    let shown = middle;
    while (shown < end && !isShown(rows[shown])) shown++;
    if (shown === end || boxOf(rows[shown]).bottom > 0) end = middle;
    else start = shown + 1;
  }
  /** @type {[HTMLElement, DOMRect][]} */
  const seen = [];
  for (const row of rows.slice(start)) {
    if (!isShown(row)) continue;
    const box = boxOf(row);
    if (!isInView(box)) break;
    seen.push([row, box]);
  }
  return seen;
}

/**
 * Stores the positions of visible rows. Called before a change.
 * @param {{ slices?: unknown }} [change]
 * @returns {((scrollTo?: unknown) => void) | undefined} A function to call after the change. It keeps those rows in
 *   place, unless the page is about to scroll to a row, and cannot measure rows that an animation moves. `undefined` if
 *   the page has no large section and receives none.
 */
export function keepPlace(change) {
  isFollowed = false;
  if (!change?.slices && !sectionsOf(true).length) return undefined;
  const scrolled = scrollY;
  const seen = scrolled > 0 ? visibleRows() : [];
  return (scrollTo) => {
    const all = largeSections();
    // At the top of the page, no position must be kept. `attend` is called later, with the layout of the next
    // frame.
    if (!scrolled && !scrollTo && all.length && !all.some(({ goal }) => goal)) return;
    follow();
    isFollowed = true;
    for (const large of largeSections()) {
      const { goal, rows, first, total, fullHeight } = large;
      if (scrollTo) {
        makeRoom(large, (first / total) * fullHeight);
        large.goal = null;
        continue;
      }
      const row = goal && rows[goal.row - first] && nearest(rows, goal.row - first);
      if (!row) continue;
      // Moves the requested rows, which have arrived, to the position to which the user has scrolled.
      large.goal = null;
      place(row, goal.place - scrolled - goal.part * boxOf(row).height);
      return;
    }
    if (scrollTo) return;
    // As the scroll anchoring of browsers does, keeps the field in which the user types in view.
    const field = focused();
    const anchor = (isField(field) && seen.find(([row]) => row.contains(field)))
      || seen.find(([row]) => row.isConnected);
    if (anchor) place(anchor[0], anchor[1].top);
  };
}

/** Reads the changed page, and requests the rows that it needs. */
export function attend() {
  if (!isFollowed) {
    // The user may have scrolled before this module was loaded.
    const [anchor] = isNew && scrollY > 0 ? visibleRows() : [];
    follow();
    if (anchor) place(anchor[0], anchor[1].top);
  }
  isFollowed = isNew = false;
  if ("follows" in main.dataset && !opened.has(main)) {
    opened.add(main);
    // `following.js` may not be loaded yet, and the rows at the top would be requested.
    if (!scrollY && !reveals.has(main)) scrollTo(0, 1e9);
  }
  requestVisible();
}

/** @type {number} */
let settleTimer;
/**
 * Keeps the rows that were visible when scrolling ended in place.
 * @type {(() => void) | undefined}
 */
let keepSettledPlace;

/** Calls `settle` when the page has not been scrolled for a while. */
function settleSoon() {
  clearTimeout(settleTimer);
  settleTimer = setTimeout(settle, 200);
}

/** Moves the scroll bar to the position of the rows among all rows. Called when scrolling has ended. */
function settle() {
  for (const large of largeSections()) {
    // The space changes when the requested rows arrive.
    if (large.isWaiting) settleSoon();
    const seen = large.rows.filter((row) => isInView(boxOf(row)));
    if (!seen.length || large.isWaiting) continue;
    const { top, height } = boxOf(seen[0]);
    const position = large.first + large.rows.indexOf(seen[0]) - Math.min(top, 0) / height;
    const share = position / Math.max(1, large.total - seen.length);
    const distance = share * (large.fullHeight - innerHeight) + boxOf(large.list).top;
    if (Math.abs(distance) < innerHeight) continue;
    makeRoom(large, large.spaceBefore + distance);
    scrollBy(0, boxOf(seen[0]).top - top);
  }
  keepSettledPlace = keepPlace();
}

addEventListener("scroll", () => {
  requestVisible();
  settleSoon();
});

/** The width of the window. If it changes, the heights of rows may change. */
let width = innerWidth;

addEventListener("resize", () => {
  // When a phone hides its bars during scrolling, only the height changes.
  if (innerWidth === width) {
    requestVisible();
    return;
  }
  width = innerWidth;
  for (const large of largeSections()) {
    large.first = null;
    large.measuredHeight = 0;
    large.measuredCount = 0;
  }
  keepSettledPlace?.();
  attend();
});

// Browsers scroll to the ends of the page in steps, and stop if the page is scrolled in the meantime.
addEventListener("keydown", (event) => {
  const top = { Home: 0, End: 1e9 }[event.key];
  if (top === undefined || event.altKey || event.metaKey || !largeSections().length) return;
  // These elements handle the keys themselves.
  if (/** @type {Element} */ (event.target).closest("input,textarea,select,dialog,.pager")) return;
  event.preventDefault();
  scrollTo(0, top);
});
