// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Posts events one after another, and receives messages in their answers. A stream contains the messages
// about changes that no event has caused. Hidden tabs have no stream, because browsers allow only a few
// connections to a server.

import { showConnection, showToast, showWaiting } from "./notices.js";
import { dataset, eventsAddress, session, sessionToken } from "./session.js";

/**
 * @typedef {import("./messages.js").Message} Message
 * @typedef {{ status: number, messages: Message[] }} Answer
 * @typedef {(isAccepted: boolean, before: string | undefined) => void} Completion Called with the text that the page
 *   had for a field when its event was posted.
 * @typedef {{ event: string, screen: number, subject?: any, whenDone?: Completion }} PostedEvent
 *
 * @typedef {object} Receiver
 * @property {(message: Message) => void} receive Called with each message of the stream.
 * @property {(messages: Message[], event: string) => void} receiveAnswer Called with the messages of each answer.
 */

/** The longest time until a request is answered, in milliseconds. */
export const timeLimit = 15_000;

/**
 * Returns true if the same request may succeed later: the server or a proxy has failed, has received too many requests,
 * or has not received the whole request.
 * @param {number} status
 */
export const isTemporary = (status) => status >= 500 || status === 429 || status === 408;

/** @type {PostedEvent[]} */
const queue = [];
/** @type {Receiver} */
let receiver;
/** The number of attempts to open a stream since the last one began. */
let attempts = 0;
/**
 * Ends the current stream.
 * @type {AbortController}
 */
let ending;
/**
 * Sends an event through the web socket, once its module is loaded.
 * @type {typeof import("./sockets.js").ask}
 */
let ask;

/** Opens the stream again to get the missing messages. */
export const restartStream = () => ending?.abort();

/**
 * Sends an event after those that were sent before.
 * @param {string} event
 * @param {Completion} [whenDone] Called after the answer.
 * @param {object} [subject] The field or place whose state the event contains.
 */
export function send(event, whenDone, subject) {
  const last = queue.at(-1);
  // If typing or scrolling outpaces the server, only the latest state is sent.
  if (subject && queue.length > 1 && last.subject === subject) {
    Object.assign(last, { event, whenDone });
    return;
  }
  queue.push({ event, screen: session.screen, subject, whenDone });
  if (queue.length === 1) sendQueue();
}

/**
 * Returns true if the queue contains an event for which a function returns true.
 * @param {(posted: PostedEvent) => boolean} test
 */
export const isQueued = (test) => queue.some(test);

async function sendQueue() {
  /**
   * The previous event.
   * @type {string}
   */
  let last;
  while (queue.length) {
    const sign = setTimeout(showWaiting, 1_000, true);
    // An answer to an earlier event may have changed the text since this one was put into the queue.
    const before = queue[0].subject?.defaultValue;
    const { isAccepted, messages } = await post(queue[0], last);
    last = queue[0].event;
    clearTimeout(sign);
    showWaiting(false);
    session.nextEvent++;
    await attempt(() => receiver.receiveAnswer(messages, queue[0].event));
    // Controls wait for this call, even if the answer could not be shown and the page was loaded again.
    await attempt(() => queue[0].whenDone?.(isAccepted, before));
    queue.shift();
  }
}

/**
 * Sends an event until there is an answer. The server performs the event of each number only once.
 * @param {PostedEvent} posted
 * @param {string} last The event that was sent immediately before.
 * @returns {Promise<{ isAccepted: boolean, messages: Message[] }>}
 */
async function post({ event, screen, subject }, last) {
  // A browser may repeat a request whose connection was cut, and return only the second answer, so the ended
  // session may have performed the event. If a switch already has the state, the new page has no button for
  // that state.
  let mayBeDone = !/\/(isOn|option)\//.test(event);
  let token = sessionToken();
  for (const pause = pauses(); ; await pause()) {
    const { status, messages } = await request(event, screen, token);
    showConnection(status < 500);
    mayBeDone ||= status >= 500;
    if (isTemporary(status)) continue;
    // Sends the event again if no server has performed it and the new page has a button for it.
    if (status === 404 && (await renewPage(event, token)) && !mayBeDone) {
      screen = session.screen;
      token = sessionToken();
      continue;
    }
    const isAccepted = status === 200;
    // Text is kept, and sent to the new session. The second press of a double click has nothing left to do, for
    // example because the first one has shown another page.
    if (!isAccepted && !(status === 404 ? subject : event === last) && !unnoticed.test(event)) showToast(dataset.refused);
    // In the meantime, the page of another session may have been loaded.
    return { isAccepted, messages: token === sessionToken() ? messages : [] };
  }
}

