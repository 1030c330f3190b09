import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { createSecureContext } from 'node:tls';
import type { TestCertificate } from './certificates.ts';

/** What answers for a host behind TLS. */
export interface TestHost {
  readonly certificate: TestCertificate;
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void;
}

export interface HttpsHosts {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** A proxy on a free port of loopback: each host has its certificate, and answers for itself. */
export async function openHttpsHosts(
  hosts: Readonly<Record<string, TestHost>>,
): Promise<HttpsHosts> {
  const [first] = Object.values(hosts);
  if (!first) throw new Error('There has to be one host.');
  const sockets = new Set<Duplex>();
  const server = createServer(
    {
      ...first.certificate,
      SNICallback: (name, found) => {
        const { certificate } = hosts[name] ?? first;
        found(null, createSecureContext(certificate));
      },
    },
    (request, response) => (hosts[request.headers.host ?? ''] ?? first).answer(request, response),
  );
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
