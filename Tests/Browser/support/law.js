// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Random pages one after another, each sent as edits of the previous page. After every step, the page must equal
// a newly built page, and a field with the focus must be the same element.
({ seed, count }) => {
  let state = seed;
  const random = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const shuffled = (list) => {
    for (let i = list.length; i > 1; ) {
      const j = random(i--);
      [list[i], list[j]] = [list[j], list[i]];
    }
    return list;
  };

  const rowHTML = (row, section) => {
    const event = (kind) => `name="event" value="${kind}/${section.k}/${row.k}"`;
    const text = `<span class="text">${row.k} ${row.n}</span>`;
    const inside = [
      `<button class="row-button cell" type="submit" ${event("tap")}><span class="horizontal">${text}</span></button>`,
      `<div class="cell"><span class="horizontal">${text}<input class="field" data-control="main" value="${row.n}"></span></div>`,
      `<button class="row-button over-row" type="submit" ${event("tap")}></button><div class="cell">${text}` +
        `<button class="toggle" role="switch" aria-checked="${row.n % 2 > 0}" data-control="main"></button></div>`,
    ][row.kind];
    return `<li class="row k${row.n % 3}" data-key="${row.k}">${inside}</li>`;
  };
  const headHTML = (section) =>
    section.n % 2 ? `<h2 class="section-header">${section.n}</h2>` : '<div class="section-header gap"></div>';
  const footHTML = (section) =>
    section.n % 3 ? `<p class="section-footer">${section.n}</p>` : '<div class="section-footer gap"></div>';
  const sectionHTML = (section) =>
    `<section class="section" data-key="${section.k}">${headHTML(section)}<ul class="rows" role="list">` +
    section.rows.map((row) => rowHTML(row, section)).join("") + `</ul>${footHTML(section)}</section>`;
  const pageHTML = (page) =>
    '<main class="page grouped s0"><div class="page-header gap"></div>' +
    page.map(sectionHTML).join("") + '<div class="page-footer gap"></div></main>';

  // A page with some rows of the last one, in another order.
  const rowNames = [..."abcdefghijkl"];
  const next = (old) => {
    const known = new Map(old.flatMap((section) => section.rows.map((row) => [row.k, row])));
    const heads = new Map(old.map((section) => [section.k, section.n]));
    const isCalm = random(3) === 0;
    const order = isCalm ? old.map((section) => section.k) : shuffled([..."ABCD"]).slice(0, random(5));
    const page = order.map((k) => ({ k, n: random(3) ? heads.get(k) ?? random(9) : random(9), rows: [] }));
    const row = (k) => {
      const row = known.get(k);
      return row && random(4) ? { ...row } : { k, n: random(9), kind: random(5) ? row?.kind ?? random(3) : random(3) };
    };
    if (!page.length) return page;
    if (isCalm) {
      for (const [index, section] of old.entries()) {
        page[index].rows = section.rows.filter(() => random(6)).map(({ k }) => row(k));
      }
      const rest = rowNames.filter((k) => !page.some((section) => section.rows.some((row) => row.k === k)));
      for (const k of rest) {
        const { rows } = page[random(page.length)];
        if (!random(3)) rows.splice(random(rows.length + 1), 0, row(k));
      }
    } else for (const k of shuffled([...rowNames])) {
      if (random(4)) page[random(page.length)].rows.push(row(k));
    }
    return page;
  };

  // Returns the [old, new] positions that stay: an increasing sequence, not always the longest.
  const staying = (pairs) => {
    let last = -1;
    return new Set(pairs.filter(([, to]) => to > last && (random(8) ? ((last = to), true) : false)));
  };

  const edits = (old, page) => {
    const e = { deletedSections: [], movedSections: [], insertedSections: [], deletedRows: [], movedRows: [], insertedRows: [], updatedRows: [], updatedHeaders: [], updatedSections: [] };
    const to = new Map(page.map((section, index) => [section.k, index]));
    const from = new Map(old.map((section, index) => [section.k, index]));
    old.forEach((section, index) => to.has(section.k) || e.deletedSections.push(index));
    const kept = old.flatMap((section, index) => (to.has(section.k) ? [[index, to.get(section.k)]] : []));
    const still = staying(kept);
    e.movedSections = kept.filter((pair) => !still.has(pair));
    for (const [s, s2] of kept) {
      if (old[s].n !== page[s2].n) e.updatedHeaders.push([s2, headHTML(page[s2]), footHTML(page[s2])]);
    }
    const places = new Map(page.flatMap((section, s) => section.rows.map((row, r) => [row.k, [s, r, row]])));
    const told = new Set();
    const changed = (row, k, s2, r2) => {
      const now = page[s2];
      const isSame = rowHTML(row, { k }) === rowHTML(now.rows[r2], now);
      if (!isSame) e.updatedRows.push([s2, r2, rowHTML(now.rows[r2], now)]);
    };
    old.forEach((section, s) => {
      const s2 = to.get(section.k);
      const home = [];
      section.rows.forEach((row, r) => {
        const place = places.get(row.k);
        if (place && place[0] === s2) home.push([r, place[1], row]);
        else if (place && random(5)) {
          e.movedRows.push([s, r, place[0], place[1]]);
          told.add(row.k);
          changed(row, section.k, place[0], place[1]);
        } else if (s2 !== undefined) e.deletedRows.push([s, r]);
      });
      const stay = staying(home);
      for (const pair of home) {
        const [r, r2, row] = pair;
        if (!stay.has(pair)) e.movedRows.push([s, r, s2, r2]);
        told.add(row.k);
        changed(row, section.k, s2, r2);
      }
    });
    page.forEach((section, s) => from.has(section.k) && section.rows.forEach((row, r) => {
      if (!told.has(row.k)) e.insertedRows.push([s, r, rowHTML(row, section)]);
    }));
    page.forEach((section, index) => {
      const rows = section.rows.filter((row) => !told.has(row.k));
      if (!from.has(section.k)) e.insertedSections.push([index, sectionHTML({ ...section, rows })]);
    });
    if (page.length && !random(6)) {
      const s = random(page.length);
      e.updatedSections.push([s, sectionHTML(page[s])]);
    }
    for (const kind of Object.keys(e)) if (!e[kind].length) delete e[kind];
    const { updatedRows, updatedHeaders, updatedSections, ...edit } = e;
    return { updatedRows, updatedHeaders, updatedSections, ...(Object.keys(edit).length && { edit }) };
  };

  const failures = [];
  let version = 1, page = [], steps = 0;
  for (let sequence = 0; sequence < count && failures.length < 3; sequence++) {
    version += 1;
    page = next([]);
    feed({ version, screen: 1, page: pageHTML(page), bar: "<h1>Law</h1>", title: "Law" });
    for (let step = 0; step < 8; step++) {
      const wanted = next(page);
      const field = shuffled([...document.querySelectorAll("main .field")])[0];
      const key = field?.closest("li").dataset.key;
      if (field) {
        field.focus();
        field.value = `typed ${steps}`;
        field.dispatchEvent(new InputEvent("input", { bubbles: true }));
        field.setSelectionRange(1, 3);
      }
      const message = { version: ++version, ...edits(page, wanted) };
      if (!random(12)) feed({ version, page: pageHTML(wanted) });
      else feed(message);
      steps++;
      const main = document.querySelector("main").outerHTML;
      const row = key && wanted.flatMap((section) => section.rows).find((row) => row.k === key);
      const wasTold = row && row.kind === 1 && field.isConnected && field.closest("li").dataset.key === key;
      if (main !== pageHTML(wanted)) {
        failures.push({ sequence, step, message, main, wanted: pageHTML(wanted) });
        break;
      }
      if (wasTold && (document.activeElement !== field || field.value !== `typed ${steps - 1}` ||
        field.selectionStart !== 1 || field.selectionEnd !== 3)) {
        failures.push({ sequence, step, message, focus: document.activeElement.outerHTML, value: field.value });
        break;
      }
      page = wanted;
    }
  }
  return { failures, sequences: count };
}
