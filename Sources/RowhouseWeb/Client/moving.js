// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Lets the user drag rows by their handles. Loaded for pages with a row that can be moved.
//
// A copy of the row follows the pointer. The row itself stays at its position in the document, invisible and without
// height, and a margin of another row makes room for it, so that updates can be applied at any time.

import { findAll, focused, form, listOf, main, onForm, rowAround, rowsOf } from "./elements.js";
import { animate, glideToNewPlaces } from "./motion.js";
import { send } from "./transport.js";

/**
 * @typedef {object} Slot A place to which the user can move the row.
 * @property {HTMLElement} list The list of the section.
 * @property {HTMLElement | undefined} above The row above the place.
 * @property {HTMLElement | undefined} next The row below the place.
 * @property {number} top The position on the page.
 *
 * @typedef {object} Drag
 * @property {HTMLElement} row
 * @property {HTMLElement} copy
 * @property {number} height The height of the row.
 * @property {number} grip The distance from the upper edge of the copy to the pointer.
 * @property {number} y The position of the pointer in the viewport.
 * @property {AbortController} input Ends the handlers of the drag.
 * @property {Animation} hiding Makes the row invisible.
 * @property {Animation} [folding] Removes the height of the row.
 * @property {Animation} [gap] Makes room for the row.
 * @property {Slot} [slot] The place of that room.
 * @property {boolean} [isDropped] True while the server has not answered.
 */

/** @type {Drag | null} */
let drag = null;

const root = document.documentElement;
// The distance from an edge of the viewport at which the page begins to scroll, in pixels, and the greatest speed, in
// pixels per millisecond.
const edge = 56;
const speed = 0.9;

/**
 * Changes properties of an element, without an attribute that an update would remove.
 * @param {Element} element
 * @param {Keyframe} frame
 */
const hold = (element, frame) => element.animate([frame, frame], { duration: 1, fill: "both" });

/**
 * Returns the position of an element on the page, regardless of animations.
 * @param {Element | null} element
 * @returns {number}
 */
const topOf = (element) => (
  element instanceof HTMLElement ? element.offsetTop + element.clientTop + topOf(element.offsetParent) : 0);

/** @param {Element} row */
const handleOf = (row) => row.querySelector(":scope > .moves > .handle");

/**
 * Returns the keys of a row with a handle and of its section, as they are in the events of its buttons.
 * @param {Element} row
 */
const keysOf = (row) => /** @type {HTMLButtonElement} */ (row.querySelector(":scope > .moves > .up")).value.replace("up/", "");

/**
 * @param {Slot} one
 * @param {Slot} [other]
 */
const isSame = (one, other) => one.list === other?.list && one.above === other.above;

/**
 * Returns true if a row is in the slice of its section. Others have an absolute position.
 * @param {HTMLElement} row
 */
const isInSlice = (row) => row.style.position !== "absolute";

/**
 * Returns the rows of a section next to which the user sees the places for a row.
 * @param {Element} section
 * @param {HTMLElement} row
 */
const neighbors = (section, row) => (/** @type {HTMLElement[]} */ (rowsOf(section)))
  .filter((other) => other !== row && other.checkVisibility() && isInSlice(other));

/**
 * Returns true if a row is already at a place.
 * @param {{ list: HTMLElement, above: HTMLElement | undefined }} slot
 * @param {HTMLElement} row
 */
const isAt = ({ list, above }, row) => row.parentNode === list && isInSlice(row) && above === neighbors(list.parentElement, row)
  .filter((other) => other.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING).at(-1);

/**
 * Returns the places to which the user can move the row, as if there were no room for it yet. The server may allow fewer.
 * @param {Drag} drag
 */
