import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Health } from '#api/health/plugin.ts';
import type { ApiMetrics } from '#api/metrics/api-metrics.ts';
import type { BundleSource } from '#catalogue/bundle/bundle-source.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { ApiHost } from '../api/api-host.ts';
import { isDraining } from './drain.ts';

/**
 * Opens the API when the server listens, and closes it when the last request is answered. Live
 * connections are ended before that: they would never be answered.
 */
export function attachApi(app: FastifyInstance, host: ApiHost): void {
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (host.upgrade(request, socket, head)) return;
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
  app.addHook('preClose', () => host.closeSockets());
  app.addHook('onListen', async () => {
    host.listen((app.server.address() as AddressInfo).port);
  });
  app.addHook('onClose', () => host.close());
}

/** Which build and which catalogue a process serves. */
export function servedOf(
  catalogue: Catalogue,
  bundle: BundleSource | undefined,
  build: string | undefined,
): Health['served'] {
  return () => {
    const { hash, refused } = bundle ?? {};
    return {
      ...(build === undefined ? {} : { build }),
      catalogue: {
        hash: catalogue.hash,
        ...(hash === undefined ? {} : { bundle: hash }),
        ...(refused === undefined ? {} : { refused }),
      },
    };
  };
}

/** What the process says of itself. */
export function healthOf(
  catalogue: Catalogue,
  host: ApiHost | undefined,
  metrics: ApiMetrics,
  served: Health['served'],
): Health {
  metrics.nameServed(served);
  return {
    served,
    issues: () => catalogue.issues,
    programs: () => catalogue.entries.filter(({ served }) => served !== undefined).length,
    metrics,
    stopping: isDraining,
    warnings: () => host?.warnings().map(({ code }) => code) ?? [],
    api: host ? () => host.readiness() : undefined,
  };
}
