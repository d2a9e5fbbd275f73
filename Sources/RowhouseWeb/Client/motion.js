// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Animates rows to their new positions, and fades out deleted rows.

import { findAll } from "./elements.js";

const isCalm = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Animates an element, unless the user prefers reduced motion.
 * @param {Element} element
 * @param {PropertyIndexedKeyframes} frames
 */
export function animate(element, frames) {
  return isCalm.matches ? undefined : element.animate(frames, 180);
}

/** Returns the positions of all rows in the viewport. */
function placesOfRows() {
  return new Map(findAll("li").map((row) => [row, row.offsetTop - scrollY]));
}

/** @param {number} top */
const isInView = (top) => top > -99 && top < innerHeight;

/**
 * Changes the page, and animates rows from their old positions to their new ones.
 * @param {() => void} change
 */
export function glideToNewPlaces(change) {
  const before = placesOfRows();
  change();
  for (const [row, top] of placesOfRows()) {
    const distance = before.get(row) - top;
    if (distance === 0 || !isInView(top)) continue;
    // A new row has no distance.
    animate(row, distance ? { translate: [`0 ${distance}px`, "none"] } : { opacity: [0, 1] });
  }
}

/**
 * Removes rows, and fades out copies of them at their old positions.
 * @param {Element[]} rows
 */
export function fadeOut(rows) {
  const boxes = rows.map((row) => row.getBoundingClientRect());
  rows.forEach((row, index) => {
    const { top, left, width } = boxes[index];
    row.remove();
    if (isCalm.matches || !isInView(top)) return;
    const copy = /** @type {HTMLElement} */ (row.cloneNode(true));
    copy.inert = true;
    copy.style.cssText = `position:fixed;top:${top}px;left:${left}px;width:${width}px`;
    document.body.append(copy);
    animate(copy, { opacity: [1, 0] }).onfinish = () => copy.remove();
  });
}
