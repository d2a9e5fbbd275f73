// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Pages beside each other. Where they turn by themselves they go in a circle, and wait for whoever
// points at them, has the focus in them, asked for less motion or pressed pause. No attribute of what
// the server wrote is changed but that of the pressed button, so patches meet what they expect.

const isCalm = matchMedia("(prefers-reduced-motion: reduce)");
const hasMarkers = CSS.supports("selector(::scroll-marker-group)");
const known = new WeakMap();

export function attend(root) {
  for (const pages of root.querySelectorAll(".pages")) {
    if (!known.has(pages)) known.set(pages, begin(pages));
    known.get(pages)();
  }
}

function begin(pages) {
  const pager = pages.firstElementChild;
  let timer, rest, isPaused = false, loan;
  const button = () => pages.querySelector(":scope > .pause");
  const every = () => pages.dataset.every * 1000;
  const count = () => pager.children.length;
  const side = () => getComputedStyle(pager).direction === "rtl" ? -1 : 1;
  const at = () => Math.round(Math.abs(pager.scrollLeft) / (pager.clientWidth || 1));
  const go = (index, behavior) => pager.scrollTo({ left: side() * index * pager.clientWidth, behavior });

  // Beyond the last page the first one stands once more, for as long as the last one is shown. It goes
  // there while nothing scrolls: scrolling ends at what it finds where it began.
  const isLast = () => at() >= count() - 1;

  function lend() {
    if (loan || !isLast() || !every()) return;
    const translate = `${side() * count() * 100}% 0`;
    loan = pager.firstElementChild.animate({ translate: [translate, translate] }, { duration: 1, fill: "both" });
  }

  function takeBack() {
    loan?.cancel();
    loan = null;
  }

  const isWatched = () => isPaused || isCalm.matches || document.hidden || pages.matches(":hover,:focus-within");

  function wait() {
    clearTimeout(timer);
    timer = every() && setTimeout(turn, every());
  }

  function turn() {
    // What has gone ends, and begins again when its page comes back.
    if (!pages.isConnected) return timer = 0;
    if (!isWatched()) {
      lend();
      go(at() + 1, "smooth");
    }
    wait();
  }

  function mark() {
    if (hasMarkers || !pager.matches(".dots")) return;
    let marks = pages.querySelector(":scope > .marks");
    if (!marks) {
      marks = document.createElement("span");
      marks.className = "marks";
      marks.ariaHidden = "true";
      pages.append(marks);
    }
    while (marks.childElementCount > count()) marks.lastElementChild.remove();
    while (marks.childElementCount < count()) marks.append(document.createElement("i"));
    [...marks.children].forEach((dot, index) => dot.classList.toggle("here", index === at() % count()));
  }

  // The scrolling is over when nothing of it is heard any more.
  function settle() {
    if (at() >= count() && loan) {
      // First back to its place: the scrolling snaps to what is there.
      takeBack();
      go(0, "instant");
    }
    lend();
    mark();
  }
  pager.addEventListener("scroll", () => {
    if (!isLast()) takeBack();
    mark();
    clearTimeout(rest);
    rest = setTimeout(settle, 120);
    if (timer) wait();
  });
  for (const kind of ["pointerleave", "focusout"]) pages.addEventListener(kind, () => timer && wait());
  pages.addEventListener("click", ({ target }) => {
    if (target !== button()) return;
    isPaused = !isPaused;
    button().ariaPressed = isPaused;
  });

  return () => {
    if (button()) button().ariaPressed = isPaused;
    mark();
    if (!timer) wait();
  };
}
