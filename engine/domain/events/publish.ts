import { type Channel, parseSingleChannel } from './channels.ts';
import { field, isJson, parseObject } from './json.ts';
import { exceeds, LARGEST_EVENT, LARGEST_FRAME, MOST_EVENTS } from './limits.ts';
import { ProtocolError } from './protocol-error.ts';

/** The body of `POST /event`. */
export interface PublishBody {
  readonly channel: Channel;
  readonly events: readonly string[];
}

/** An event that can be sent on. */
export interface GoodEvent {
  /** Its place in the publish. */
  readonly index: number;
  /** The text of a JSON value. */
  readonly event: string;
}

/** An event that was not sent on. */
export interface EventFailure {
  readonly index: number;
  /** As an HTTP status. */
  readonly code: number;
  readonly message: string;
}

/** The answer to a publish: `publish_success`, or status 200 of `POST /event`. */
export interface PublishAnswer {
  readonly successful: readonly { readonly identifier: string; readonly index: number }[];
  readonly failed: readonly (EventFailure & { readonly identifier: string })[];
}

/** A list of 1 to 5 strings. @throws ProtocolError EVENTS_INVALID */
export function readEventTexts(value: unknown): readonly string[] {
  const few = Array.isArray(value) && value.length > 0 && value.length <= MOST_EVENTS;
  if (!few || !value.every((event) => typeof event === 'string'))
    throw new ProtocolError('EVENTS_INVALID');
  return value;
}

/**
 * Reads the body of `POST /event`.
 * @throws ProtocolError; `errorBody` is the answer, with the error's status
 */
export function parsePublishBody(text: string): PublishBody {
  if (exceeds(text, LARGEST_FRAME)) throw new ProtocolError('FRAME_TOO_LARGE', LARGEST_FRAME);
  const object = parseObject(text);
  if (!object) throw new ProtocolError('FRAME_MALFORMED');
  return {
    channel: parseSingleChannel(field(object, 'channel')),
    events: readEventTexts(field(object, 'events')),
  };
}

/**
 * Separates events from what is none: those that are no JSON, or larger than 240 kB, fail alone.
 * @throws ProtocolError EVENT_NOT_JSON, EVENT_TOO_LARGE where none is left
 */
export function checkEvents(events: readonly string[]): {
  readonly good: readonly GoodEvent[];
  readonly failures: readonly EventFailure[];
} {
  const good: GoodEvent[] = [];
  const errors: { readonly index: number; readonly error: ProtocolError }[] = [];
  for (const [index, event] of events.entries()) {
    const error = faultOf(event, index);
    if (error) errors.push({ index, error });
    else good.push({ index, event });
  }
  const [first] = errors;
  if (first && good.length === 0) throw first.error;
  return { good, failures: errors.map(({ index, error }) => eventFailure(index, error)) };
}

function faultOf(event: string, index: number): ProtocolError | undefined {
  if (exceeds(event, LARGEST_EVENT)) return new ProtocolError('EVENT_TOO_LARGE', index);
  return isJson(event) ? undefined : new ProtocolError('EVENT_NOT_JSON', index);
}

/** An event's failure, of a fault of its own or one on the way to its subscribers. */
export function eventFailure(index: number, { status, message }: ProtocolError): EventFailure {
  return { index, code: status, message };
}

/** The answer to a publish, with one identifier for each event, in the order they were sent. */
export function publishAnswer(
  sent: readonly GoodEvent[],
  failures: readonly EventFailure[],
  identifierOf: (index: number) => string,
): PublishAnswer {
  return {
    successful: sent.map(({ index }) => ({ identifier: identifierOf(index), index })).sort(byIndex),
    failed: failures
      .map(({ index, code, message }) => ({
        identifier: identifierOf(index),
        index,
        code,
        message,
      }))
      .sort(byIndex),
  };
}

const byIndex = (one: { readonly index: number }, other: { readonly index: number }) =>
  one.index - other.index;
