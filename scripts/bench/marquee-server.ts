import { get, type IncomingHttpHeaders } from 'node:http';
import { startTestServer, type TestServer } from '../../tests/support/browser/start-server.ts';
import { DATA } from './build-first.ts';
import { processorTime } from './processor-time.ts';

/** How the server is set up for a measurement: as in production. */
export const serverEnvironment = (programs: string): Record<string, string> => ({
  MARQUEE_ENV: 'production',
  MARQUEE_PROGRAMS: programs,
  MARQUEE_DATA: DATA,
  // One address asks for what many would.
  MARQUEE_RATE_LIMITS: 'off',
  MARQUEE_TRUST_PROXY: 'loopback',
  // As in the image.
  MALLOC_ARENA_MAX: '2',
  NODE_OPTIONS: '--max-semi-space-size=16',
});

/** Starts the server on a catalogue's folder, as a process of its own. */
export const startMarquee = (
  programs: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<TestServer> => startTestServer({ ...serverEnvironment(programs), ...environment });

export interface Fetched {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it came over the wire. */
  readonly body: Buffer;
}

/** Asks for a document in its compressed form; status 0 where nobody listens. */
export function fetchDocument(port: number, path: string, host = 'localhost'): Promise<Fetched> {
  const headers = { host, 'accept-encoding': 'br', 'accept-language': 'en' };
  return new Promise((resolve) => {
    const request = get({ port, host: '127.0.0.1', path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    request.on('error', () => resolve({ status: 0, headers: {}, body: Buffer.alloc(0) }));
  });
}

/** Waits until a process has next to nothing to do: what it puts off is done. */
export async function untilQuiet({ process: server }: TestServer, limitMs: number): Promise<void> {
  const deadline = Date.now() + limitMs;
  let before = processorTime(server);
  while (!Number.isNaN(before) && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const now = processorTime(server);
    if (now - before < QUIET) return;
    before = now;
  }
}

/** Seconds of the processor in a second. */
const QUIET = 0.04;
