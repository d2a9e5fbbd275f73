// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

// The state that the client and the server share.

/** The attributes of the document, which contain its session and the texts of notices. */
export const { dataset } = document.body;

/**
 * The state of the session: the current version, the number of the current screen, and the number of the next event.
 * @type {{ version?: number, screen?: number, nextEvent?: number }}
 */
export const session = {};

/** Reads the state from the document. */
export const readSession = () => Object.assign(session, {
  version: +dataset.version,
  screen: +dataset.screen,
  nextEvent: +dataset.event,
});

/** Returns the token of the session, which consists of its name, a dot, and a secret. */
export const sessionToken = () => dataset.session;

/** Returns the address to which events are posted and from which messages are streamed. */
export const eventsAddress = () => `${dataset.base}/events/${sessionToken().split(".")[0]}`;
