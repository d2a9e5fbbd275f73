// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Keeps a page live: events go out, frames come in. The form works without.

const { body, documentElement: root } = document, { dataset } = body;
const one = (name, root = body) => root.querySelector(name);
const [form, bar, dialogs, progress, toast, lost] =
  ["form", ".bar", "#dialogs", "#progress", "#toast", "#lost"].map((name) => one(name));
let main, version, screen, number, isBack;

function begin() {
  main = one("main");
  [version, screen, number] = [+dataset.version, +dataset.screen, +dataset.event];
  enter("replace");
  openDialogs();
}

// Where a strict policy lets rules in.
const sheet = new CSSStyleSheet();
let rules = "";
document.adoptedStyleSheets = [sheet];

const parsed = (html) => new DOMParser().parseFromString(html, "text/html");
const element = (html) => parsed(html).body.firstChild;
const active = () => document.activeElement;

// Fields with text that the server does not have.
const drafts = new WeakSet();
// Switches with an event on its way, and the server's word.
const held = new WeakMap();
const isField = (node) => "defaultValue" in node;
const isKept = (field) => drafts.has(field) || field === active();
const settle = ({ target }) => isField(target) && !isKept(target) && (target.value = target.defaultValue);

function morph(old, goal) {
  if (old.nodeName !== goal.nodeName) return old.replaceWith(goal);
  if (old.nodeType > 1) return old.data === goal.data || (old.data = goal.data);
  attributes(old, goal);
  children(old, goal);
}

function attributes(old, goal) {
  const hold = held.get(old), text = old.value, isNew = old.defaultValue !== goal.defaultValue;
  if (hold) return hold.goal = goal;
  for (const { name } of [...old.attributes, ...goal.attributes]) {
    const value = goal.getAttribute(name);
    if (name === "open" || value === old.getAttribute(name)) continue;
    value === null ? old.removeAttribute(name) : old.setAttribute(name, value);
  }
  if (isNew) old.value = isKept(old) ? text : goal.defaultValue;
}

const nameOf = ({ nodeName, id, dataset: { k, c } = {} }) => [nodeName, id, k, c] + "";

function children(old, goal) {
  const spare = new Map();
  for (const child of old.childNodes) {
    const name = nameOf(child);
    if (!spare.get(name)?.push(child)) spare.set(name, [child]);
  }
  const order = [...goal.childNodes].map((child) => {
    const match = spare.get(nameOf(child))?.shift();
    if (match) morph(match, child);
    return match ?? child;
  });
  [...spare.values()].flat().forEach(drop);
  arrange(old, order);
}

function drop(node) {
  if (node.open) node.close();
  node.remove();
}

// What has the focus stays, and the others move around it.
function arrange(box, order, moved) {
  const pin = order.findIndex((node) => node.parentNode === box && node.contains(active()));
  if (moved?.has(order[pin])) moved = null;
  for (let i = order.length; i--;) {
    const node = order[i], next = order[i + 1] ?? null;
    const isThere = node.parentNode === box && node.nextSibling === next;
    if (i === pin || moved?.has(node) === false || isThere) continue;
    const canMove = box.moveBefore && main.contains(box) && main.contains(node);
    box[canMove ? "moveBefore" : "insertBefore"](node, next);
  }
}

const list = (section) => one("ul", section);
const every = (name) => [...main.querySelectorAll(name)];
const rowsOf = (section) => [...list(section).children];
const byPlace = (a, b) => a[0] - b[0] || a[1] - b[1];

