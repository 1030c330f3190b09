import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseServerFrame, UnreadableFrame } from './parse-server-frame.ts';
import { errorBody, ProtocolError } from './protocol-error.ts';
import { PROTOCOL_ERRORS } from './protocol-errors.ts';
import {
  broadcastErrorFrame,
  CONNECTION_ACK,
  connectionErrorFrame,
  dataFrameParts,
  encodeServerFrame,
  errorFrame,
  type ServerFrame,
} from './server-frames.ts';

const id = fc.stringMatching(/^[a-zA-Z0-9\-_+]{1,40}$/);
const text = fc.string({ unit: 'binary' });
const errors = fc.array(fc.record({ errorType: text, message: text }), { maxLength: 3 });
const sent = { identifier: fc.uuid(), index: fc.nat(4) };
const constant = <const Value>(value: Value) => fc.constant(value);
const frame: fc.Arbitrary<ServerFrame> = fc.oneof(
  constant(CONNECTION_ACK),
  constant({ type: 'ka' } as const),
  fc.record({ type: constant('connection_error'), errors }),
  fc.record({ type: fc.constantFrom('subscribe_success', 'unsubscribe_success'), id }),
  fc.record({ type: constant('data'), id, event: text }),
  fc.record({
    type: constant('publish_success'),
    id,
    successful: fc.array(fc.record(sent)),
    failed: fc.array(fc.record({ ...sent, code: fc.integer(), message: text })),
  }),
  fc.record({
    type: fc.constantFrom(
      'subscribe_error',
      'unsubscribe_error',
      'publish_error',
      'broadcast_error',
    ),
    id,
    errors,
  }),
  fc.record({ type: constant('error'), id, errors }, { requiredKeys: ['type', 'errors'] }),
);

test('a server’s frame is read as it was written', () => {
  fc.assert(
    fc.property(frame, (written) => {
      expect(parseServerFrame(encodeServerFrame(written))).toEqual(written);
    }),
  );
});

test('an event that was encoded for all makes the same frame as one encoded for each', () => {
  fc.assert(
    fc.property(id, text, (id, event) => {
      const { head, tail } = dataFrameParts(event);
      expect(head + id + tail).toBe(encodeServerFrame({ type: 'data', id, event }));
    }),
  );
});

test('a client takes an event as text, or as a list of one', () => {
  const event = '{"mark":1}';
  const frame = { type: 'data', id: 'i', event };
  expect(parseServerFrame(JSON.stringify(frame))).toEqual(frame);
  expect(parseServerFrame(JSON.stringify({ ...frame, event: [event] }))).toEqual(frame);
  expect(() => parseServerFrame(JSON.stringify({ ...frame, event: [event, event] }))).toThrow(
    UnreadableFrame,
  );
});

test('garbage ends in nothing but an error of its own', () => {
  const part = fc.oneof(fc.json(), constant('"data"'), constant('"error"'), constant('[{}]'));
  const near = fc
    .tuple(part, part, part)
    .map(([type, id, rest]) => `{"type":${type},"id":${id},"errors":${rest},"failed":${rest}}`);
  fc.assert(
    fc.property(fc.oneof(text, fc.json(), near), (garbage) => {
      try {
        parseServerFrame(garbage);
      } catch (error) {
        expect(error).toBeInstanceOf(UnreadableFrame);
      }
    }),
  );
});

describe('what the documentation shows', () => {
  test('the acknowledgement says for how long silence is no reason to close', () => {
    expect(encodeServerFrame(CONNECTION_ACK)).toBe(
      '{"type":"connection_ack","connectionTimeoutMs":300000}',
    );
  });

  test('an unknown operation id is repeated', () => {
    const error = new ProtocolError('OPERATION_UNKNOWN', 'i');
    expect(errorFrame(error, { type: 'unsubscribe', id: 'i' })).toEqual({
      type: 'unsubscribe_error',
      id: 'i',
      errors: [{ errorType: 'UnknownOperationError', message: 'Unknown operation id i' }],
    });
  });

  test('a refused connection carries its errors at the top', () => {
    expect(connectionErrorFrame(new ProtocolError('AUTHORIZATION_REFUSED'))).toMatchObject({
      type: 'connection_error',
      errors: [{ errorType: 'UnauthorizedException' }],
    });
  });

  test('what fails on our side has its own names', () => {
    const failed = new ProtocolError('SUBSCRIPTION_FAILED', '', { type: 'subscribe', id: 'i' });
    expect(errorFrame(failed)).toMatchObject({
      type: 'subscribe_error',
      id: 'i',
      errors: [{ errorType: 'SubscriptionProcessingError' }],
    });
    expect(broadcastErrorFrame('i', new ProtocolError('MESSAGE_FAILED'))).toMatchObject({
      type: 'broadcast_error',
      errors: [{ errorType: 'MessageProcessingError' }],
    });
  });

  test('a frame whose id could not be read is answered without one', () => {
    expect(errorFrame(new ProtocolError('FRAME_MALFORMED'))).toEqual({
      type: 'error',
      errors: [{ errorType: 'InvalidInputError', message: expect.stringContaining('JSON object') }],
    });
  });

  test('over HTTP, invalid input is a bad request', () => {
    expect(errorBody(new ProtocolError('EVENTS_INVALID')).errors[0]?.errorType).toBe(
      'BadRequestException',
    );
    expect(errorBody(new ProtocolError('NAMESPACE_UNKNOWN', 'x')).errors[0]).toEqual({
      errorType: 'ResourceNotFound',
      message: 'Namespace not found: x.',
    });
  });

  test('what clients do not try again is their own fault', () => {
    const refused = ['UnauthorizedException', 'BadRequestException'];
    for (const { errorType, status } of Object.values(PROTOCOL_ERRORS))
      if (refused.includes(errorType)) expect([400, 401, 403]).toContain(status);
  });
});
