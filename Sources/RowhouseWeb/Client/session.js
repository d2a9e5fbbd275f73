// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// The state that the client and the server share.

/** The attributes of the document, which contain its session and the texts of notices. */
export const { dataset } = document.body;

/** The state of the session. */
export const session = {
  /** The version that is shown. */
  version: 0,
  /** The number of the screen that is shown. */
  screen: 0,
  /** The number of the next event. */
  nextEvent: 0,
};

/** Reads the state from the document. */
export function readSession() {
  session.version = Number(dataset.version);
  session.screen = Number(dataset.screen);
  session.nextEvent = Number(dataset.event);
}

/** Returns the token of the session: its name, a dot and a secret. */
export const sessionToken = () => dataset.session;

/** Returns the address to which events are posted and from which messages are streamed. */
export const eventsAddress = () => `${dataset.base}/events/${sessionToken().split(".")[0]}`;