/** The events that users do not notice. */
export const unnoticed = /^(rows|scroll|prefetch|cancel|more|highlight|back|end)\b/;

/**
 * Sends an event once, through the web socket if it is open. The first event of a tab opens it.
 * @param {string} event
 * @param {number} screen
 * @param {string} token The token of the event's session. Another session does not know whether this session has
 *   performed the event.
 * @returns {Promise<Answer>} Status 503 if there is no answer in time, and 404
 *   if another server, a login page, or a redirection to one has answered.
 */
async function request(event, screen, token) {
  try {
    const body = new URLSearchParams(/** @type {any} */ ({
      session: token,
      screen,
      number: session.nextEvent,
      version: session.version,
      event,
    }));
    const received = await ask?.(body);
    if (received) return received;
    const { answer, text } = await read(eventsAddress(), { method: "POST", body, redirect: "manual" });
    if (dataset.sockets) load("sockets.js").then((module) => (ask = module.open()));
    const { ok, status, headers } = answer;
    if (headers.get("content-type") === "application/json") return { status, messages: JSON.parse(text) };
    return { status: ok || !status || status === 401 ? 404 : status, messages: [] };
  } catch {
    return { status: 503, messages: [] };
  }
}

/**
 * Reads the answer to a request, unless the connection is silent. A long text has one more second for each 8,192 bytes.
 * @param {string | URL} address
 * @param {RequestInit} [options]
 */
export async function read(address, options) {
  const limit = new AbortController();
  // After the answer, this has no effect.
  setTimeout(() => limit.abort(), timeLimit + 1_000 * (`${options?.body}`.length >> 13));
  const answer = await fetch(address, { ...options, signal: limit.signal });
  return { answer, text: await answer.text() };
}

/**
 * The modules that were loaded or are being loaded.
 * @type {Record<string, Promise<any>>}
 */
const loads = {};

/**
 * Loads a module, and repeats this until it succeeds.
 * @param {string} name
 * @returns {Promise<any>}
 */
export const load = (name) => (loads[name] ??= loadModule(name));

/**
 * Loads a module. Requests its file first, which stores it in the browser's cache, because an `import`, and
 * every later `import` of the same module, waits for a silent connection indefinitely.
 * @param {string} name
 * @returns {Promise<any>}
 */
async function loadModule(name) {
  /** @type {any} */
  const address = new URL(name, import.meta.url);
  for (const pause = pauses(); ; await pause()) {
    try {
      const { answer, text } = await read(address);
      // A login page has replaced the modules that renew the page. The user sees it in a new document.
      if (text[0] === "<" && answer.status < 404 && /^(st|ren|do)/.test(name)) {
        if (name[0] === "d") return new Promise(() => location.reload());
        throw new SyntaxError();
      }
      // Some browsers never request a module again whose import has failed.
      if (!answer.ok) throw new Error();
      return await import(address);
    } catch (error) {
      // Needs another document, for example because the module of another version imports a name that this version does
      // not export. Another session would not help, and the modules that open one may be of another version, too.
      if (error instanceof SyntaxError) await (await load("documents.js")).renew().catch(() => {});
      // A new stream, or the renewal that waits for this module, hides the notice.
      showConnection(false);
      restartStream();
    }
  }
}

/**
 * Changes the page, and loads it again if the change fails.
 * @param {() => void} change
 */
async function attempt(change) {
  try {
    change();
  } catch (error) {
    console.error(error);
    await renewPage();
  }
}

/** Loads the modules that renew the page and store its typed texts. The second one imports the first. */
export const renewal = () => load("strays.js").then(() => load("renewal.js"));

/**
 * Loads the page again, and repeats this until it succeeds.
 * @param {string} [event] An event to send, an empty string, or `undefined` if a change has failed.
 * @param {string} [token] The token of the session that has ended.
 * @returns {Promise<boolean>} True if a button of the new page sends the event.
 */
