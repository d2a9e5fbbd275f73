// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Switches show the state that the user gave them until the server has answered.

import { assign } from "./morphing.js";
import { send } from "./transport.js";

/**
 * The switches with events on their way: how many, and the state that the server wants.
 * @type {WeakMap<Element, { events: number, goal: Node }>}
 */
const held = new WeakMap();

/**
 * Returns true if a switch keeps its state for now, and remembers the one that it has to get.
 *
 * Its event is that of the new state at once, so that a renewed page offers what the server would carry out.
 * @param {any} element
 * @param {any} goal
 */
export function isHeld(element, goal) {
  const state = held.get(element);
  if (!state) return false;
  state.goal = goal;
  element.value = goal.value;
  return true;
}

/**
 * Turns a switch to its other state.
 * @param {HTMLButtonElement} button
 */
export function toggle(button) {
  const state = held.get(button) ?? { events: 0, goal: button.cloneNode() };
  held.set(button, state);
  state.events++;
  const isOn = button.ariaChecked !== "true";
  button.ariaChecked = `${isOn}`;
  send(button.value.replace(/.$/, isOn ? "1" : "0"), () => {
    state.events--;
    if (state.events > 0) return;
    held.delete(button);
    assign(button, state.goal);
  });
}
