// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Turns the pages of pagers in a circle. A pager stops while the pointer is over it, while the focus is in
// it, while its pause button is pressed, or if the user prefers reduced motion. The module changes only one
// attribute of the server's markup, the state of the pause button, because patches expect the rest to be
// unchanged.

/**
 * The functions to call when a known pager has changed.
 * @type {WeakMap<Element, () => void>}
 */
const known = new WeakMap();

/**
 * Begins to turn the pages of new pagers, and updates the known ones.
 * @param {Element} root
 */
export function attend(root) {
  for (const pages of root.querySelectorAll(".pages")) {
    if (!known.has(pages)) known.set(pages, begin(pages));
    known.get(pages)();
  }
}

/**
 * Begins to turn the pages of a pager.
 * @param {HTMLElement} pages
 * @returns {() => void} A function to call when the pager has changed.
 */
function begin(pages) {
  const pager = /** @type {HTMLElement} */ (pages.firstElementChild);
  /**
   * Calls `turn` when the interval is over.
   * @type {number}
   */
  let turnTimer = 0;
  /**
   * Calls `settle` after scrolling has paused, in browsers without an event for its end. In a busy browser,
   * scrolling may pause before its end.
   * @type {number}
   */
  let settleTimer;
  /**
   * Shows the first page after the last one.
   * @type {Animation | null}
   */
  let lent = null;
  let isPaused = false;
  /** The page to show again after the pager is reinserted into the document, which scrolls it to the first page. */
  let shown = 0;
  /** Draws dots in a browser without scroll markers. */
  let drawMarks = () => {};

  const pauseButton = () => pages.querySelector(":scope > .pause");
  const interval = () => Number(pages.dataset.interval ?? 0) * 1000;
  const count = () => pager.children.length;
  const direction = () => (pager.closest("[dir=rtl]") ? -1 : 1);
  const current = () => Math.round(Math.abs(pager.scrollLeft) / (pager.clientWidth || 1));
  const isAtEnd = () => current() >= count() - 1;

  /**
   * @param {number} index
   * @param {"smooth" | "instant"} behavior
   */
  function scrollToPage(index, behavior) {
    const left = direction() * index * pager.clientWidth;
    pager.scrollTo({ left, behavior: /** @type {any} */ (behavior) });
  }

  // While the last page is shown, the first page is drawn after it. It is moved there before scrolling
  // begins, because scrolling snaps only to elements that were at their positions when it began.
  function lendFirstPage() {
    if (lent || !isAtEnd() || !interval()) return;
    const translate = `${direction() * count() * 100}% 0`;
    lent = pager.firstElementChild.animate({ translate: [translate, translate] }, { duration: 1, fill: "both" });
  }

  function takeBackFirstPage() {
    lent?.cancel();
    lent = null;
  }

  const isWatched = () =>
    isPaused || matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden
    || pages.matches(":hover,:focus-within");

  function wait() {
    clearTimeout(turnTimer);
    turnTimer = interval() && setTimeout(turn, interval());
  }

  function turn() {
    if (!pages.isConnected) {
      // `attend` starts again when the page is shown again.
      turnTimer = 0;
      return;
    }
    if (!isWatched()) {
      lendFirstPage();
      scrollToPage(current() + 1, "smooth");
    }
    wait();
  }

  function settle() {
    if (current() >= count() && lent) {
      // The first page must be back at its own position before scrolling snaps to it.
      takeBackFirstPage();
      scrollToPage(0, "instant");
    }
    lendFirstPage();
    drawMarks();
    shown = current();
  }

  pager.addEventListener("scroll", () => {
    if (!isAtEnd()) takeBackFirstPage();
    shown = current();
    drawMarks();
    clearTimeout(settleTimer);
    if (!("onscrollend" in pager)) settleTimer = setTimeout(settle, 120);
    if (turnTimer) wait();
  });

  pager.addEventListener("scrollend", settle);

  for (const type of ["pointerleave", "focusout"]) {
    pages.addEventListener(type, () => {
      if (turnTimer) wait();
    });
  }

  pages.addEventListener("click", ({ target }) => {
    if (target !== pauseButton()) return;
    isPaused = !isPaused;
    pauseButton().ariaPressed = `${isPaused}`;
  });

  if (!CSS.supports("selector(::scroll-marker-group)")) {
    import("./marks.js").then(({ draw }) => {
      drawMarks = () => {
        if (pager.matches(".dots")) draw(pages, count(), current() % count());
      };
      drawMarks();
    });
  }

  return () => {
    if (shown && !current()) scrollToPage(shown, "instant");
    if (pauseButton()) pauseButton().ariaPressed = `${isPaused}`;
    drawMarks();
    if (!turnTimer) wait();
  };
}
