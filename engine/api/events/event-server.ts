import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type WebSocket, WebSocketServer } from 'ws';
import { LARGEST_FRAME, SUBPROTOCOL } from '#domain/events/limits.ts';
import { ProtocolError } from '#domain/events/protocol-error.ts';
import { EventHub } from './event-hub.ts';
import type { EventOptions } from './event-options.ts';

/** Where clients connect to. */
export const REALTIME_PATH = '/event/realtime';
/** How long clients have to take their leave when the server stops. Milliseconds. */
const LEAVE_MILLISECONDS = 2_000;

export interface EventServer {
  readonly hub: EventHub;
  /** Takes over a request to `REALTIME_PATH` that asks for a WebSocket. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Tells all clients to connect again, elsewhere or later, and takes nobody in any more. */
  readonly close: () => Promise<void>;
}

/** The WebSocket endpoint of the events service. */
export function createEventServer(options: EventOptions): EventServer {
  const hub = new EventHub(options);
  const addresses = new Map<string, number>();
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    // Frames that are a little too long are told so; beyond this the connection is closed.
    maxPayload: 2 * LARGEST_FRAME,
    // The other protocol that clients offer is their token.
    handleProtocols: (offered) => (offered.has(SUBPROTOCOL) ? SUBPROTOCOL : false),
  });
  let closing = false;

  const accept = (websocket: WebSocket, request: IncomingMessage, socket: Socket) => {
    const address = options.addressOf(request);
    const others = addresses.get(address) ?? 0;
    addresses.set(address, others + 1);
    const connection = hub.connect(websocket, socket, address);
    websocket.on('close', () => {
      const left = (addresses.get(address) ?? 1) - 1;
      if (left > 0) addresses.set(address, left);
      else addresses.delete(address);
    });
    connection.open(request.headers['sec-websocket-protocol'], () =>
      refusalOf(options, address, others),
    );
  };

  return {
    hub,
    upgrade(request, socket, head) {
      if (closing) {
        refuseUpgrade(socket);
        return;
      }
      // A server's sockets are those of TCP.
      server.handleUpgrade(request, socket, head, (websocket) =>
        accept(websocket, request, socket as Socket),
      );
    },
    async close() {
      closing = true;
      await hub.stop();
      for (const connection of hub.connections) connection.goAway();
      const deadline = performance.now() + LEAVE_MILLISECONDS;
      while (hub.connections.size > 0 && performance.now() < deadline) await sleep(20);
      for (const connection of hub.connections) connection.cut();
    },
  };
}

/** Why nobody of this address may connect now. */
async function refusalOf(
  { limits, services }: EventOptions,
  address: string,
  others: number,
): Promise<ProtocolError | undefined> {
  if (!limits) return undefined;
  if (others >= limits.connections) return new ProtocolError('CONNECTIONS_EXCEEDED');
  const tooOften = await services.rateLimits.check('read', `events:${address}`);
  return tooOften ? new ProtocolError('RATE_EXCEEDED') : undefined;
}

/** Answers before there is a service, and when there is none any more: clients try again. */
export function refuseUpgrade(socket: Duplex): void {
  socket.on('error', () => undefined);
  socket.end(
    'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 2\r\nConnection: close\r\nContent-Length: 0\r\n\r\n',
  );
}
