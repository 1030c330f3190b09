import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseChannel } from './channels.ts';
import { type ClientFrame, parseClientFrame, signedBody } from './client-frames.ts';
import { ProtocolError } from './protocol-error.ts';

const id = fc.stringMatching(/^[a-zA-Z0-9\-_+]{1,128}$/);
const path = fc.stringMatching(/^\/?[a-z](\/[a-z0-9]{1,4}){0,3}$/);
const authorization = fc.dictionary(fc.stringMatching(/^[a-z-]{1,12}$/), fc.string(), {
  noNullPrototype: true,
});
const frame: fc.Arbitrary<ClientFrame> = fc.oneof(
  fc.constant<ClientFrame>({ type: 'connection_init' }),
  fc.record({ type: fc.constant('unsubscribe' as const), id }),
  fc.record({
    type: fc.constant('subscribe' as const),
    id,
    channel: fc.tuple(path, fc.constantFrom('', '/*')).map((parts) => parseChannel(parts.join(''))),
    authorization,
  }),
  fc.record({
    type: fc.constant('publish' as const),
    id,
    channel: path.map(parseChannel),
    events: fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 5 }),
    authorization,
  }),
);

const refusal = (text: string): ProtocolError => {
  try {
    parseClientFrame(text);
  } catch (error) {
    if (error instanceof ProtocolError) return error;
  }
  throw new Error('The frame was not refused.');
};

test('a frame is read as it was written', () => {
  fc.assert(
    fc.property(frame, (sent) => {
      const wire = 'channel' in sent ? { ...sent, channel: sent.channel.text } : sent;
      expect(parseClientFrame(JSON.stringify(wire))).toEqual(sent);
    }),
  );
});

test('the official client’s repetitions do not count', () => {
  const sent = {
    id: 'b2f',
    channel: '/debug/a',
    events: ['1'],
    authorization: { 'X-Api-Key': 'k', host: 'h.example' },
    payload: { events: ['1'], channel: '/debug/a', extensions: { authorization: {} } },
    type: 'publish',
  };
  expect(parseClientFrame(JSON.stringify(sent))).toEqual({
    type: 'publish',
    id: 'b2f',
    channel: { text: '/debug/a', segments: ['debug', 'a'], wildcard: false },
    events: ['1'],
    authorization: { 'x-api-key': 'k', host: 'h.example' },
  });
});

describe('a frame is refused', () => {
  const subscribe = { type: 'subscribe', id: 'i', channel: '/a/b', authorization: {} };
  const publish = { ...subscribe, type: 'publish', events: ['1'] };
  const of = (frame: { type: string }) => ({ type: frame.type, id: 'i' });

  test.each([
    ['as no JSON', '{', 'FRAME_MALFORMED'],
    ['as a list', '[]', 'FRAME_MALFORMED'],
    ['for no type', '{}', 'OPERATION_UNSUPPORTED'],
    ['for an inherited type', '{"__proto__":{"type":"connection_init"}}', 'OPERATION_UNSUPPORTED'],
    ['for a type of the server’s', '{"type":"data"}', 'OPERATION_UNSUPPORTED'],
    ['for no id', '{"type":"unsubscribe"}', 'ID_INVALID'],
    ['for an id with a space', '{"type":"unsubscribe","id":"a b"}', 'ID_INVALID'],
    ['for too long an id', `{"type":"unsubscribe","id":"${'a'.repeat(129)}"}`, 'ID_INVALID'],
    ['for its size', JSON.stringify({ type: 'ping', x: 'x'.repeat(245_760) }), 'FRAME_TOO_LARGE'],
    ['for its size, unread', 'x'.repeat(1024 * 1024 + 1), 'FRAME_TOO_LARGE'],
    ['for its size in bytes, unread', 'é'.repeat(600_000), 'FRAME_TOO_LARGE'],
  ])('%s, without an id to answer by', (_case, text, code) => {
    expect(refusal(text)).toMatchObject({ code, frame: undefined });
  });

  test.each([
    ['no channel', { ...subscribe, channel: undefined }, 'CHANNEL_INVALID'],
    ['a channel of six segments', { ...subscribe, channel: '/a/b/c/d/e/f' }, 'CHANNEL_INVALID'],
    ['no authorization', { ...subscribe, authorization: undefined }, 'AUTHORIZATION_MISSING'],
    ['an empty authorization', { ...subscribe, authorization: null }, 'AUTHORIZATION_MALFORMED'],
    ['a number in it', { ...subscribe, authorization: { a: 1 } }, 'AUTHORIZATION_MALFORMED'],
    ['a wildcard', { ...publish, channel: '/a/*' }, 'CHANNEL_IS_WILDCARD'],
    ['no events', { ...publish, events: undefined }, 'EVENTS_INVALID'],
    ['an empty list', { ...publish, events: [] }, 'EVENTS_INVALID'],
    ['six events', { ...publish, events: ['1', '2', '3', '4', '5', '6'] }, 'EVENTS_INVALID'],
    ['events that are no text', { ...publish, events: [{ a: 1 }] }, 'EVENTS_INVALID'],
  ])('for %s, with its id', (_case, sent, code) => {
    expect(refusal(JSON.stringify(sent))).toMatchObject({ code, frame: of(sent) });
  });
});

test('a frame with an event of full size passes, though its client sends it twice', () => {
  const events = [JSON.stringify('x'.repeat(240 * 1024 - 2))];
  const sent = { type: 'publish', id: 'i', channel: '/a', events, authorization: {} };
  const text = JSON.stringify({ ...sent, payload: { events } });
  expect(parseClientFrame(text)).toMatchObject({ events });
});

test('garbage ends in nothing but a protocol error', () => {
  const part = fc.oneof(fc.json(), fc.constantFrom('"subscribe"', '"publish"', '"i"', '["1"]'));
  const near = fc
    .tuple(part, part, part, part, part)
    .map(
      ([type, id, channel, events, authorization]) =>
        `{"type":${type},"id":${id},"channel":${channel},"events":${events},"authorization":${authorization}}`,
    );
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), near), (text) => {
      try {
        parseClientFrame(text);
      } catch (error) {
        expect(error).toBeInstanceOf(ProtocolError);
      }
    }),
  );
});

test('a signature covers channel and events as the client wrote them', () => {
  const channel = parseChannel('/a/b/');
  const common = { id: 'i', channel, authorization: {} };
  expect(signedBody()).toBe('{}');
  expect(signedBody({ type: 'subscribe', ...common })).toBe('{"channel":"/a/b/"}');
  expect(signedBody({ type: 'publish', ...common, events: ['"x"'] })).toBe(
    '{"channel":"/a/b/","events":["\\"x\\""]}',
  );
});
