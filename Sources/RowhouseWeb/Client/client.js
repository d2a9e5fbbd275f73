// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Keeps a page live: events go out, frames come in. The form works without.

const { body } = document, { dataset } = body, [form, toast, lost] = body.children;
let main, version, screen, number, isBack, windows;
export { active, every, send };

function begin() {
  main = form.querySelector("main");
  [version, screen, number] = [+dataset.version, +dataset.screen, +dataset.event];
  enter("replace");
  dress();
}

// A strict policy lets rules in here.
const sheet = new CSSStyleSheet();
let rules = "";
document.adoptedStyleSheets = [sheet];

const parsed = (html) => new DOMParser().parseFromString(html, "text/html");
const built = (html) => parsed(html).body.firstChild;
const active = () => document.activeElement;

// Fields with text that the server does not have.
const drafts = new Set();
// Switches with an event on its way, and the server's word.
const held = new WeakMap();
const isField = (node) => "defaultValue" in node;
const isKept = (field) => field === active() || drafts.has(field) && field.value !== field.defaultValue;
const settle = (field) => isField(field) && !isKept(field) && (field.value = field.defaultValue);

function morph(old, goal) {
  if (old.nodeName !== goal.nodeName) return old.replaceWith(goal);
  if (old.nodeType > 1) return old.data === goal.data || (old.data = goal.data);
  assign(old, goal);
  fill(old, goal);
}

// Gives an element the attributes of another.
function assign(old, goal) {
  const hold = held.get(old), isNew = old.defaultValue !== goal.defaultValue;
  if (hold) return hold.goal = goal;
  // Setting attributes may change what stands in a field.
  const text = isKept(old) ? old.value : goal.value;
  for (const { name } of [...old.attributes, ...goal.attributes]) {
    const value = goal.getAttribute(name);
    if (/^(open|style)$/.test(name) || value === old.getAttribute(name)) continue;
    value === null ? old.removeAttribute(name) : old.setAttribute(name, value);
  }
  if (isNew) old.value = text;
}

const nameOf = ({ nodeName, id, dataset: { k, c } = {} }) => [nodeName, id, k, c] + "";

// Gives an element the children of another.
function fill(old, goal) {
  const spare = Map.groupBy(old.childNodes, nameOf);
  const order = [...goal.childNodes].map((child) => {
    const match = spare.get(nameOf(child))?.shift();
    if (match) morph(match, child);
    return match ?? child;
  });
  [...spare.values()].flat().forEach(drop);
  arrange(old, order);
}

function drop(node) {
  node.close?.();
  node.remove();
}

// What has the focus stays; the others move around it.
function arrange(box, order, moved) {
  const pin = order.findIndex((node) => node.parentNode === box && node.contains(active()));
  if (moved?.has(order[pin])) moved = null;
  for (let i = order.length; i--;) {
    const node = order[i], next = order[i + 1] ?? null;
    if (i === pin || moved?.has(node) === false) continue;
    if (node.parentNode === box && node.nextSibling === next) continue;
    box[box.moveBefore && main.contains(node) ? "moveBefore" : "insertBefore"](node, next);
  }
}

const every = (name) => [...main.querySelectorAll(name)];
const rowsOf = (section) => [...section.children[1].children];
const byPlace = (a, b) => a[0] - b[0] || a[1] - b[1];

function edit({ sd = [], sm = [], si = [], rd = [], rm = [], ri = [] }) {
  // Everything is found before anything is touched.
  const old = every("section"), all = old.map(rowsOf);
  const gone = rd.map(([s, r]) => all[s][r]), ends = sd.map((s) => old[s]);
  const rows = rm.map(([s, r, ...place]) => [...place, all[s][r]]);
  for (const [s, r, html] of ri) rows.push([s, r, built(html)]);
  const sections = sm.map(([s, place]) => [place, 0, old[s]]);
  for (const [s, html] of si) sections.push([s, 0, built(html)]);

  const moved = new Set([...gone, ...ends, ...[...rows, ...sections].map((to) => to[2])]);
  const stays = (node) => !moved.has(node), order = old.filter(stays);
  for (const [s, , node] of sections.sort(byPlace)) order.splice(s, 0, node);
  const lists = order.map((section) => rowsOf(section).filter(stays));
  for (const [s, r, row] of rows.sort(byPlace)) lists[s].splice(r, 0, row);

  fade(gone);
  arrange(main, [main.firstChild, ...order, main.lastChild], moved);
  lists.forEach((rows, s) => arrange(order[s].children[1], rows, moved));
  ends.forEach(drop);
}

function update({ win = [], ru = [], su = [], sr = [], page, to }, settle) {
  const all = every("section");
  for (const [s, html] of win) assign(all[s], built(html));
  if (page) assign(main, built(page));
  for (const [s, r, html] of ru) morph(all[s].children[1].children[r], built(html));
  for (const [s, head, foot] of su) {
    // What is no section is the page.
    const node = all[s] ?? main;
    morph(node.firstChild, built(head));
    morph(node.lastChild, built(foot));
  }
  for (const [s, html] of sr) morph(all[s], built(html));
  settle?.(to);
  if (to) rowsOf(all[to[0]])[to[1]].scrollIntoView();
}