function edit({ sd = [], sm = [], si = [], rd = [], rm = [], ri = [] }) {
  // Everything is found before anything is touched.
  const old = every("section"), rows = new Map(old.map((node) => [node, rowsOf(node)]));
  const gone = rd.map(([s, r]) => rows.get(old[s])[r]);
  const came = rm.map(([s, r, ...place]) => [...place, rows.get(old[s])[r]]);
  const away = new Set([...gone, ...came.map(([, , row]) => row)]);
  for (const [node, all] of rows) rows.set(node, all.filter((row) => !away.has(row)));

  const ends = sd.map((s) => old[s]);
  const placed = sm.map(([s, place]) => [place, old[s]]);
  for (const [s, html] of si) {
    const node = element(html);
    placed.push([s, node]);
    rows.set(node, rowsOf(node));
  }
  const moved = new Set(placed.map(([, node]) => node));
  const order = old.filter((node) => !moved.has(node) && !ends.includes(node));
  for (const [s, node] of placed.sort(byPlace)) order.splice(s, 0, node);

  for (const [s, r, html] of ri) came.push([s, r, element(html)]);
  for (const [s, r, row] of came.sort(byPlace)) {
    const all = rows.get(order[s]), isNew = !old.includes(order[s]);
    // A new section is complete: what moved there has a double.
    if (isNew) morph(row, all[r]), all[r].remove();
    all.splice(r, +isNew, row);
    away.add(row);
  }

  gone.forEach(drop);
  arrange(main, [main.firstChild, ...order, main.lastChild], moved);
  for (const [node, all] of rows) if (!ends.includes(node)) arrange(list(node), all, away);
  ends.forEach(drop);
}

function update({ ru = [], su = [], sr = [] }) {
  const all = every("section");
  for (const [s, r, html] of ru) morph(list(all[s]).children[r], element(html));
  for (const [s, head, foot] of su) {
    morph(all[s].firstChild, element(head));
    morph(all[s].lastChild, element(foot));
  }
  for (const [s, html] of sr) morph(all[s], element(html));
}

// Rows on screen glide to where they already are.

const isCalm = matchMedia("(prefers-reduced-motion: reduce)");
const glide = (node, frames) => isCalm.matches || node.animate(frames, 180);
const tops = () => new Map(every("li").map((row) => [row, row.offsetTop - scrollY]));

function gliding(frame) {
  const before = tops();
  edit(frame);
  for (const [row, top] of tops()) {
    const way = before.get(row) - top;
    if (way === 0 || top < -99 || top > innerHeight) continue;
    glide(row, way ? { translate: [`0 ${way}px`, "none"] } : { opacity: [0, 1] });
  }
}

// The focus stays, or goes nearby.
function keepFocus(work) {
  const old = active(), row = old.closest("li");
  const near = [old, row, row?.nextSibling, row?.previousSibling];
  work();
  if (old === body || active() !== body) return;
  const node = near.find((node) => node?.isConnected);
  focus(node === old ? node : node && one("button,input,textarea", node));
}
const focus = (node) => (node || one("h1")).focus({ preventScroll: true });

function receive(frame) {
  if (frame.v <= version) return;
  const isWhole = frame.html && frame.screen;
  if (frame.v > version + 1 && !isWhole) return again();
  version = frame.v;
  if (frame.css) sheet.replaceSync(rules += frame.css);
  document.title = frame.title ?? document.title;
  for (const name of ["lang", "dir"]) if (frame[name]) root[name] = frame[name];
  keepFocus(() => {
    for (const [name, box] of Object.entries({ bar, dialogs, progress })) {
      if (name in frame) children(box, parsed(frame[name]).body);
    }
    if (isWhole && frame.screen !== screen) turn(frame);
    else if (frame.html) morph(main, element(frame.html));
    else if (/\b[rs][dim]\b/.test(Object.keys(frame))) gliding(frame);
    update(frame);
  });
  openDialogs();
  if (frame.toast) {
    toast.innerHTML = "<span>";
    const span = toast.firstChild;
    span.append(frame.toast);
    setTimeout(() => span.remove(), 4000);
  }
}

// Pages below keep drafts, scroll position and focus.
const below = new Map();
const enter = (way, path, number = screen) =>
  history[`${way}State`]({ session: dataset.session, screen: number }, "", path);

function turn({ screen: next, html, path }) {
  const kept = below.get(next), goal = element(html), page = kept?.page ?? goal;
  if (next > screen) below.set(screen, { page: main, top: scrollY, old: active() });
  const way = next > screen ? "push" : "replace";
  for (const key of [...below.keys()]) if (key >= next) below.delete(key);
  screen = next;
  if (kept) morph(page, goal);
  else if (isGoing) later.push([screen, path]);
  else enter(way, path);
  main.replaceWith(page);
  main = page;
  scrollTo(0, kept?.top ?? 0);
  focus(page.contains(kept?.old) && kept.old);
  glide(page, { opacity: [0, 1] });
  agree();
}

