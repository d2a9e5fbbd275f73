// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Transforms elements into others, and keeps equal elements with their state.

import { focused, main } from "./elements.js";
import { isKept } from "./fields.js";
import { isHeld } from "./switches.js";

/**
 * Transforms a node into another.
 * @param {any} old
 * @param {any} goal
 */
export function morph(old, goal) {
  if (old.nodeName !== goal.nodeName) {
    old.replaceWith(goal);
  } else if ("data" in old) {
    if (old.data !== goal.data) old.data = goal.data;
  } else {
    assign(old, goal);
    fill(old, goal);
  }
}

/**
 * Sets the attributes of an element to those of another.
 * @param {any} old
 * @param {any} goal
 */
export function assign(old, goal) {
  if (isHeld(old, goal)) return;
  const isChanged = old.defaultValue !== goal.defaultValue;
  // Setting attributes may change the text of a field.
  const text = isKept(old) ? old.value : goal.value;
  for (const name of [...old.getAttributeNames(), ...goal.getAttributeNames()]) {
    const value = goal.getAttribute(name);
    // The user sets `open`, `aria-pressed`, and the type of a secure field, and scripts set `style`.
    const isOwn = /^(open|style|aria-pressed)$/.test(name) || (name === "type" && "secret" in old.dataset);
    if (isOwn || value === old.getAttribute(name)) continue;
    if (value === null) old.removeAttribute(name);
    else old.setAttribute(name, value);
  }
  // Setting the value of a date, even to the same one, discards an incomplete date that the user is
  // typing.
  // The text of a text area in which the user has not typed is that of its children, which change afterward.
  if (isChanged && (old.value !== text || old.rows)) old.value = text;
}

/**
 * Sets the children of an element to those of another.
 * @param {Element} old
 * @param {ParentNode} goal
 */
export function fill(old, goal) {
  const unused = Map.groupBy(old.childNodes, nameOf);
  const order = [...goal.childNodes].map((child) => {
    const match = unused.get(nameOf(child))?.shift();
    if (match) morph(match, child);
    return match ?? child;
  });
  [...unused.values()].flat().forEach(remove);
  arrange(old, order);
}

/**
 * Returns the key that identifies a node among its siblings.
 *
 * A field that is not a text field is not transformed into a field of a different type, which would not
 * accept its value.
 * @param {any} node
 */
function nameOf(node) {
  const type = /date|time|color|range|number/.exec(node.type);
  return [node.nodeName, node.id, node.dataset?.key, node.dataset?.control, type].join();
}

/**
 * Removes a node, and closes it if it is a dialog.
 * @param {any} node
 */
export function remove(node) {
  node.close?.();
  node.remove();
}

/**
 * Puts the children of an element in order. The child with the focus is not moved. The other children are
 * moved around it.
 * @param {Element} box
 * @param {Node[]} order
 * @param {Set<Node>} [moved] The nodes that may move, or `undefined` if all may move.
 */
export function arrange(box, order, moved) {
  const still = order.findIndex((node) => node.parentNode === box && node.contains(focused()));
  const canMove = moved?.has(order[still]) ? undefined : moved;
  for (let index = order.length - 1; index >= 0; index--) {
    const node = order[index];
    const next = order[index + 1] ?? null;
    if (index === still || canMove?.has(node) === false) continue;
    if (node.parentNode === box && node.nextSibling === next) continue;
    // An atomic move preserves the state of the elements inside.
    if (box.moveBefore && main.contains(node)) box.moveBefore(node, next);
    else box.insertBefore(node, next);
  }
}
