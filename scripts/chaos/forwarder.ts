import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Leads a port of this machine to another, as an address that moves does. @returns what ends it */
export async function forwarder(from: number, to: number): Promise<() => Promise<void>> {
  const open = new Set<Socket>();
  const server = createServer((one) => {
    const other = connect(to, '127.0.0.1');
    for (const [socket, opposite] of [
      [one, other],
      [other, one],
    ] as const) {
      open.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => {
        open.delete(socket);
        opposite.destroy();
      });
      socket.pipe(opposite);
    }
  });
  server.listen(from, '127.0.0.1');
  await once(server, 'listening');
  return async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of open) socket.destroy();
    await closed;
  };
}
