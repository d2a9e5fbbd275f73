// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// Sends events through a web socket, which takes less time than a POST. Each event without an open socket is a POST.

import { eventsAddress } from "./session.js";
import { timeLimit } from "./transport.js";

/** @type {WebSocket} */
let socket;
/** The address at which the server or a proxy has refused a socket. */
let refused = "";

const address = () => new URL(eventsAddress(), location.href).href.replace("http", "ws");

/**
 * Returns true if the socket is that of the session, which has another address after a renewal.
 * @param {number} state The latest state that it may have.
 */
const isUsable = (state) => socket?.url === address() && socket.readyState <= state;

/** Opens a socket for the next events, unless there is one. */
export function open() {
  if (refused === address() || isUsable(WebSocket.OPEN)) return;
  socket?.close();
  const opened = new WebSocket(address());
  opened.onclose = () => {
    refused = opened.url;
  };
  opened.onopen = () => {
    opened.onclose = null;
  };
  socket = opened;
}

/**
 * Sends an event, and returns its answer, if the socket is open.
 * @param {string} body The form of the event, as it would be posted.
 * @returns {Promise<import("./transport.js").Answer | undefined>} Status 503 if there is no answer in time.
 */
export async function ask(body) {
  if (!isUsable(WebSocket.OPEN) || socket.readyState !== WebSocket.OPEN) return undefined;
  const asked = socket;
  const data = await new Promise((done) => {
    setTimeout(done, timeLimit);
    asked.onmessage = (message) => done(message.data);
    asked.onclose = () => done(undefined);
    asked.send(body);
  });
  if (data === undefined) {
    // A silent connection. The event is sent again, as a POST.
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

// A page with an open socket could not be kept for the way back.
addEventListener("pagehide", () => socket?.close());
