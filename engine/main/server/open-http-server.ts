import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { SIMULATED_MOUNT } from '#api/simulated-platforms/simulated-client.ts';
import { isRealtime } from '../api/events-host.ts';
import { isDraining } from './drain.ts';

/**
 * Milliseconds for which a connection without a request stays open: longer than load balancers keep
 * theirs (60 s is common), so that none sends a request into one that we are closing.
 */
const KEPT_OPEN = 72_000;

/** What is taken over as a connection: by the events service, and by platforms that are played. */
const isChannel = (request: Pick<IncomingMessage, 'url'>): boolean =>
  isRealtime(request) || (request.url ?? '').startsWith(`${SIMULATED_MOUNT}/`);

/**
 * The server below every kind of instance: plain requests to `answer`, channels as upgrades. Once it
 * is closed, a connection ends with the answer that it waited for.
 */
export function openHttpServer(answer: RequestListener): Server {
  const server = createServer(
    { shouldUpgradeCallback: isChannel, keepAliveTimeout: KEPT_OPEN },
    (request, response) => {
      // A proxy that keeps its connections would send a request into one that is just being closed.
      if (isDraining()) response.shouldKeepAlive = false;
      answer(request, response);
    },
  );
  const close = server.close.bind(server);
  server.close = (done) => {
    // Nought would keep them open for ever.
    server.keepAliveTimeout = 1;
    return close(done);
  };
  return server;
}
