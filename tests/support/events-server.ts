import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import fastify from 'fastify';
import type { EventLimits } from '#api/events/event-options.ts';
import { createEventServer, type EventServer } from '#api/events/event-server.ts';
import { publishPlugin } from '#api/events/publish-plugin.ts';
import type { ApiServices } from '#api/http/services.ts';

export const PUBLIC_KEY = 'da2-for-tests';

export interface TestEvents {
  readonly server: EventServer;
  readonly http: Server;
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** The events service over these services, on a port of its own on loopback. */
export async function startTestEvents(
  services: ApiServices,
  limits?: EventLimits,
): Promise<TestEvents> {
  const app = fastify({ logger: false });
  await app.register(publishPlugin, { services, publicKey: PUBLIC_KEY });
  const server = createEventServer({
    services,
    publicKey: PUBLIC_KEY,
    limits,
    addressOf: ({ socket, headers }) =>
      String(headers['x-forwarded-for'] ?? socket.remoteAddress ?? ''),
  });
  app.server.on('upgrade', (request, socket: Duplex, head) =>
    server.upgrade(request, socket, head),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    server,
    http: app.server,
    port: (app.server.address() as AddressInfo).port,
    close: async () => {
      await server.close();
      await app.close();
    },
  };
}