// Rows glide to where they already are; what goes fades where it was.
const isCalm = matchMedia("(prefers-reduced-motion: reduce)");
const glide = (node, frames) => isCalm.matches || node.animate(frames, 180);
const isSeen = (top) => top > -99 && top < innerHeight;
const tops = () => new Map(every("li").map((row) => [row, row.offsetTop - scrollY]));

function gliding(frame) {
  const before = tops();
  edit(frame);
  for (const [row, top] of tops()) {
    const way = before.get(row) - top;
    if (way === 0 || !isSeen(top)) continue;
    glide(row, way ? { translate: [`0 ${way}px`, "none"] } : { opacity: [0, 1] });
  }
}

function fade(rows) {
  for (const [row, { top, left, width }] of rows.map((row) => [row, row.getBoundingClientRect()])) {
    const ghost = row.cloneNode(true);
    row.remove();
    if (isCalm.matches || !isSeen(top)) continue;
    ghost.inert = true;
    ghost.style.cssText = `position:fixed;top:${top}px;left:${left}px;width:${width}px`;
    body.append(ghost);
    glide(ghost, { opacity: [1, 0] }).onfinish = () => ghost.remove();
  }
}

// The focus stays, or goes nearby.
function keepFocus(work) {
  const old = active(), row = old.closest("li");
  const near = [old, row, row?.nextSibling, row?.previousSibling];
  work();
  if (old === body || active() !== body) return;
  const node = near.find((node) => node?.isConnected);
  focus(node === old ? node : node?.querySelector("button,input,textarea"));
}
const focus = (node) => (node || form.querySelector("h1")).focus({ preventScroll: true });

const early = [];
function receive(frame) {
  if (frame.v <= version) return;
  if (frame.v > version + 1 && !frame.screen) {
    // What is missing may be on its way with an answer.
    return queue.length ? early.push(frame) : again();
  }
  version = frame.v;
  if (frame.css) sheet.replaceSync(rules += frame.css);
  document.title = frame.title ?? document.title;
  const settle = windows?.hold();
  keepFocus(() => {
    for (const [name, html] of frame.boxes ?? []) fill(form.querySelector(name), parsed(html).body);
    if ((frame.screen ?? screen) !== screen) turn(frame);
    else if (frame.html) morph(main, built(frame.html));
    if (frame.edit) (frame.win ? edit : gliding)(frame.edit);
    update(frame, settle);
  });
  dress();
  if (!frame.toast) return;
  const note = built(frame.toast);
  toast.replaceChildren(note);
  setTimeout(() => note.remove(), 4e3);
}

// Pages below keep drafts, scroll position and focus.
const below = new Map();
const enter = (way, path, number = screen) =>
  history[`${way}State`]({ session: dataset.session, screen: number, path }, "", path);

function turn({ screen: next, html, path }) {
  const kept = below.get(next), goal = built(html), page = kept?.page ?? goal;
  if (next > screen) below.set(screen, { page: main, top: scrollY, old: active() });
  const way = next > screen ? "push" : "replace";
  for (const key of below.keys()) if (key >= next) below.delete(key);
  screen = next;
  if (kept) morph(page, goal);
  else if (isGoing) later.push([screen, path]);
  else enter(way, path);
  main.replaceWith(page);
  main = page;
  scrollTo(0, kept?.top ?? 0);
  focus(page.contains(kept?.old) && kept.old);
  glide(page, { opacity: [0, 1] });
  tell();
  agree();
}

// Going back takes a moment, and what is pushed meanwhile is entered after it.
let isGoing, later = [];
const hasGone = (number) => number !== screen && !below.has(number);

function agree(isUser) {
  if (isGoing) return;
  const { session, screen: there, path } = history.state ?? {};
  if (session !== dataset.session) location.reload();
  // Forward leads to what has gone: if it has an address it is loaded anew.
  else if (hasGone(there)) isUser && path ? location.reload() : history.back(isGoing = true);
  else if (later[0]) {
    for (const [number, path] of later) if (!hasGone(number)) enter("push", path, number);
    later = [];
  } else if (there < screen && !isBack) {
    isBack = true;
    send("back", (isDone) => (isBack = false, isDone ? agree() : enter("push")));
  }
}
addEventListener("popstate", () => agree(!isGoing || (isGoing = false)));

const queue = [];
const address = () => `${dataset.base}/events/${dataset.session}`;

