// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// The pages below the current page, and the history of the browser.

import { build, focused, main, setMain } from "./elements.js";
import { reportDrafts } from "./fields.js";
import { focus } from "./focus.js";
import { animate } from "./motion.js";
import { morph } from "./morphing.js";
import { session, sessionToken } from "./session.js";
import { renewal, send } from "./transport.js";

/**
 * A page that is shown, with the address to show if it has none, and the number of the screen whose page it replaces.
 * @typedef {{ screen?: number, path?: string, address?: string, replaced?: number }} Entry
 */
/** @typedef {{ page: HTMLElement, top: number, focused: HTMLElement }} KeptPage */

/**
 * The pages below, by their numbers, with their drafts.
 * @type {Map<number, KeptPage>}
 */
export const below = new Map();
/**
 * The page that is shown.
 * @type {Entry}
 */
let shown;
/** True while the browser goes back. */
let isGoingBack = false;
/**
 * The pages that were pushed while the browser went back.
 * @type {Entry[]}
 */
const pushedMeanwhile = [];
/** True while a request to go back has been sent to the server but not answered. */
let isBackSent = false;

/**
 * Adds an entry to the history, or replaces the current entry.
 * @param {"pushState" | "replaceState"} way
 * @param {Entry} entry Defaults to the page that is shown.
 */
function enter(way, { screen, path, address = path } = shown) {
  history[way]({ session: sessionToken(), screen, path }, "", address);
}

/** Adds an entry for the page that is shown if the browser is at another one, because the user went back. */
function enterShown() {
  if (history.state?.screen !== session.screen) enter("pushState");
}

/** Returns true if the user moved through the history while the document was loaded. */
export function hasMoved() {
  const [loaded] = performance.getEntriesByType("navigation");
  const { href } = location;
  // In Safari, the name of the entry has no fragment.
  return history.state && loaded && loaded.name !== href && loaded.name !== href.split("#")[0];
}

/** Makes the current entry, whose page has the address of the document, the first one of the session. */
export function beginHistory() {
  below.clear();
  shown = { screen: session.screen, path: location.href };
  enter("replaceState");
}

/**
 * Shows another page.
 * @param {import("./messages.js").Message} message
 */
export function turnPage({ screen, page: html, path, address, lower = 0 }) {
  const kept = below.get(screen);
  const goal = build(html);
  const page = kept?.page ?? goal;
  const isPushed = lower >= session.screen;
  if (isPushed) below.set(session.screen, { page: main, top: scrollY, focused: focused() });
  for (const number of below.keys()) {
    if (number > lower) below.delete(number);
  }
  const entry = { screen, path, address, replaced: isPushed ? 0 : session.screen };
  if (kept) morph(page, goal);
  else if (isGoingBack) pushedMeanwhile.push(entry);
  else {
    // The browser would restore a position before the page is shown, or after it was scrolled to a row.
    history.scrollRestoration = "manual";
    if (isPushed) {
      enterShown();
      // In another session, the page is loaded again at its position.
      history.replaceState({ ...history.state, top: scrollY }, "");
    }
    enter(lower < history.state?.screen ? "replaceState" : "pushState", entry);
  }
  shown = entry;
  // A browser may report the text of a removed field, which belongs to the previous page.
  main.replaceWith(page);
  session.screen = screen;
  setMain(page);
  scrollTo(0, kept?.top ?? 0);
  focus(page.contains(kept?.focused) ? kept.focused : null);
  animate(page, { opacity: [0, 1] });
  reportDrafts();
  agree();
}

/** @param {number} screen */
const isGone = (screen) => screen !== session.screen && !below.has(screen);

/**
 * Updates the history of the browser to the pages of the session.
 * @param {boolean} [isUser] True if the user has moved through the history.
 */
function agree(isUser) {
  if (isGoingBack) return;
  const { session: token, screen, path, top } = history.state ?? {};
  if (token !== sessionToken() || (isUser && path && isGone(screen))) {
    // The page belongs to an earlier session, or the user went forward to a closed page that has an address. The page
    // is loaded again, and these modules store the texts of the page that the user leaves.
    scrollTo(0, top);
    renewal().then(() => location.reload());
  } else if (isGone(screen) && !pushedMeanwhile.some(({ replaced }) => replaced === screen)) {
    isGoingBack = true;
    history.back();
  } else if (pushedMeanwhile.length) {
    for (const entry of pushedMeanwhile.splice(0)) {
      if (!isGone(entry.screen)) enter(isGone(history.state.screen) ? "replaceState" : "pushState", entry);
    }
  } else if (screen < session.screen && !isBackSent) {
    isBackSent = true;
    // The text of the focused field is sent before the page is left.
    const field = focused();
    const old = shown;
    field?.blur();
    send("back", (isAccepted) => {
      isBackSent = false;
      if (!isAccepted) {
        // The page of a new session, or a page that was pushed in the meantime, already has an entry.
        enterShown();
      } else if (shown === old) {
        // The page asks a question before it is left.
        focus(field);
        history.forward();
      } else agree();
    });
  }
}

// When the document is loaded again, the browser restores the position. It may also discard a hidden tab.
addEventListener("pagehide", () => {
  history.scrollRestoration = "auto";
});

addEventListener("visibilitychange", () => {
  history.scrollRestoration = below.size && !document.hidden ? "manual" : "auto";
});

addEventListener("popstate", () => {
  const isUser = !isGoingBack;
  isGoingBack = false;
  agree(isUser);
});
