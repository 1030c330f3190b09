import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSimulatedPlatforms } from '#api/simulated-platforms/simulated-platforms.ts';

export interface PlayedPlatforms {
  /** Where they are reached: `http://127.0.0.1:<port>/simulated-platforms`. */
  readonly address: string;
  readonly close: () => void;
}

/** The platforms that a development server plays, on a port of their own. */
export async function playPlatforms(now: () => Date): Promise<PlayedPlatforms> {
  const played = createSimulatedPlatforms('development', { now });
  const server = createServer((request, response) => {
    if (!played.answer(request, response)) response.writeHead(404).end();
  });
  server.on('upgrade', (request, socket, head) => {
    if (!played.upgrade(request, socket, head)) socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/simulated-platforms`,
    close: () => {
      played.close();
      server.close();
      server.closeAllConnections();
    },
  };
}
