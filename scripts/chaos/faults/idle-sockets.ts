import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.ts';

const SOCKETS = 10_000;
const FOR_MS = 20_000;
/** An address has so many ports to come from, and a machine's backlog so much room. */
const PER_ADDRESS = 2_000;
const AT_ONCE = 200;

export const idleSockets: Fault = {
  name: 'idle-sockets',
  what: `--count (${SOCKETS}) connections that ask for nothing, half of them with half a request`,
  unnoticed: true,
  happen: async ({ port, count = SOCKETS, repaired }) => {
    const sockets: Socket[] = [];
    const open = (number: number) =>
      new Promise<void>((resolve) => {
        const localAddress = `127.0.1.${1 + Math.floor(number / PER_ADDRESS)}`;
        const socket = connect({ port, host: '127.0.0.1', localAddress }, () => {
          if (number % 2 === 0) socket.write('GET / HTTP/1.1\r\nHost: ');
          resolve();
        });
        socket.once('error', () => resolve());
        sockets.push(socket);
      });
    try {
      repaired();
      for (let from = 0; from < count; from += AT_ONCE)
        await Promise.all(
          Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => open(from + index)),
        );
      const held = sockets.filter(({ connecting, destroyed }) => !connecting && !destroyed).length;
      await sleep(FOR_MS);
      return held < count ? [`Only ${held} of ${count} connections could be opened.`] : [];
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  },
};