function slotsOf({ row, height, slot }) {
  const section = row.closest("section");
  let shift = 0;
  return (section.matches(".exchanges") ? findAll(".exchanges") : [section]).flatMap((section) => {
    const list = listOf(section);
    const rows = neighbors(section, row);
    const end = rows.findIndex((other) => !handleOf(other));
    /** @type {Slot[]} */
    const slots = [];
    for (let index = 0; index <= (end < 0 ? rows.length : end); index++) {
      const [above, next] = [rows[index - 1], rows[index]];
      // The padding is the space of rows that are not loaded.
      const start = above ? topOf(above) + above.offsetHeight : topOf(list) + (parseFloat(list.style.paddingBlockStart) || 0);
      const top = start - shift;
      // The rows above the slice are no neighbors.
      if (above || !Number(section.dataset.first) || isAt({ list, above }, row)) slots.push({ list, above, next, top });
      if (isSame({ list, above, next, top }, slot)) shift = height;
    }
    return slots;
  });
}

/**
 * Makes room for the row at the nearest place.
 * @param {Slot} [kept] The place to prefer.
 */
function makeRoom(kept) {
  const { row, y, grip, height, slot } = drag;
  const slots = slotsOf(drag);
  if (!slots.length) return;
  const top = kept?.top ?? y - grip + scrollY;
  /** @param {Slot} slot */
  const distance = (slot) => Math.abs(slot.top - top);
  // Of two places at the same position, the row is moved to the lower one from below.
  const nearest = slots.reduce((best, slot) => (
    distance(slot) < distance(best) || (slot.top === best.top && slot.top <= top) ? slot : best));
  const found = slots.find((slot) => isSame(slot, kept)) ?? nearest;
  const isKept = isSame(found, slot);
  drag.slot = found;
  if (isKept) return;
  const { list, above, next } = found;
  const open = () => {
    drag.gap?.cancel();
    if (next) drag.gap = hold(next, { marginBlockStart: `${height}px` });
    else if (above) drag.gap = hold(above, { marginBlockEnd: `${height}px` });
    else drag.gap = hold(list, { paddingBlockEnd: `${height}px` });
  };
  if (slot) glideToNewPlaces(open);
  else open();
  row.getAnimations().forEach((animation) => isOwn(animation) || animation.cancel());
}

/** @param {Animation} animation */
const isOwn = (animation) => animation === drag?.hiding || animation === drag?.folding;

/**
 * Removes the height of the row, and makes room for it.
 * @param {Slot} [kept] The place to prefer.
 */
function fold(kept) {
  const { row } = drag;
  drag.folding?.cancel();
  drag.gap?.cancel();
  drag.slot = drag.gap = undefined;
  drag.height = row.getBoundingClientRect().height;
  drag.folding = hold(row, { marginBlockEnd: `${-drag.height}px` });
  makeRoom(kept);
}

/**
 * Shows a copy of a row under the pointer.
 * @param {HTMLElement} handle
 * @param {number} y The position of the pointer when it was pressed.
 * @param {AbortController} input
 */
function lift(handle, y, input) {
  const row = rowAround(handle);
  const { top, left, width, height } = row.getBoundingClientRect();
  const copy = /** @type {HTMLElement} */ (row.cloneNode(true));
  copy.inert = true;
  copy.classList.add("dragged");
  copy.style.cssText = `position:fixed;top:${top}px;left:${left}px;width:${width}px`;
  document.body.append(copy);
  // A large section keeps the row with the focus in the document.
  handle.focus({ preventScroll: true });
  root.dataset.moving = "";
  drag = { row, copy, height, grip: y - top, y, input, hiding: hold(row, { opacity: 0 }) };
  fold();
  requestAnimationFrame(scrollAtEdge);
}

/** Moves the copy to the pointer. */
function follow() {
  drag.copy.style.top = `${drag.y - drag.grip}px`;
  makeRoom();
}

/**
 * Scrolls the page while the pointer is near the upper or lower edge.
 * @param {number} time
 * @param {number} [last] The time of the previous frame.
 */
