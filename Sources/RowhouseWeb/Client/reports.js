// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Reports scrolling, the pressed row, the rows that will soon be visible, and visible rows that load more rows. Loaded
// only for pages that need these reports.

import { findAll, main, onForm, rowsOf } from "./elements.js";
import { sessionToken } from "./session.js";
import { send } from "./transport.js";

// The time between two reports while the page scrolls, in milliseconds.
const interval = 100;

/** The subject of all reports of offsets, so that the latest replaces one in the queue. */
const offsets = {};

/**
 * Calls `report` when the interval is over.
 * @type {number}
 */
let reportTimer = 0;
/**
 * Calls `settle` after scrolling has paused.
 * @type {number}
 */
let settleTimer;
let isTouched = false;
let isDragged = false;
let isDecelerating = false;
let isTopRequested = false;

const reportsScrolling = () => main.dataset.scrolls !== undefined;

function report() {
  clearTimeout(reportTimer);
  reportTimer = 0;
  if (reportsScrolling()) send(`scroll/offset/${Math.round(scrollY)}`, undefined, offsets);
  prefetch();
}

function settle() {
  report();
  const isTop = isTopRequested && scrollY === 0;
  const isAtRest = isDecelerating;
  isTopRequested = false;
  isDecelerating = false;
  if (!reportsScrolling()) return;
  if (isAtRest) send("scroll/rest");
  if (isTop) send("scroll/top");
}

/** Calls `settle` after scrolling has paused, in browsers without an event for its end. */
function settleSoon() {
  clearTimeout(settleTimer);
  if (!("onscrollend" in window)) settleTimer = setTimeout(settle, 120);
}

addEventListener("scroll", () => {
  settleSoon();
  if (isTouched && !isDragged) {
    isDragged = true;
    if (reportsScrolling()) send("scroll/begin");
  }
  if (!reportTimer) reportTimer = setTimeout(report, interval);
});

addEventListener("scrollend", settle);

addEventListener("touchstart", () => {
  isTouched = true;
});

for (const type of ["touchend", "touchcancel"]) {
  addEventListener(type, () => {
    isTouched = false;
    if (!isDragged) return;
    isDragged = false;
    isDecelerating = true;
    // The page may have stopped under the finger.
    settleSoon();
    if (reportsScrolling()) send("scroll/end");
  });
}

addEventListener("keydown", (event) => {
  if (event.key === "Home" && !("defaultValue" in event.target)) isTopRequested = true;
});

/**
 * Returns the key of a section or row, as a part of an event.
 * @param {HTMLElement} element
 */
const keyOf = ({ dataset }) => encodeURIComponent(dataset.key);

/**
 * The row that is pressed. An update may replace its button.
 * @type {HTMLElement | null | undefined}
 */
let pressed;

/** @param {boolean} isOn */
function highlight(isOn) {
  const section = pressed.closest("section");
  // A row that was deleted meanwhile receives no event.
  if (section) send(`highlight/${keyOf(section)}/${keyOf(pressed)}/${isOn ? 1 : 0}`);
}

onForm("pointerdown", ({ target, button }) => {
  // A second finger does not press a row, and neither does another button of a mouse.
  if (pressed || button) return;
  pressed = target.closest("li[data-highlights] > .row-button")?.parentElement;
  if (pressed) highlight(true);
});

// A context menu may receive the end of the press.
for (const type of ["pointerup", "pointercancel", "contextmenu", "scroll"]) {
  addEventListener(type, () => {
    if (!pressed) return;
    highlight(false);
    pressed = null;
  });
}

/**
 * The rows less than a screen away, with their sections, and true for those that have been visible.
 * @type {WeakMap<Element, { section: Element, wasSeen: boolean }>}
 */
const near = new WeakMap();

/**
 * Reports rows that are less than a screen away, and those that no longer are. A row that was visible
 * needs no preparation.
 */
function prefetch() {
  for (const section of findAll("[data-prefetches]")) {
    /** @type {number[]} */
    const coming = [];
    /** @type {number[]} */
    const going = [];
    rowsOf(section).forEach((row, index) => {
      const { top, bottom } = row.getBoundingClientRect();
      const number = row.ariaPosInSet ? Number(row.ariaPosInSet) - 1 : index;
      const isSeen = bottom > 0 && top < innerHeight;
      // The box of a hidden row is empty.
      const isNear = bottom > top && bottom > -innerHeight && top < 2 * innerHeight;
      const known = near.get(row);
      // The new section of a moved row has not prepared it.
      const isKnown = known?.section === section;
      if (isSeen) {
        near.set(row, { section, wasSeen: true });
      } else if (!isNear) {
        if (isKnown && !known.wasSeen) going.push(number);
        near.delete(row);
      } else if (!isKnown) {
        near.set(row, { section, wasSeen: false });
        coming.push(number);
      }
    });
    const key = keyOf(section);
    if (coming.length) send(`prefetch/${key}/${coming}`);
    if (going.length) send(`cancel/${key}/${going}`);
  }
}

/**
 * The rows that load more rows, with the events that report them. A row that loads more has another key after each
 * change of the number of rows, so it is another element, except in another session.
 * @type {WeakMap<Element, string>}
 */
const more = new WeakMap();

/** Reports the rows that load more rows when the user sees them. */
const moreObserver = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting && target.isConnected) send(eventOf(target));
  }
});

/**
 * Returns the event of the button of a row that loads more rows.
 * @param {Element} row
 */
const eventOf = (row) => /** @type {HTMLButtonElement} */ (row.querySelector(".steps > button")).value;

/** Reports rows to prefetch after a change of the page, and new rows that load more rows once they are visible. */
export function attend() {
  prefetch();
  for (const row of findAll("[data-more]")) {
    const event = `${sessionToken()} ${eventOf(row)}`;
    if (more.get(row) === event) continue;
    more.set(row, event);
    moreObserver.unobserve(row);
    moreObserver.observe(row);
  }
}