// Forward leads nowhere: what was left is over. Going back takes a moment, in which more may be
// told: one step at a time, and what comes meanwhile is entered when the way back is done.
let isGoing, later = [];
const isOver = (number) => number !== screen && !below.has(number);
function agree() {
  const entry = history.state;
  if (isGoing) return;
  // An entry of a session before this one, from before a reload.
  if (entry?.session !== dataset.session) location.reload();
  else if (isOver(entry.screen)) history.back(isGoing = true);
  else if (later.length) {
    for (const [number, path] of later) if (!isOver(number)) enter("push", path, number);
    later = [];
  } else if (entry.screen < screen && !isBack) {
    isBack = true;
    send("back", (isDone) => (isBack = false, isDone ? agree() : enter("push")));
  }
}
addEventListener("popstate", () => agree(isGoing = false));

const queue = [];
const address = () => `${dataset.base}/events/${dataset.session}`;

async function send(event, done) {
  if (queue.push({ event, screen, done }) > 1) return;
  for (; queue.length; queue.shift()) {
    const [isDone, text] = await post(queue[0]);
    number++;
    if (!isDone) again();
    else for (const line of text.split("\n")) if (line) receive(JSON.parse(line));
    queue[0].done?.(isDone);
  }
}

// Tries until there is an answer; no number is carried out twice.
async function post({ event, screen }) {
  for (const wait = pauses(); ; await wait()) {
    try {
      const body = new URLSearchParams({ screen, number, event, v: version });
      const [status, text] = await read(address(), { method: "POST", body });
      isLost(false);
      if (/404|410/.test(status)) await renew();
      if (status !== 429 && status < 500) return [status < 300, text];
    } catch {
      isLost(true);
    }
  }
}

function press(button) {
  if (button.role !== "switch") return send(button.value);
  const hold = held.get(button) ?? { count: 0, goal: button.cloneNode() };
  held.set(button, hold);
  hold.count++;
  const isOn = button.ariaChecked = button.ariaChecked !== "true";
  send(button.value.replace(/.$/, +isOn), () => {
    if (--hold.count) return;
    held.delete(button);
    attributes(button, hold.goal);
  });
}

const on = (kind, work) => form.addEventListener(kind, work, true);
on("submit", (event) => {
  event.preventDefault();
  // Enter in a field presses the first button.
  if (!isField(active())) press(event.submitter);
});

on("change", (event) => {
  const { target } = event, { value } = target;
  send(`${target.dataset.event}/${encodeURIComponent(value)}`, (isDone) => {
    if (isDone && target.value === value) drafts.delete(target), settle(event);
  });
});
on("input", ({ target }) => drafts.add(target));
on("focusout", settle);

function openDialogs() {
  for (const dialog of dialogs.querySelectorAll("dialog:not(:modal,[hidden])")) {
    dialog.removeAttribute("open");
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

let stream, isOpen, isWaiting, wait = pauses();

function listen() {
  stream = new EventSource(`${address()}?v=${version}`);
  stream.onopen = () => isLost(!(isOpen = true));
  stream.onmessage = ({ data }) => {
    wait = pauses();
    receive(JSON.parse(data));
  };
  stream.onerror = again;
}

// Asks for all that is new.
async function again() {
  if (isWaiting) return;
  isWaiting = true;
  // Closed by an answer: the session has gone.
  const hasGone = stream.readyState === 2;
  stream.close();
  if (!isOpen) isLost(true);
  isOpen = false;
  await wait();
  if (hasGone) await renew().catch(() => isLost(true));
  isWaiting = false;
  listen();
}

// The page of a new session takes the place of what is shown.
let renewal;
const renew = () => renewal ??= load().finally(() => renewal = null);
async function read(path, options) {
  const answer = await fetch(path, { cache: "no-store", ...options });
  return [answer.status, await answer.text()];
}

async function load() {
  const page = parsed((await read(location))[1]);
  // Classes mean something else from now on.
  sheet.replaceSync(rules = (await read(one("#rules", page).href))[1]);
  one("#rules", document)?.remove();
  below.clear();
  document.title = page.title;
  keepFocus(() => {
    attributes(root, page.documentElement);
    attributes(body, page.body);
    morph(form, one("form", page));
  });
  begin();
  again();
}

begin();
listen();
