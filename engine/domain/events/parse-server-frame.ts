import { field, isObject, type JsonObject, parseObject } from './json.ts';
import type { EventFailure, PublishAnswer } from './publish.ts';
import type { ServerFrame, WireError } from './server-frames.ts';

/** A text of a server that is no frame, or none that is known. */
export class UnreadableFrame extends Error {
  override readonly name = 'UnreadableFrame';
}

/**
 * Reads a frame of a server, our own or the managed service. Fields that are not known do not count.
 * @throws UnreadableFrame
 */
export function parseServerFrame(text: string): ServerFrame {
  const object = parseObject(text);
  const type = object && field(object, 'type');
  if (!object || typeof type !== 'string') throw new UnreadableFrame();
  switch (type) {
    case 'connection_ack':
      return { type, connectionTimeoutMs: readCount(object, 'connectionTimeoutMs') };
    case 'connection_error':
      return { type, errors: readErrors(object) };
    case 'ka':
      return { type };
    case 'subscribe_success':
    case 'unsubscribe_success':
      return { type, id: readString(object, 'id') };
    case 'data':
      return { type, id: readString(object, 'id'), event: readEvent(object) };
    case 'publish_success':
      return { type, id: readString(object, 'id'), ...readPublishAnswer(object) };
    case 'subscribe_error':
    case 'unsubscribe_error':
    case 'publish_error':
    case 'broadcast_error':
      return { type, id: readString(object, 'id'), errors: readErrors(object) };
    case 'error': {
      const id = field(object, 'id');
      const errors = readErrors(object);
      return typeof id === 'string' ? { type, id, errors } : { type, errors };
    }
    default:
      throw new UnreadableFrame(type.slice(0, 40));
  }
}

/** What became of the events of a publish, from `publish_success` or the answer to `POST /event`. */
export function readPublishAnswer(object: JsonObject): PublishAnswer {
  return {
    successful: readList(object, 'successful').map((entry) => readPlace(entry)),
    failed: readList(object, 'failed').map((entry) => ({
      ...readPlace(entry),
      ...readCause(entry),
    })),
  };
}

function readPlace(entry: JsonObject) {
  return { identifier: readString(entry, 'identifier'), index: readCount(entry, 'index') };
}

/** The managed service does not always say why. */
function readCause(entry: JsonObject): Pick<EventFailure, 'code' | 'message'> {
  const code = field(entry, 'code');
  const message = field(entry, 'message');
  return {
    code: typeof code === 'number' ? code : 500,
    message: typeof message === 'string' ? message : '',
  };
}

/** A string, or a list of one. */
function readEvent(object: JsonObject): string {
  const sent = field(object, 'event');
  const event = Array.isArray(sent) && sent.length === 1 ? sent[0] : sent;
  if (typeof event !== 'string') throw new UnreadableFrame();
  return event;
}

function readErrors(object: JsonObject): readonly WireError[] {
  return readList(object, 'errors').map((entry) => {
    const message = field(entry, 'message');
    return {
      errorType: readString(entry, 'errorType'),
      message: typeof message === 'string' ? message : '',
    };
  });
}

function readList(object: JsonObject, name: string): readonly JsonObject[] {
  const list = field(object, name) ?? [];
  if (!Array.isArray(list) || !list.every(isObject)) throw new UnreadableFrame();
  return list;
}

function readString(object: JsonObject, name: string): string {
  const value = field(object, name);
  if (typeof value !== 'string') throw new UnreadableFrame();
  return value;
}

function readCount(object: JsonObject, name: string): number {
  const value = field(object, name);
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
    throw new UnreadableFrame();
  return value;
}
