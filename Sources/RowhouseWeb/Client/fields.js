// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Preserves and reports the text that the user types.

import { focused, main, onForm } from "./elements.js";
import { isQueued, load, send } from "./transport.js";

/** @typedef {HTMLInputElement | HTMLTextAreaElement} Field */

/**
 * The fields with text that the server does not have.
 * @type {Set<Field>}
 */
export const drafts = new Set();

/**
 * Returns true if an element is a field with text.
 * @param {any} element
 * @returns {element is Field}
 */
export const isField = (element) => "defaultValue" in element && element.type !== "file";

/**
 * Returns true if a field keeps its text when the server sends different text.
 *
 * Sliders, steppers, and colors keep their values only until the server has answered.
 * @param {any} field
 */
export const isKept = (field) =>
  (field === focused() && !isSnappy(field)) || isDraft(field);

/** @param {any} field */
const isSnappy = (field) => /range|number|color/.test(field.type);

/**
 * Returns true if a field has text that the server does not have.
 * @param {Field} field
 */
export const isDraft = (field) => drafts.has(field) && field.value !== field.defaultValue;

/**
 * Sets a field to the server's text, unless it keeps its own.
 * @param {Element} field
 */
function settle(field) {
  // Setting the same value would discard an incomplete date.
  if (isField(field) && !isKept(field) && field.value !== field.defaultValue) field.value = field.defaultValue;
}

/**
 * Sends the text of a field, which replaces the mark of the old text in the name of the field.
 * @param {Field} field
 */
export function report(field) {
  // An incomplete date is not sent yet.
  if (field.matches(".date") && !field.validity.valid) return;
  const { name, value } = field;
  const event = name.replace(/\w*$/, encodeURIComponent(value));
  /** @type {import("./transport.js").Completion} */
  const whenDone = async (isAccepted, before) => {
    // Keeps refused text, so that the user can correct it.
    if (!isAccepted && !isSnappy(field)) return keepStrays(field, name);
    if (field.value !== value) return;
    // The page has kept its old text. A number or a color shows the value of the page again. The text of a removed
    // field does not change.
    const isReset = field.isConnected && !isSnappy(field) && value.trim() !== before && field.defaultValue === before;
    // Replaces the text only if the user can see the reason.
    if (isReset && !(await load("problems.js")).explain(field, value)) return;
    drafts.delete(field);
    settle(field);
  };
  send(event, whenDone, field);
}

/** Reports the text of fields that the user has left. */
export const reportDrafts = () => drafts.forEach((field) => isLeft(field) && isDraft(field) && report(field));

/**
 * Returns true if the user has left a field of the page.
 * @param {Element} field
 */
const isLeft = (field) => field.isConnected && field !== focused();

/**
 * Stores the texts of removed fields until the fields are inserted again or the user has seen the texts.
 * @param {Field} [refused] A field whose text was refused.
 * @param {string} [name] The name of that field in the event.
 */
export function keepStrays(refused, name) {
  const page = main;
  if (!refused && ![...drafts].some((field) => isDraft(field) && !field.isConnected)) return;
  load("strays.js").then(({ keep }) => keep(page, refused, name));
}

onForm("input", ({ target }) => {
  if (!isField(target)) return;
  drafts.add(target);
  // Preserves the text if a login page replaces the other modules in the meantime.
  load("documents.js");
  if (target.dataset.live !== undefined) report(target);
});

onForm("change", ({ target }) => {
  if (isField(target) && target.dataset.live === undefined) report(target);
});

onForm("focusout", ({ target }) => {
  settle(target);
  if (!isLeft(target)) return;
  // Browsers don't report a change if the text is the same as when the field got the focus.
  if (isDraft(target) && !isQueued(({ subject }) => subject === target)) report(target);
  // The row receives the end of editing after the text.
  if (target.matches("[data-ends] .field")) send(target.name.replace(/^value(\/[^/]*\/[^/]*).*/, "end$1"));
});
