import { type AuthorizationHeaders, readHeaders } from './authorization.ts';
import { type Channel, parseChannel, parseSingleChannel } from './channels.ts';
import { field, type JsonObject, parseObject } from './json.ts';
import { exceeds, LARGEST_EVENT, LARGEST_FRAME } from './limits.ts';
import { type Answerable, ProtocolError } from './protocol-error.ts';
import { readEventTexts } from './publish.ts';

/** What a client sends. `authorization` has lower-case names. */
export type ClientFrame =
  | { readonly type: 'connection_init' }
  | SubscribeFrame
  | { readonly type: 'unsubscribe'; readonly id: string }
  | PublishFrame;

export interface SubscribeFrame {
  readonly type: 'subscribe';
  /** The client's name for the subscription, unique on its connection. */
  readonly id: string;
  readonly channel: Channel;
  readonly authorization: AuthorizationHeaders;
}

export interface PublishFrame {
  readonly type: 'publish';
  readonly id: string;
  readonly channel: Channel;
  /** 1 to 5 strings; `checkEvents` tells which of them are events. */
  readonly events: readonly string[];
  readonly authorization: AuthorizationHeaders;
}

const ID = /^[a-zA-Z0-9\-_+]{1,128}$/;

/** True for what may name a subscription or a publish. */
export function isOperationId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value);
}

/**
 * Reads a text frame of a client. Fields that are not known do not count.
 * @throws ProtocolError with the frame at fault, so that `errorFrame` can answer it
 */
export function parseClientFrame(text: string): ClientFrame {
  if (exceeds(text, LARGEST_FRAME)) throw new ProtocolError('FRAME_TOO_LARGE', LARGEST_FRAME);
  const object = parseObject(text);
  if (!object) throw new ProtocolError('FRAME_MALFORMED');
  const type = field(object, 'type');
  if (type !== 'publish' && exceeds(text, LARGEST_EVENT))
    throw new ProtocolError('FRAME_TOO_LARGE', LARGEST_EVENT);
  switch (type) {
    case 'connection_init':
      return { type };
    case 'subscribe':
    case 'unsubscribe':
    case 'publish':
      return readOperation(type, object);
    default:
      throw new ProtocolError('OPERATION_UNSUPPORTED', operationName(type));
  }
}

function readOperation(type: Answerable['type'], object: JsonObject): ClientFrame {
  const id = field(object, 'id');
  if (!isOperationId(id)) throw new ProtocolError('ID_INVALID');
  try {
    const channel = field(object, 'channel');
    switch (type) {
      case 'unsubscribe':
        return { type, id };
      case 'subscribe':
        return {
          type,
          id,
          channel: parseChannel(channel),
          authorization: readFrameHeaders(object),
        };
      case 'publish':
        return {
          type,
          id,
          channel: parseSingleChannel(channel),
          events: readEventTexts(field(object, 'events')),
          authorization: readFrameHeaders(object),
        };
    }
  } catch (error) {
    throw error instanceof ProtocolError ? error.of({ type, id }) : error;
  }
}

function readFrameHeaders(object: JsonObject): AuthorizationHeaders {
  const sent = field(object, 'authorization');
  if (sent === undefined) throw new ProtocolError('AUTHORIZATION_MISSING');
  const headers = readHeaders(sent);
  if (!headers) throw new ProtocolError('AUTHORIZATION_MALFORMED');
  return headers;
}

/** An operation's name as an error repeats it. */
function operationName(type: unknown): string {
  return typeof type === 'string' && /^\w{1,40}$/.test(type) ? type : 'unknown';
}

/**
 * The text that a signature covers as the body of `POST /event`: channel and events as the client
 * wrote them; an empty object where it connects.
 */
export function signedBody(frame?: SubscribeFrame | PublishFrame): string {
  if (!frame) return '{}';
  const { text: channel } = frame.channel;
  return JSON.stringify(frame.type === 'publish' ? { channel, events: frame.events } : { channel });
}