async function renewPage(event, token = sessionToken()) {
  for (const pause = pauses(); ; await pause()) {
    try {
      return await (await renewal()).renew(event, token);
    } catch {
      showConnection(false);
    }
  }
}

/**
 * Reads the stream of messages, and opens it again whenever it ends.
 * @param {Receiver} newReceiver
 */
export async function connect(newReceiver) {
  receiver = newReceiver;
  let pause = pauses();
  // The tab was opened in the background.
  if (document.hidden) leave("hidden");
  for (;;) {
    // A hidden tab has no stream. Waits until the tab is visible.
    while (document.hidden) await rest(1e9);
    const token = sessionToken();
    const status = await readStream();
    if (!attempts) pause = pauses();
    if (!document.hidden) showConnection(!isTemporary(status));
    // Waits, because other servers could not answer all tabs of an ending server at the same moment.
    if (status === 410) await rest(2e3);
    // The session has ended, or another server or a redirection has answered the request.
    if (status !== 200 && !isTemporary(status)) await renewPage("", token);
    await pause();
  }
}

/**
 * Reads one stream until it ends.
 *
 * It does not use `EventSource`, which can send the secret of the session only in an address.
 * @returns {Promise<number>} The status of the answer: 0 for a redirection, 503 if there is no answer, and 410 if the
 *   server has ended the session.
 */
async function readStream() {
  ending = new AbortController();
  // A stream that does not begin may be buffered between the server and the browser. It may also have been requested through a
  // connection that was lost without a sign. A browser keeps up to six, so six short attempts follow a long one.
  let silence = setTimeout(restartStream, attempts++ % 7 ? 5e3 : 3e4);
  let status = 503;
  try {
    const answer = await fetch(`${eventsAddress()}?version=${session.version}`, {
      headers: { "rowhouse-session": sessionToken() }, signal: ending.signal, redirect: "manual",
    });
    if (answer.headers.get("content-type") !== "text/event-stream") return answer.ok ? 404 : answer.status;
    status = 200;
    attempts = 0;
    showConnection(true);
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let text = "", part; !(part = await reader.read()).done;) {
      const lines = (text + part.value).split("\n\n");
      text = lines.pop();
      for (const line of lines) {
        const message = JSON.parse(line.slice("data: ".length));
        if (message.version) {
          attempt(() => receiver.receive(message));
          continue;
        }
        // A number is a heartbeat: the longest time until the next one, in milliseconds.
        if (!message) status = 410;
        clearTimeout(silence);
        silence = setTimeout(restartStream, message);
      }
    }
  } catch {
    // The connection was cut, or the stream is no longer needed.
  } finally {
    clearTimeout(silence);
    restartStream();
  }
  return status;
}

let isClosing = false;

/**
 * Closes the stream, and sends the reason to the server, unless an extension or a setting has removed beacons.
 * @param {"hidden" | "closed"} reason
 */
export function leave(reason) {
  navigator.sendBeacon?.(`${eventsAddress()}/${reason}`, new URLSearchParams({ session: sessionToken() }));
  restartStream();
}

addEventListener("visibilitychange", () => {
  if (document.hidden && !isClosing) leave("hidden");
});

addEventListener("pagehide", () => {
  isClosing = true;
  leave("closed");
});

addEventListener("pageshow", () => {
  isClosing = false;
});

/**
 * Returns a function that waits longer each time it is called.
 * @param {number} [limit] Half of the longest time of the first pause, in milliseconds.
 * @returns {() => Promise<unknown>}
 */
export const pauses = (limit = 500) => () => rest(limit = Math.min(limit * 2, 10_000));

/**
 * Waits for a random time, so that the tabs of a server that has ended do not send their requests at the same
 * moments. The pause ends when the browser is online again or the tab is visible.
 * @param {number} limit The longest time, in milliseconds.
 * @returns {Promise<unknown>}
 */
export const rest = (limit) => new Promise((done) => {
  setTimeout(done, Math.random() * limit);
  for (const type of ["online", "visibilitychange"]) addEventListener(type, done, { once: true });
});