async function send(event, done, field) {
  const last = queue.at(-1);
  // Of what is typed faster than it is told the newest is told.
  if (field && queue[1] && last.field === field) return Object.assign(last, { event, done });
  if (queue.push({ event, screen, done, field }) > 1) return;
  for (; queue.length; queue.shift()) {
    const [isDone, frames] = await post(queue[0]);
    number++;
    [...frames, ...early.splice(0)].forEach(receive);
    if (early[0]) again();
    queue[0].done?.(isDone);
  }
}

// Tries until there is an answer.
async function post({ event, screen }) {
  // No number is carried out twice.
  for (const wait = pauses(); ; await wait()) {
    try {
      const body = new URLSearchParams({ screen, number, event, v: version });
      const answer = await fetch(address(), { method: "POST", body }), { ok, status } = answer;
      // One that came too late is told what came before it.
      const frames = ok || status === 409 ? await answer.json() : [];
      isLost(false);
      if (status === 404) await renew();
      if (status !== 429 && status < 500) return [ok, frames];
    } catch {
      isLost(true);
    }
  }
}

function press(button) {
  // What uncovers a row's actions covers them again, and has the focus.
  const menu = button.closest("details");
  if (menu) menu.open = false, focus(menu.firstChild);
  if (button.role !== "switch") return send(button.value);
  const hold = held.get(button) ?? { count: 0, goal: button.cloneNode() };
  held.set(button, hold);
  hold.count++;
  const isOn = button.ariaChecked = button.ariaChecked !== "true";
  send(button.value.replace(/.$/, +isOn), () => {
    if (--hold.count) return;
    held.delete(button);
    assign(button, hold.goal);
  });
}

const on = (kind, work) => form.addEventListener(kind, work, true);
on("submit", (event) => {
  event.preventDefault();
  // Enter in a field presses the first button.
  if (!isField(active())) press(event.submitter);
});

// The text takes the place of the mark of the old one.
function report(field) {
  const { name, value } = field;
  send(name.replace(/\w*$/, encodeURIComponent(value)), (isDone) => {
    if (isDone && field.value === value) drafts.delete(field), settle(field);
  }, field);
}
on("input", ({ target }) => {
  drafts.add(target);
  if ("live" in target.dataset) report(target);
});
on("change", ({ target }) => "live" in target.dataset || report(target));
on("focusout", ({ target }) => {
  settle(target);
  // What is typed back to what stood there first is no change to a browser.
  if (isLate(target) && queue.at(-1)?.field !== target) report(target);
});
const isLate = (field) => field.isConnected && field !== active() && isKept(field);
const tell = () => [...drafts].filter(isLate).forEach(report);

// What the page asks of the document around it.
function dress() {
  const { lang, dir } = main;
  Object.assign(document.documentElement, { lang, dir });
  openDialogs();
  // Pages beside each other have a script of their own.
  if (every(".pages")[0]) import("./pager.js").then(({ attend }) => attend(main));
  // Large sections need a script of their own.
  if (every("[data-n]")[0]) import("./window.js").then((it) => (windows = it).look());
}

function openDialogs() {
  for (const dialog of form.querySelectorAll("dialog:not(:modal,[hidden])")) {
    dialog.open = false;
    dialog.showModal();
  }
}
// Escape closes at once, and the server hears of it.
on("close", ({ target }) => {
  target.hidden = true;
  send(`answer/${target.dataset.dialog}`, () => openDialogs(target.hidden = false));
});

const isLost = (is) => is === !lost.textContent && (lost.textContent = is ? dataset.lost : "");

// Ever longer ones.
const pauses = (delay = 250) => () =>
  new Promise((done) => setTimeout(done, delay = Math.min(delay * 2, 1e4)));

let again;

async function listen() {
  for (let wait = pauses(), isOpen, timer; ; await wait()) {
    const stream = new EventSource(`${address()}?v=${version}`);
    await new Promise((end) => {
      again = stream.onerror = end;
      stream.onopen = () => isLost(!(isOpen = true));
      stream.onmessage = ({ data }) => {
        const frame = JSON.parse(data);
        wait = pauses();
        if (frame.v) return receive(frame);
        // A sign of life: so many milliseconds until the next.
        clearTimeout(timer);
        timer = setTimeout(end, frame);
      };
    });
    clearTimeout(timer);
    // Closed by an answer: the session has gone.
    const isGone = stream.readyState === 2;
    stream.close();
    isLost(!isOpen);
    isOpen = false;
    if (isGone) await renew().catch(() => isLost(true));
  }
}

// The page of a new session takes the place of what is shown.
let renewal;
const renew = () => renewal ??= load().finally(() => renewal = null);
const read = async (path) => (await fetch(path)).text();

async function load() {
  const page = parsed(await read(location)), link = page.querySelector("#rules");
  // Classes mean something else from now on.
  sheet.replaceSync(rules = await read(link.href));
  document.querySelector("#rules")?.remove();
  below.clear();
  early.length = 0;
  document.title = page.title;
  keepFocus(() => {
    assign(body, page.body);
    morph(form, page.forms[0]);
  });
  begin();
  again();
  tell();
}

begin();
listen();
