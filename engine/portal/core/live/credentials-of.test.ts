import { expect, test } from 'vitest';
import type { LogListener } from './connection-log.ts';
import { holdWhileLive } from './credentials-of.ts';
import type { ConnectionPhase } from './live-connection.ts';

test('credentials are renewed while the connection is up, by one hold at a time', () => {
  let holds = 0;
  let releases = 0;
  const client = {
    hold: () => {
      holds += 1;
      return () => {
        releases += 1;
      };
    },
  };
  const listeners: LogListener[] = [];
  const connection: { phase: ConnectionPhase; observe: (listener: LogListener) => () => void } = {
    phase: 'connecting',
    observe: (listener) => {
      listeners.push(listener);
      return () => {};
    },
  };
  const enter = (phase: ConnectionPhase) => {
    connection.phase = phase;
    for (const listener of listeners) listener({ kind: 'phase', phase });
    return [holds, releases];
  };
  holdWhileLive(client, connection);
  expect(holds).toBe(0);
  expect(enter('live')).toEqual([1, 0]);
  expect(enter('live')).toEqual([1, 0]);
  expect(enter('waiting')).toEqual([1, 1]);
  expect(enter('connecting')).toEqual([1, 1]);
  expect(enter('live')).toEqual([2, 1]);
  expect(enter('idle')).toEqual([2, 2]);
});
