// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Makes a switch show the state that the user chose until the server has answered.

import { assign } from "./morphing.js";
import { send } from "./transport.js";

/**
 * The switches whose events have no answer yet, with the number of these events and the server's state.
 * @type {WeakMap<Element, { events: number, goal: Node }>}
 */
const held = new WeakMap();

/**
 * Returns true if a switch keeps its state until the answer, and stores the state of the server.
 *
 * The switch immediately receives the event of the new state, so that a renewed page has a button for the
 * event that the server would perform.
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
  send(button.value.replace(/.$/, `${+isOn}`), () => {
    if (--state.events) return;
    held.delete(button);
    assign(button, state.goal);
  });
}
