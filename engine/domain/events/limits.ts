/** The subprotocol that a client offers and the server answers. */
export const SUBPROTOCOL = 'aws-appsync-event-ws';

/** A client closes when no `ka` came within this time; `connection_ack` says so. Milliseconds. */
export const CONNECTION_TIMEOUT_MS = 300_000;
/** Between two `ka` frames. Milliseconds. */
export const KEEP_ALIVE_MS = 60_000;
/** A connection lives at most a day. Milliseconds. */
export const CONNECTION_LIFETIME_MS = 24 * 3_600_000;
/** Close code after `connection_error`. */
export const CLOSE_REFUSED = 4401;

/** Events in one publish. */
export const MOST_EVENTS = 5;
/** 240 kB: an event, and a frame that carries none. Bytes of UTF-8. */
export const LARGEST_EVENT = 240 * 1024;
/**
 * A frame that publishes. Bytes of UTF-8. The official client sends its events twice in a frame, and
 * quoting JSON within JSON makes it longer, so a frame with one event of full size must pass.
 */
export const LARGEST_FRAME = 1024 * 1024;
/** Subscriptions on one connection. */
export const MOST_SUBSCRIPTIONS = 100;
/** Characters in the `header-…` subprotocol. */
export const LONGEST_HEADER = 16_384;

const encoder = new TextEncoder();

/** True where `text` takes more than `limit` bytes of UTF-8. */
export function exceeds(text: string, limit: number): boolean {
  if (text.length > limit) return true;
  // A UTF-16 unit takes three bytes at most: short texts need not be encoded.
  return text.length * 3 > limit && encoder.encode(text).length > limit;
}
