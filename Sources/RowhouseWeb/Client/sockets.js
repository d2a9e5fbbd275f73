// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Sends events through a web socket, which takes less time than a POST request. While no socket is open,
// events are POST requests.

import { eventsAddress } from "./session.js";
import { timeLimit } from "./transport.js";

/** @type {WebSocket} */
let socket;
/** The address at which the server or a proxy has refused a socket. */
let refused = "";

const address = () => new URL(eventsAddress(), location.href).href.replace("http", "ws");

/**
 * Returns true if the socket is open and belongs to the session. After a renewal, the session has a different
 * address.
 */
const isUsable = () => socket?.url === address() && socket.readyState <= WebSocket.OPEN;

/** Opens a socket for the next events, unless there is one, and returns the function that sends them. */
export function open() {
  if (refused === address() || isUsable()) return ask;
  socket?.close();
  const opened = new WebSocket(address());
  opened.onclose = () => {
    refused = opened.url;
  };
  opened.onopen = () => {
    opened.onclose = null;
  };
  socket = opened;
  return ask;
}

/**
 * Sends an event, and returns its answer, if the socket is open and the server does not close it at the end of its
 * lifetime.
 * @param {URLSearchParams} body The form of the event, as it would be posted.
 * @returns {Promise<import("./transport.js").Answer | undefined>} Status 503 if there is no answer in time.
 */
export async function ask(body) {
  if (!isUsable() || socket.readyState !== WebSocket.OPEN) return undefined;
  const asked = socket;
  const data = await new Promise((done) => {
    // A long text has more time, as in a POST request.
    setTimeout(done, timeLimit + 1_000 * (`${body}`.length >> 13));
    asked.onmessage = (message) => done(message.data);
    asked.onclose = ({ code }) => done(code === 1000 ? null : undefined);
    asked.send(`${body}`);
  });
  // After the server has decided to close the socket, it does not read any more events.
  if (data === null) return undefined;
  if (data === undefined) {
    // The connection is silent. The event is sent again as a POST.
    asked.close();
    return { status: 503, messages: [] };
  }
  const text = await decompress(data);
  return { status: Number(text.slice(0, 3)), messages: JSON.parse(text.slice(3)) };
}

/**
 * Returns the text of a message, which the server has compressed if it is large.
 * @param {string | Blob} data
 */
function decompress(data) {
  if (typeof data === "string") return data;
  return new Response(data.stream().pipeThrough(new DecompressionStream("gzip"))).text();
}

// Closes the socket, because browsers do not put a page with an open socket into the back-forward cache.
addEventListener("pagehide", () => socket?.close());
