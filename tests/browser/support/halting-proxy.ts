import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface HaltingProxy {
  /** `http://localhost:<port>`. */
  readonly origin: string;
  /** How many documents it sent in two parts. */
  readonly halted: () => number;
  readonly close: () => Promise<void>;
}

/** Milliseconds between the two parts: a browser paints what it has. */
const HALT = 800;
const DOCUMENT = /^text\/html/;

/** Passes everything on to a server, and halts in each document: behind its content, before its scripts. */
export async function openHaltingProxy(origin: string): Promise<HaltingProxy> {
  let count = 0;
  // The server's own word on how long connections stay open is passed on, too: this one must hold.
  const server = createServer({ keepAliveTimeout: 0 }, (asked, answer) => {
    const { 'accept-encoding': _plain, ...headers } = asked.headers;
    const passed = request(
      origin + asked.url,
      { method: asked.method ?? 'GET', headers },
      async (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        if (!DOCUMENT.test(response.headers['content-type'] ?? '')) return response.pipe(answer);
        const parts: Buffer[] = [];
        for await (const part of response) parts.push(part);
        const document = Buffer.concat(parts);
        const middle = document.indexOf('</main>') + '</main>'.length;
        count += 1;
        answer.write(document.subarray(0, middle));
        await sleep(HALT);
        return answer.end(document.subarray(middle));
      },
    );
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    halted: () => count,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
