// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Large sections: of their rows those around the viewport are here, and space stands for the others.
// All positions are those of the viewport unless said otherwise.

import { active, every, send } from "./client.js";

// The most space on a page, in pixels: half pixels are lost where a page is taller than twice as much.
const most = 4e6;
// How many rows are held around the viewport, how many suffice where it has jumped to, and how few may be
// left on a side before more are asked for.
const whole = 200, some = 100, few = 50;

const { abs, max, min } = Math;
const clamp = (value, least, greatest) => min(max(value, least), greatest);
const box = (node) => node.getBoundingClientRect();
const isSeen = ({ top, bottom }) => bottom > 0 && top < innerHeight;
const span = ({ rows }) => ({ top: box(rows[0]).top, bottom: box(rows.at(-1)).bottom });

// What is known of each large section.
const known = new WeakMap();
const large = () => every("[data-n]").map((section) => known.get(section) ?? read(section));

// Takes note of which rows are here, and says so to who cannot see how many there are.
function read(section) {
  const it = known.get(section) ?? { section, list: section.children[1], before: 0, sum: 0, count: 0 };
  known.set(section, it);
  const { n, w, p } = section.dataset, first = +w, isNew = it.first !== first;
  const rows = [...it.list.children], pin = +p < first ? rows.shift() : p && rows.pop();
  rows.forEach((row, index) => number(row, first + index + 1, n));
  Object.assign(it, { rows, pin, n: +n, first, end: first + rows.length });
  const { top, bottom } = span(it);
  it.height = bottom - top;
  if (isNew) {
    it.sum += it.height;
    it.count += rows.length;
  }
  return it;
}

function number(row, place, n) {
  row.removeAttribute("style");
  row.ariaPosInSet = place;
  row.ariaSetSize = n;
}

// Makes room for the rows that are not here. Some is left at either end until its rows are here.
function pad(it, before = it.before) {
  const { n, first, end, list, pin, height, section } = it, one = it.sum / it.count;
  const all = it.all = max(height, min(n * one, most / large().length));
  const least = min(first * one, innerHeight), last = min((n - end) * one, innerHeight);
  it.before = first && clamp(before, least, max(least, all - height - last));
  list.style.paddingBlock = `${it.before}px ${n - end && max(last, all - it.before - height)}px`;
  if (!pin) return;
  number(pin, +section.dataset.p + 1, n);
  // About where it belongs, should it be scrolled to.
  pin.style.cssText = `position:absolute;inset-inline:0;top:${pin.ariaPosInSet / n * all}px`;
}

// Puts a row where it is wanted: by space above it, and by scrolling where there is none to give.
function place(row, top) {
  const it = known.get(row.closest("section")), away = () => box(row).top - top;
  if (it?.rows.includes(row)) pad(it, it.before - away());
  if (abs(away()) >= .5) scrollBy(0, away());
}

// Asks for the rows around one.
function ask(it, row, goal) {
  const { n, first, end, list, section } = it, count = goal ? some : whole;
  const start = clamp(row - count / 2, 0, n - count);
  if (it.isBusy || start === first && end - first === count) return;
  Object.assign(it, { isBusy: true, goal });
  const focused = active().closest("li");
  const pin = focused?.parentNode === list ? `/${focused.ariaPosInSet - 1}` : "";
  const event = `rows/${encodeURIComponent(section.dataset.k)}/${start}/${count}/${first}${pin}`;
  send(event, () => setTimeout(() => {
    it.isBusy = it.goal = null;
    reach();
  }, 60));
}

// Asks for rows that the user sees the space of, or is about to see.
function reach() {
  for (const it of large()) {
    const { rows, first, end, n, list } = it, { top, bottom, height } = box(list);
    if (!isSeen({ top, bottom })) continue;
    if (isSeen(span(it))) {
      const middle = first + rows.filter((row) => box(row).bottom < innerHeight / 2).length;
      if (first && middle - first < few || end < n && end - middle < few) ask(it, middle);
      continue;
    }
    const share = clamp(top / (innerHeight - height), 0, 1), edge = list.clientTop;
    const row = min(share * n | 0, n - 1);
    const y = clamp(share * innerHeight, max(0, top + edge), min(innerHeight, bottom - edge));
    ask(it, row, { row, part: share * n - row, y: y + scrollY });
  }
}

// Takes note of what the server has changed.
function follow() {
  const all = every("[data-n]").map(read);
  for (const it of all) pad(it);
  // What browsers do by themselves to stay in place ends where space changes.
  document.documentElement.style.overflowAnchor = all[0] ? "none" : "";
  for (const list of every("section:not([data-n])>ul[style]")) {
    list.removeAttribute("style");
    for (const row of list.children) number(row, null, null);
  }
}

// Called before something changes. What it gives is called after it, and has what the user sees stay
// in place, unless a row is about to be scrolled to.
export function hold() {
  const scrolled = scrollY, seen = scrolled > 0 ? every("li").map((row) => [row, box(row)]) : [];
  return (to) => {
    follow();
    for (const it of large()) {
      const { goal, rows, first, n, all } = it, row = !to && goal && rows[goal.row - first];
      if (to) pad(it, first / n * all);
      if (to || row) it.goal = null;
      // What was asked for is here, and belongs where the user has scrolled to.
      if (row) return place(row, goal.y - scrolled - goal.part * box(row).height);
    }
    const anchor = !to && seen.find(([row, place]) => isSeen(place) && row.isConnected);
    anchor && place(anchor[0], anchor[1].top);
  };
}

export function look() {
  follow();
  reach();
}

let timer, again;

// While nobody scrolls, the scroll bar is made to tell where in the whole the viewport is.
function settle() {
  for (const it of large()) {
    const seen = it.rows.filter((row) => isSeen(box(row)));
    if (!seen[0] || it.isBusy) continue;
    const { top, height } = box(seen[0]);
    const at = it.first + it.rows.indexOf(seen[0]) - min(top, 0) / height;
    const way = at / max(1, it.n - seen.length) * (it.all - innerHeight) + box(it.list).top;
    if (abs(way) < innerHeight) continue;
    pad(it, it.before + way);
    scrollBy(0, box(seen[0]).top - top);
  }
  again = hold();
}

addEventListener("scroll", () => {
  reach();
  clearTimeout(timer);
  timer = setTimeout(settle, 200);
});
addEventListener("resize", () => {
  for (const it of large()) Object.assign(it, { first: null, sum: 0, count: 0 });
  again?.();
  look();
});
// Browsers go to either end step by step, and stop where they are when the page is scrolled meanwhile.
addEventListener("keydown", (event) => {
  const top = { Home: 0, End: 1e9 }[event.key];
  if (top === undefined || "defaultValue" in event.target || !large()[0]) return;
  event.preventDefault();
  scrollTo(0, top);
});
