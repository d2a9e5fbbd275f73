// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Changes and scrolls a large section. The rows in the document must be those that the session and a fresh
// load write, and no part of the viewport may stay empty.
window.largeLaw = () => {
  const { one, parsed, pause, meaningsHere, meaningsOf, lines } = tree;
  const section = () => one("[data-count]");
  const box = (node) => node.getBoundingClientRect();
  const isSeen = (row) => box(row).bottom > 1 && box(row).top < innerHeight - 1;
  const rows = () => [...one("[data-key=trows] > ul").children];
  const seen = () => rows().filter(isSeen).map((row) => [row.dataset.key, box(row).top]);

  // An event with an old number has no effect, and its answer is the session's document.
  const form = (page, event, number) => ({ method: "POST", body: new URLSearchParams(
    { session: page.body.dataset.session, screen: number, number, event }) });
  const load = async (options) => parsed(await (await fetch(location.pathname, options)).text());

  const difference = (shown, wanted) => {
    const at = shown.findIndex((line, index) => line !== wanted[index]);
    if (at < 0 && shown.length === wanted.length) return null;
    const from = at < 0 ? shown.length : at;
    return [...shown.slice(Math.max(0, from - 3), from),
      `shown:  ${shown[from] ?? "nothing"}`, `wanted: ${wanted[from] ?? "nothing"}`].join("\n");
  };
  const byPlace = (page, meaning, places) => [...one("[data-key=trows] > ul", page).children]
    .filter((row) => places.has(row.ariaPosInSet)).flatMap((row) => lines(row, meaning));

  async function fault() {
    const own = await load(form(document, "back", 0));
    const ownFault = difference(lines(one("main"), null), lines(one("main", own), null));
    if (ownFault) return `document of the session\n${ownFault}`;
    if (section()) {
      const { key, first: start } = section().dataset, first = await load();
      // A new session shows the same rows on request. In the answer, one of them has the focus.
      await load(form(first, `rows/${key}/${start}/200`, 1));
      const fresh = await load(form(first, "back", 0));
      const places = new Set(rows().slice(1, -1).map((row) => row.ariaPosInSet));
      const freshFault = difference(
        byPlace(document, meaningsHere(), places), byPlace(fresh, await meaningsOf(fresh), places));
      if (freshFault) return `fresh load\n${freshFault}`;
    }
    const list = box(one("[data-key=trows] > ul")), shown = rows().filter(isSeen);
    const [top, bottom] = [Math.max(list.top, 0), Math.min(list.bottom, innerHeight)];
    if (bottom - top < 2) return null;
    if (!shown[0]) return `nothing is seen from ${top} to ${bottom}`;
    const [from, to] = [box(shown[0]).top, box(shown.at(-1)).bottom];
    return from > top + 2 || to < bottom - 2 ? `rows from ${from} to ${to}, not ${top} to ${bottom}` : null;
  }

  // Messages arrive at any time, and in the end they must lead to no fault.
  async function settled() {
    for (const end = performance.now() + 60_000; ; ) {
      const found = await fault();
      if (!found || performance.now() > end) return found;
      await pause(50);
    }
  }
  return { seen, settled, count: () => document.querySelectorAll("li").length };
};
