import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { ConnectionContext } from './connection-context.ts';
import { EventConnection } from './event-connection.ts';

const OPEN = 1;
const CLOSING = 2;

function connection(readyState: number) {
  const websocket = Object.assign(new EventEmitter(), { readyState, OPEN });
  const socket = { writableLength: 0 };
  return new EventConnection(
    {} as ConnectionContext,
    websocket as unknown as WebSocket,
    socket as Socket,
    '127.0.0.1',
  );
}

describe('an event', () => {
  test.each([
    ['is written to a client that is there', OPEN, 1],
    ['is not written behind the frame that closes', CLOSING, 0],
  ])('%s', (_what, readyState, times) => {
    const write = vi.fn();
    connection(readyState).receiver.deliver('a', 10, write);
    expect(write).toHaveBeenCalledTimes(times);
  });
});
