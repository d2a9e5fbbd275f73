// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// The elements of the document, and functions that find and build others.

// The client does not run in an older browser, which then uses the form of the document, as without a script.
if (!Map.groupBy) {
  for (const part of document.querySelectorAll("noscript")) part.outerHTML = part.textContent;
  throw new Error("Old browser");
}

/** The form that contains the page, its bar, and its dialogs. It also works without a script. */
export const form = document.forms[0];

/** The element of the current page. */
export let main = form.querySelector("main");

/**
 * Sets the element of the current page.
 * @param {HTMLElement} page
 */
export function setMain(page) {
  main = page;
}

/**
 * Returns the elements of the page that match a selector.
 * @param {string} selector
 * @returns {HTMLElement[]}
 */
export const findAll = (selector) => [...main.querySelectorAll(selector)];

/**
 * Returns the list of a section, which contains its rows.
 * @param {Element} section
 * @returns {HTMLElement}
 */
export const listOf = (section) => section.querySelector(":scope > ul");

/**
 * Returns the rows of a section that are in the document.
 * @param {Element} section
 * @returns {Element[]}
 */
export const rowsOf = (section) => [...listOf(section).children];

/**
 * Returns the row that contains an element.
 * @param {Element} element
 * @returns {HTMLElement | null}
 */
export const rowAround = (element) => element.closest("li");

/** Returns the element that has the focus. */
export const focused = () => /** @type {HTMLElement} */ (document.activeElement);

/**
 * Builds the nodes of markup, in less time than parsing a document takes.
 * @param {string} html
 * @returns {DocumentFragment}
 */
export const buildAll = (html) => Object.assign(document.createElement("template"), { innerHTML: html }).content;

/**
 * Builds the only element of markup.
 * @param {string} html
 * @returns {HTMLElement}
 */
export const build = (html) => /** @type {HTMLElement} */ (buildAll(html).firstChild);

/**
 * Calls a handler for each event of a type inside the form, including events that do not bubble.
 * @param {string} type
 * @param {(event: any) => void} handler
 */
export const onForm = (type, handler) => form.addEventListener(type, handler, true);