function scrollAtEdge(time, last = time) {
  if (!drag || drag.isDropped) return;
  const above = form.querySelector("#bar").getBoundingClientRect().bottom + edge - drag.y;
  const below = drag.y + edge - innerHeight;
  const depth = Math.min(1, Math.max(0, below) / edge) - Math.min(1, Math.max(0, above) / edge);
  if (depth) scrollBy(0, depth * speed * Math.min(time - last, 50));
  requestAnimationFrame((next) => scrollAtEdge(next, time));
}

/** Moves the row to its place, and reports it. */
function drop() {
  const own = drag;
  const { row, copy, slot, y, grip } = own;
  if (!slot || isAt(slot, row)) {
    settle();
    return;
  }
  const { list, above, top } = slot;
  own.isDropped = true;
  root.dataset.moving = "dropped";
  // The copy scrolls with the page.
  copy.style.position = "absolute";
  copy.style.top = `${top}px`;
  animate(copy, { translate: [`0 ${y - grip + scrollY - top}px`, "none"] });
  const goal = above ? keysOf(above) : encodeURIComponent(list.parentElement.dataset.key);
  send(`move/${keysOf(row)}/${goal}`, () => drag === own && settle());
}

/** Ends the drag, and shows the row where it is on the page. */
async function settle() {
  const { row, copy, gap, folding, hiding, input } = drag;
  input.abort();
  drag = null;
  glideToNewPlaces(() => {
    gap?.cancel();
    folding.cancel();
    delete root.dataset.moving;
  });
  row.getAnimations().forEach((animation) => animation === hiding || animation.cancel());
  const from = copy.getBoundingClientRect().top;
  copy.getAnimations().forEach((animation) => animation.cancel());
  const [start, goal] = [copy, row].map((node) => node.getBoundingClientRect().top);
  if (row.isConnected && Math.abs(goal - from) >= 1) {
    await animate(copy, { translate: [`0 ${from - start}px`, `0 ${goal - start}px`] })?.finished;
  }
  hiding.cancel();
  copy.remove();
  const handle = handleOf(row);
  // In the meantime, the user may have lifted the row again.
  if (handle === focused() && drag?.row !== row) handle.blur();
}

/** Follows the changes of the page. */
export function attend() {
  if (!drag) return;
  const { row, copy, slot, isDropped } = drag;
  if (!main.contains(row) || !(isDropped || handleOf(row))) {
    settle();
    return;
  }
  copy.replaceChildren(.../** @type {Element} */ (row.cloneNode(true)).childNodes);
  fold(isDropped ? slot : undefined);
  if (isDropped && drag.slot) copy.style.top = `${drag.slot.top}px`;
}

onForm("pointerdown", ({ target, pointerId, isPrimary, button, clientY }) => {
  const handle = target.closest(".handle");
  if (!handle || drag || !isPrimary || button) return;
  const input = new AbortController();
  /**
   * @param {string} type
   * @param {(event: any) => void} handler
   */
  const listen = (type, handler) => addEventListener(type, (/** @type {any} */ event) => {
    // Another finger does not drag the row.
    if ((event.pointerId ?? pointerId) === pointerId) handler(event);
  }, { capture: true, signal: input.signal });
  const cancel = () => (drag ? settle() : input.abort());

  listen("pointermove", (event) => {
    // A native menu or dialog has received the end of the press.
    if (!event.buttons) {
      cancel();
      return;
    }
    if (!drag) {
      // A press without a movement gives the focus to the handle.
      if (Math.abs(event.clientY - clientY) < 4 || !handle.isConnected) return;
      lift(handle, clientY, input);
      // The pointer may leave the window, and the row may be removed.
      root.setPointerCapture(pointerId);
    }
    drag.y = event.clientY;
    follow();
  });
  listen("pointerup", () => {
    if (drag) drop();
    input.abort();
  });
  listen("pointercancel", cancel);
  listen("keydown", ({ key }) => key === "Escape" && cancel());
  listen("scroll", () => drag && follow());
});

// In Safari, a pressed button would take the focus from the handle, and disappear before the click.
onForm("mousedown", (event) => {
  if (event.target.closest(".moves > button")) event.preventDefault();
});
