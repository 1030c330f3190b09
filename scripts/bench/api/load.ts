import { connect, type Socket } from 'node:net';
import { AnswerReader } from './answer-reader.ts';

/** What a server did under load. */
export interface LoadResult {
  /** Answers a second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly answered: number;
  /** Answers by status, where it was not 2xx; 0: no answer. */
  readonly failed: ReadonlyMap<number, number>;
  /** Which part of one core the asking took: near 1, the client is what was measured. */
  readonly clientCore: number;
}

export interface Load {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  /** The next request as it goes over the wire; undefined where there is none left. */
  readonly next: () => string | undefined;
}

/**
 * Asks over some connections, each one thing at a time, until the time or the requests are over.
 * Requests are text made beforehand and answers are only counted, so that asking costs little beside
 * answering.
 */
export async function putUnderLoad({
  port,
  connections,
  seconds,
  next,
}: Load): Promise<LoadResult> {
  const times: number[] = [];
  const failed = new Map<number, number>();
  const processor = process.cpuUsage();
  const begin = performance.now();
  const end = begin + seconds * 1000;
  const count = (status: number, took: number) => {
    times.push(took);
    if (status < 200 || status > 299) failed.set(status, (failed.get(status) ?? 0) + 1);
  };
  const take = () => (performance.now() < end ? next() : undefined);
  await Promise.all(Array.from({ length: connections }, () => askInTurn(port, take, count)));
  const elapsed = performance.now() - begin;
  const { user, system } = process.cpuUsage(processor);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
  return {
    rate: (times.length * 1000) / elapsed,
    p50: at(0.5),
    p99: at(0.99),
    answered: times.length,
    failed,
    clientCore: (user + system) / 1000 / elapsed,
  };
}

/** One connection's questions, one after another; resolves when `take` has no more. */
function askInTurn(
  port: number,
  take: () => string | undefined,
  count: (status: number, took: number) => void,
): Promise<void> {
  return new Promise((resolve) => {
    const reader = new AnswerReader();
    const socket: Socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    let asked = 0;
    const ask = () => {
      const request = take();
      if (request === undefined) return socket.destroy();
      asked = performance.now();
      return socket.write(request);
    };
    socket.on('connect', ask);
    socket.on('data', (bytes) => {
      const status = reader.read(bytes);
      if (status === undefined) return;
      count(status, performance.now() - asked);
      ask();
    });
    socket.on('error', () => count(0, performance.now() - asked));
    socket.on('close', () => resolve());
  });
}

/** Sends each request on a connection of its own, all at the same time; answers status and body. */
export async function askAllAtOnce(
  port: number,
  requests: readonly string[],
): Promise<{ status: number; body: string }[]> {
  const sockets = await Promise.all(requests.map(() => connected(port)));
  return Promise.all(
    requests.map(
      (request, index) =>
        new Promise<{ status: number; body: string }>((resolve, reject) => {
          const socket = sockets[index] as Socket;
          const reader = new AnswerReader();
          socket.on('data', (bytes) => {
            const status = reader.read(bytes);
            if (status === undefined) return;
            socket.destroy();
            resolve({ status, body: reader.body });
          });
          socket.on('error', reject);
          socket.on('end', () => reject(new Error('The server hung up without an answer.')));
          socket.write(request);
        }),
    ),
  );
}

const connected = (port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });
