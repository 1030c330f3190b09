import { CONNECTION_TIMEOUT_MS } from './limits.ts';
import type { Answerable, ProtocolError } from './protocol-error.ts';
import type { PublishAnswer } from './publish.ts';

export interface WireError {
  readonly errorType: string;
  readonly message: string;
}

type WithErrors<Type extends string> = {
  readonly type: Type;
  readonly id: string;
  readonly errors: readonly WireError[];
};

/** What a server sends. */
export type ServerFrame =
  /** Milliseconds without `ka` after which the client closes. */
  | { readonly type: 'connection_ack'; readonly connectionTimeoutMs: number }
  | { readonly type: 'connection_error'; readonly errors: readonly WireError[] }
  | { readonly type: 'ka' }
  | { readonly type: 'subscribe_success' | 'unsubscribe_success'; readonly id: string }
  /** An event, as the text of a JSON value, of the subscription `id`. */
  | { readonly type: 'data'; readonly id: string; readonly event: string }
  | ({ readonly type: 'publish_success'; readonly id: string } & PublishAnswer)
  | WithErrors<'subscribe_error' | 'unsubscribe_error' | 'publish_error' | 'broadcast_error'>
  /** Without an id where the frame at fault had none that could be read. */
  | { readonly type: 'error'; readonly id?: string; readonly errors: readonly WireError[] };

export const CONNECTION_ACK: ServerFrame = {
  type: 'connection_ack',
  connectionTimeoutMs: CONNECTION_TIMEOUT_MS,
};

export function encodeServerFrame(frame: ServerFrame): string {
  return JSON.stringify(frame);
}

/**
 * What stands before and behind the subscription's id in the `data` frames of an event: an id has no
 * character that JSON escapes.
 */
export function dataFrameParts(event: string): { readonly head: string; readonly tail: string } {
  return { head: '{"type":"data","id":"', tail: `","event":${JSON.stringify(event)}}` };
}

/** The answer to a frame that was refused; `frame` where the error does not know it. */
export function errorFrame(error: ProtocolError, frame?: Answerable): ServerFrame {
  const { errorType, message } = error;
  const errors = [{ errorType, message }];
  const of = error.frame ?? frame;
  return of ? { type: `${of.type}_error`, id: of.id, errors } : { type: 'error', errors };
}

/** What is sent before the connection is closed with CLOSE_REFUSED. */
export function connectionErrorFrame({ errorType, message }: ProtocolError): ServerFrame {
  return { type: 'connection_error', errors: [{ errorType, message }] };
}

/** What a subscriber learns whose subscription has ended, as it may not be any more. */
export function broadcastErrorFrame(id: string, error: ProtocolError): ServerFrame {
  const { errorType, message } = error;
  return { type: 'broadcast_error', id, errors: [{ errorType, message }] };
}
