// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Shows the steps of a session one after the other.

import { build, findAll, form, main, parse, setMain } from "./elements.js";
import { focus, keepFocus } from "./focus.js";
import { fill, morph } from "./morphing.js";
import { beginHistory, turnPage } from "./history.js";
import { applyEdit, applyUpdates } from "./patches.js";
import { showToast } from "./notices.js";
import { readSession, session } from "./session.js";
import { addRules } from "./styles.js";
import { isSending, restartStream, unnoticed } from "./transport.js";

/**
 * @typedef {import("./patches.js").Patch} Patch
 *
 * @typedef {object} Step
 * @property {number} version The version of the session after the step.
 * @property {string} [styles] New rules of the style sheet.
 * @property {string} [title] The title of the page.
 * @property {number} [screen] The number of the screen that the page is on.
 * @property {string} [path] The address of the page.
 * @property {string} [page] The whole page, as markup.
 * @property {string} [bar] The content of the bar.
 * @property {string} [dialogs] The dialogs over the page.
 * @property {string} [progress] The progress reports over the page.
 * @property {string} [focus] Present if the first control with an error gets the focus.
 * @property {string} [toast] A message that disappears after a while.
 *
 * @typedef {Step & Patch} Frame
 */

/**
 * Frames of the stream that have overtaken an answer.
 * @type {Frame[]}
 */
const early = [];
/** The modules that a page needs if it has elements of a selector. Their `attend` is called after each change. */
const laterModules = {
  controls: ".stepper,.picker,.segments,.date,.color,meter",
  dialogs: "dialog",
  extras: ".index",
  leaving: "[data-guard]",
  menus: "details",
  pager: ".pages",
  reports: "[data-scrolls],[data-highlights],[data-prefetches]",
  secrets: ".secret",
  windows: "[data-count]",
};
/**
 * The module for large sections, once it is loaded.
 * @type {typeof import("./windows.js")}
 */
let windows;

/**
 * Shows a step, unless it is shown already.
 * @param {Frame} frame
 */
export function receive(frame) {
  if (frame.version <= session.version) return;
  if (frame.version > session.version + 1 && !frame.screen) {
    // The answer to an event may bring the steps that are missing.
    if (isSending()) early.push(frame);
    else restartStream();
    return;
  }
  session.version = frame.version;
  if (frame.styles) addRules(frame.styles);
  document.title = frame.title ?? document.title;
  const keepPlace = windows?.keepPlace();
  keepFocus(() => {
    for (const id of /** @type {const} */ (["bar", "dialogs", "progress"])) {
      if (id in frame) fill(form.querySelector(`#${id}`), parse(frame[id]).body);
    }
    if (frame.screen && frame.screen !== session.screen) turnPage(frame);
    else if (frame.page) morph(main, build(frame.page));
    if (frame.edit) applyEdit(frame.edit, !frame.windows);
    applyUpdates(frame, keepPlace);
  });
  followPage();
  if (frame.focus) focus(findAll("[aria-invalid=true]")[0]);
  if (frame.toast) showToast(frame.toast);
}

/**
 * Shows the steps of an answer, and those that have overtaken it.
 * @param {Frame[]} frames
 * @param {string} event
 */
export function receiveAnswer(frames, event) {
  [...frames, ...early.splice(0)].forEach(receive);
  if (early.length) restartStream();
  const isNoticed = !unnoticed.test(event) && frames.some(({ edit }) => edit);
  if (event === "refresh" || isNoticed) {
    import("./announcing.js").then(({ announce }) => announce(event, frames));
  }
}

/** Forgets the frames of a session that has ended. */
export function forgetFrames() {
  early.length = 0;
}

/** Starts with the page that the document contains. */
export function begin() {
  readSession();
  setMain(form.querySelector("main"));
  beginHistory();
  followPage();
}

/** Updates the document around the page, and loads the modules that the page needs. */
function followPage() {
  const { lang, dir } = main;
  Object.assign(document.documentElement, { lang, dir });
  for (const [name, selector] of Object.entries(laterModules)) {
    if (!document.querySelector(selector)) continue;
    import(`./${name}.js`).then((module) => {
      if (module.keepPlace) windows = module;
      module.attend?.(main);
    });
  }
}
