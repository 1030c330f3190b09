import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ProtocolError } from './protocol-error.ts';
import { checkEvents, eventFailure, parsePublishBody, publishAnswer } from './publish.ts';

describe('the body of POST /event', () => {
  test('names a channel and up to five events', () => {
    const events = ['{"a":1}', '"two"', '3', 'null', '[5]'];
    expect(parsePublishBody(JSON.stringify({ channel: 'debug/a', events, id: 'x' }))).toEqual({
      channel: { text: 'debug/a', segments: ['debug', 'a'], wildcard: false },
      events,
    });
  });

  test.each([
    ['no JSON', '', 'FRAME_MALFORMED'],
    ['no channel', '{"events":["1"]}', 'CHANNEL_INVALID'],
    ['a wildcard', '{"channel":"/a/*","events":["1"]}', 'CHANNEL_IS_WILDCARD'],
    ['no events', '{"channel":"/a"}', 'EVENTS_INVALID'],
    ['events that are no text', '{"channel":"/a","events":[1]}', 'EVENTS_INVALID'],
    ['more than one can read', `"${'x'.repeat(1024 * 1024)}"`, 'FRAME_TOO_LARGE'],
  ])('with %s is refused', (_case, text, code) => {
    expect(() => parsePublishBody(text)).toThrow(expect.objectContaining({ code }));
  });

  test('that is garbage ends in nothing but a protocol error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        expect(() => parsePublishBody(text)).toThrow(ProtocolError);
      }),
    );
  });
});

describe('events', () => {
  test('that are no JSON or too large fail alone', () => {
    const large = JSON.stringify('é'.repeat(130_000));
    const { good, failures } = checkEvents(['{"a":1}', '{a:1}', large, '2']);
    expect(good).toEqual([
      { index: 0, event: '{"a":1}' },
      { index: 3, event: '2' },
    ]);
    expect(failures).toEqual([
      { index: 1, code: 400, message: 'Event 1 is not the text of a JSON value.' },
      { index: 2, code: 413, message: 'Event 2 is larger than 240 kB.' },
    ]);
  });

  test('of exactly 240 kB are not too large', () => {
    const event = JSON.stringify('x'.repeat(240 * 1024 - 2));
    expect(checkEvents([event]).failures).toEqual([]);
    expect(() => checkEvents([` ${event}`])).toThrow('Event 0 is larger than 240 kB.');
  });

  test('of which none is good refuse the whole publish', () => {
    expect(() => checkEvents(['', 'undefined'])).toThrow('Event 0 is not the text');
  });

  test('are each either good or failed, in their order', () => {
    const event = fc.oneof(fc.json(), fc.string());
    const events = fc.array(event, { minLength: 1, maxLength: 4 }).map((list) => ['1', ...list]);
    fc.assert(
      fc.property(events, (events) => {
        const { good, failures } = checkEvents(events);
        const indexes = [...good, ...failures].map(({ index }) => index);
        expect(indexes.sort()).toEqual([...events.keys()]);
        for (const { index, event } of good) expect(event).toBe(events[index]);
      }),
    );
  });
});

test('the answer gives each event its identifier, whatever became of it', () => {
  const failure = eventFailure(1, new ProtocolError('MESSAGE_FAILED'));
  const sent = [
    { index: 2, event: '2' },
    { index: 0, event: '0' },
  ];
  expect(publishAnswer(sent, [failure], (index) => `id-${index}`)).toEqual({
    successful: [
      { identifier: 'id-0', index: 0 },
      { identifier: 'id-2', index: 2 },
    ],
    failed: [{ identifier: 'id-1', index: 1, code: 500, message: failure.message }],
  });
});
