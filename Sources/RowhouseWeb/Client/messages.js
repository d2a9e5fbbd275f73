// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Shows the steps of a session one after another.

import { build, buildAll, findAll, form, main, setMain } from "./elements.js";
import { keepStrays } from "./fields.js";
import { focus, keepFocus } from "./focus.js";
import { fill, morph } from "./morphing.js";
import { beginHistory, turnPage } from "./history.js";
import { applyEdit, applyUpdates } from "./patches.js";
import { showToast } from "./notices.js";
import { dataset, readSession, session } from "./session.js";
import { addRules, replaceRules } from "./styles.js";
import { isQueued, load, restartStream, unnoticed } from "./transport.js";

/**
 * @typedef {import("./patches.js").Patch} Patch
 *
 * @typedef {object} Step
 * @property {number} version The version of the session after the step.
 * @property {string} [rules] All rules of the style sheet.
 * @property {string} [styles] New rules of the style sheet.
 * @property {Record<string, string>} [texts] The texts of notices and announcements, in another language than before.
 * @property {string} [title] The title of the page.
 * @property {number} [screen] The number of the screen that the page is on.
 * @property {number} [lower] The number of the screen below it, or `undefined` if it is the lowest one.
 * @property {string} [path] The address of the page.
 * @property {string} [address] The address to show, if the page has none.
 * @property {string} [page] The whole page, as markup.
 * @property {string} [bar] The content of the bar.
 * @property {string} [index] The index of the page.
 * @property {string} [dialogs] The dialogs over the page.
 * @property {string} [progress] The progress reports over the page.
 * @property {string} [focus] A selector of the element that gets the focus.
 * @property {string} [toast] Text that disappears after a while.
 *
 * @typedef {Step & Patch} Message
 */

/**
 * Messages of the stream that have arrived before an answer with earlier messages.
 * @type {Message[]}
 */
const early = [];
/** The modules that a page needs if it has elements of a selector. Their `attend` is called after each change. */
const laterModules = {
  controls: ".stepper,.picker,[role=radiogroup],.date,.color,meter",
  dialogs: "dialog",
  extras: ".index,.sticky>*>.section-header:not(.gap),[data-tap]",
  following: "[data-follows]",
  leaving: "[data-guard]",
  menus: "details",
  moving: ".handle",
  pager: ".pages",
  reports: "[data-scrolls],[data-highlights],[data-prefetches],[data-more]",
  secrets: ".secret",
  slices: "[data-count]",
  submitting: "[data-submits]",
};
/**
 * The module for large sections, once it is loaded.
 * @type {typeof import("./slices.js")}
 */
let slices;
/**
 * The module for Safari and other browsers with WebKit, once it is loaded.
 * @type {typeof import("./webkit.js")}
 */
let webkit;

/**
 * Shows a step, unless it is already shown.
 * @param {Message} message
 */
export function receive(message) {
  if (message.version <= session.version) return;
  // The answer to an event may contain the missing steps, whose rules a page without all rules needs.
  if (message.version > session.version + 1 && !message.rules) {
    if (isQueued(() => true)) early.push(message);
    else restartStream();
    return;
  }
  session.version = message.version;
  Object.assign(dataset, message.texts);
  if (message.rules) replaceRules(message.rules);
  if (message.styles) addRules(message.styles);
  const keepPlace = slices?.keepPlace(message) ?? webkit?.keepPlace();
  keepFocus(() => {
    for (const id of /** @type {const} */ (["bar", "index", "dialogs", "progress"])) {
      if (id in message) fill(form.querySelector(`#${id}`), buildAll(message[id]));
    }
    if (message.screen && message.screen !== session.screen) turnPage(message);
    else if (message.page) morph(main, build(message.page));
    if (message.edit) applyEdit(message.edit, !keepPlace);
    applyUpdates(message, keepPlace);
  });
  // The title belongs to the entry of the history that the page has now.
  document.title = message.title ?? document.title;
  followPage();
  if (message.focus) focus(findAll(message.focus)[0]);
  if (message.toast) showToast(message.toast);
}

/**
 * Shows the steps of an answer, and later steps that have arrived before the answer.
 * @param {Message[]} messages
 * @param {string} event
 */
export function receiveAnswer(messages, event) {
  [...messages, ...early.splice(0)].forEach(receive);
  if (early.length) restartStream();
  const isNoticed = !unnoticed.test(event) && messages.some(({ edit }) => edit);
  if (event === "refresh" || isNoticed) {
    load("announcing.js").then(({ announce }) => announce(event, messages));
  }
}

/** Starts with the page that the document contains, and discards the messages of a session that has ended. */
export function begin() {
  early.splice(0);
  readSession();
  setMain(form.querySelector("main"));
  beginHistory();
  followPage();
  // Only WebKit has such events.
  if ("GestureEvent" in window) load("webkit.js").then((module) => (webkit = module));
}

/** Updates the document around the page, and loads the modules that the page needs. */
function followPage() {
  const { lang, dir } = main;
  const root = document.documentElement;
  // Setting the same values would make the browser compute the styles of all elements again.
  if (root.lang !== lang || root.dir !== dir) Object.assign(root, { lang, dir });
  keepStrays();
  for (const [name, selector] of Object.entries(laterModules)) {
    // Without large sections, a page may still have the space of those that it had before.
    if (!document.querySelector(selector) && !(slices && name === "slices")) continue;
    load(`${name}.js`).then((module) => {
      if (module.keepPlace) slices = module;
      module.attend?.(main);
    });
  }
}
