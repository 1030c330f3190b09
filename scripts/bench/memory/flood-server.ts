import { Agent, get } from 'node:http';
import type { TestServer } from '../../../tests/support/browser/start-server.ts';
import { memoryOf } from '../processes.ts';
import type { Flood, FloodRequest } from './floods.ts';

const CONNECTIONS = 16;
/** How often the memory is looked at in the course of a flood. */
const LOOKS = 30;

/** MiB: the least that was seen in the first and in the last third of a flood. */
export interface Course {
  readonly first: number;
  readonly last: number;
}

export interface Flooded {
  /** Answers a second. */
  readonly rate: number;
  /** Of JavaScript alone; undefined where the server does not tell. */
  readonly heap: Course | undefined;
  /** Of the process. */
  readonly resident: Course;
}

/**
 * Floods a server and watches its memory. Garbage comes and goes, so it is the least that counts.
 * @throws Error where the server does not answer any more
 */
export async function floodServer(
  { port, process: server }: Pick<TestServer, 'port' | 'process'>,
  { next }: Flood,
  requests: number,
): Promise<Flooded> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const heap: number[] = [];
  const resident: number[] = [];
  const begun = performance.now();
  try {
    for (let look = 0; look < LOOKS; look += 1) {
      let left = Math.ceil(requests / LOOKS);
      const connection = async () => {
        while (left > 0) {
          left -= 1;
          await send(port, next(), agent);
        }
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, connection));
      resident.push(memoryOf(server));
      const used = await readHeap(port, agent);
      if (used !== undefined) heap.push(used);
    }
  } finally {
    agent.destroy();
  }
  return {
    rate: requests / ((performance.now() - begun) / 1000),
    heap: heap.length === LOOKS ? courseOf(heap) : undefined,
    resident: courseOf(resident),
  };
}

function courseOf(seen: readonly number[]): Course {
  const third = Math.floor(seen.length / 3);
  return { first: Math.min(...seen.slice(0, third)), last: Math.min(...seen.slice(-third)) };
}

function send(
  port: number,
  { host, path, languages }: FloodRequest,
  agent: Agent,
): Promise<string> {
  const headers = { host, 'accept-encoding': 'br', 'accept-language': languages };
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers, agent }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk;
      });
      response.on('end', () => resolve(text));
      response.on('error', reject);
    }).on('error', reject);
  });
}

/** MiB that JavaScript uses, as the server counts for Prometheus. */
async function readHeap(port: number, agent: Agent): Promise<number | undefined> {
  const asked = { host: 'localhost', path: '/metrics', languages: 'en' };
  const used = /^nodejs_heap_size_used_bytes (\d+)/m.exec(await send(port, asked, agent))?.[1];
  return used === undefined ? undefined : Number(used) / 1024 / 1024;
}
