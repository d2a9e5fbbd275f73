// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// The links of the index, which scroll to their sections, the links to pages, and the heights of sticky headers.

import { onForm } from "./elements.js";
import { send } from "./transport.js";

/** The sticky headers whose sizes are observed. */
const observed = new WeakSet();

/** Stores the height of each header in its section, so that rows that the page scrolls to are below the header. */
const observer = new ResizeObserver((entries) => {
  for (const { target, borderBoxSize: [{ blockSize }] } of entries) {
    /** @type {HTMLElement | null} */ (target.parentElement)?.style.setProperty("--head", `${blockSize}px`);
  }
});

/**
 * Observes the new headers of a page.
 * @param {Element} page
 */
export function attend(page) {
  for (const header of page.querySelectorAll(".sticky > .section > .section-header:not(.gap)")) {
    if (observed.has(header)) continue;
    observed.add(header);
    observer.observe(header);
  }
}

onForm("click", (event) => {
  const link = event.target.closest("a[data-tap]");
  // With these keys, the browser opens the address in another tab or window, or saves the page.
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  send(link.dataset.tap);
});

// A key that is held down would also press the link to which the focus moves.
onForm("keydown", (event) => {
  if (event.repeat && event.key === "Enter" && event.target.matches("a[data-tap]")) event.preventDefault();
});

onForm("click", (event) => {
  const link = event.target.closest(".index a");
  if (!link) return;
  // Following the link would add an entry to the history of pages.
  event.preventDefault();
  const section = document.getElementById(link.hash.slice(1));
  section.scrollIntoView();
  focusSection(section);
});

/**
 * Moves the focus to a section.
 * @param {HTMLElement} section
 */
function focusSection(section) {
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
}

// The message with the rows of a large section removes the attribute, and the browser then removes the focus.
onForm("focusout", ({ target, relatedTarget }) => {
  if (!relatedTarget && target.matches("section:not([tabindex])")) focusSection(target);
});
