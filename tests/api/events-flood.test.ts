import { connect as connectTcp } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LARGEST_BACKLOG } from '#api/events/event-writer.ts';
import { encodeSubprotocols } from '#domain/events/connection-header.ts';
import { startTestApi, type TestApi } from '../support/api.ts';
import { EventClient } from '../support/event-client.ts';
import { PUBLIC_KEY, startTestEvents, type TestEvents } from '../support/events-server.ts';

const LIMITS = { connections: 5, frames: 10 };
const visitor = { host: 'marquee.example', 'x-api-key': PUBLIC_KEY };

let api: TestApi;
let limited: TestEvents;
let free: TestEvents;
beforeAll(async () => {
  api = await startTestApi();
  limited = await startTestEvents(api.services, LIMITS);
  free = await startTestEvents(api.services);
});
afterAll(async () => {
  await limited?.close();
  await free?.close();
  await api?.close();
});
const at = ({ port }: TestEvents) => `ws://127.0.0.1:${port}/event/realtime`;
const metrics = () => api.services.metrics.text();

describe('too much', () => {
  test('of messages: those beyond the limit are refused, then the connection; others go on', async () => {
    const calm = await EventClient.connect(at(limited), visitor, '10.0.0.1');
    const client = await EventClient.connect(at(limited), visitor, '10.0.0.2');
    await calm.subscribe('/debug/flood');
    const burst = LIMITS.frames * 12;
    for (let count = 0; count < burst + 10; count += 1)
      client.send({ type: 'unsubscribe', id: `none-${count}` });
    const refused = await client.next(
      ({ errors }) => errors?.[0]?.errorType === 'LimitExceededError',
    );
    expect(refused).toMatchObject({
      type: 'unsubscribe_error',
      id: expect.stringMatching(/^none-/),
    });
    expect(client.socket.readyState).toBe(client.socket.OPEN);
    for (let count = 0; count < burst * 5; count += 1) client.send({ type: 'ping' });
    expect((await client.closed).code).toBe(1008);
    expect(await metrics()).toMatch(/marquee_live_dropped_total\{reason="flood"\} [1-9]/);
    await calm.publish('/debug/flood', 'all is well');
    expect(await calm.count(1)).toEqual(['all is well']);
    calm.close();
  });

  test('of connections: an address has so many, another one has its own', async () => {
    const many = await Promise.all(
      Array.from({ length: LIMITS.connections }, () =>
        EventClient.connect(at(limited), visitor, '10.0.0.3'),
      ),
    );
    const refused = new EventClient(at(limited), visitor, undefined, '10.0.0.3');
    const frame = await refused.next(({ type }) => type === 'connection_error');
    expect(frame.errors?.[0]?.errorType).toBe('LimitExceededError');
    expect((await refused.closed).code).toBe(4401);
    const other = await EventClient.connect(at(limited), visitor, '10.0.0.4');
    other.close();
    many[0]?.close();
    await many[0]?.closed;
    const again = await EventClient.connect(at(limited), visitor, '10.0.0.3');
    for (const client of [...many, again]) client.close();
  });
});

describe('a client that does not read', () => {
  test('is dropped with a reason before it takes memory; the others miss nothing', async () => {
    const reading = await EventClient.connect(at(free), visitor);
    await reading.subscribe('/debug/slow');
    const [protocol, header] = encodeSubprotocols(visitor);
    const slow = connectTcp(free.port, '127.0.0.1');
    slow.write(
      `GET /event/realtime HTTP/1.1\r\nHost: marquee.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\nSec-WebSocket-Protocol: ${protocol}, ${header}\r\n\r\n`,
    );
    slow.write(
      maskedFrame({ type: 'subscribe', id: 'a', channel: '/debug/slow', authorization: visitor }),
    );
    await new Promise<void>((resolve) => {
      let read = '';
      slow.on('data', (chunk) => {
        read += chunk.toString('latin1');
        if (read.includes('subscribe_success')) resolve();
      });
    });
    slow.removeAllListeners('data');
    slow.pause();
    const serverSide = () => [...free.server.hub.connections].filter(({ over }) => !over).length;
    expect(serverSide()).toBe(2);
    const event = 'x'.repeat(200_000);
    let sent = 0;
    let largest = 0;
    while (serverSide() > 1 && sent < 200) {
      await reading.publish('/debug/slow', event);
      sent += 1;
      for (const { backlog } of free.server.hub.connections) largest = Math.max(largest, backlog);
    }
    expect(sent).toBeLessThan(200);
    expect(largest).toBeLessThan(LARGEST_BACKLOG + 300_000);
    let rest = Buffer.alloc(0);
    slow.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]).subarray(-2_000);
    });
    slow.resume();
    await new Promise((resolve) => slow.once('close', resolve));
    expect(await reading.count(sent)).toHaveLength(sent);
    expect(await metrics()).toMatch(/marquee_live_dropped_total\{reason="slow"\} 1/);
    expect(rest.toString('latin1')).toContain('You read too slowly.');
    expect(rest.includes(Buffer.from([0x03, 0xf5]))).toBe(true); // 1013
    reading.close();
  });
});

/** A text frame as a client sends it, masked with zeros. */
function maskedFrame(content: object): Buffer {
  const text = Buffer.from(JSON.stringify(content));
  const header = Buffer.from([0x81, 0x80 | 126, text.length >> 8, text.length & 255, 0, 0, 0, 0]);
  return Buffer.concat([header, text]);
}
