import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a database that can be shut, be slow, or go silent as a broken network does. */
export class Road {
  readonly #sockets = new Set<Socket>();
  readonly #target: URL;
  readonly #server = createServer((near) => this.#join(near));
  #silent = false;
  #swallowed = 0;
  #delay = 0;
  #port = 0;

  constructor(databaseUrl: string) {
    this.#target = new URL(databaseUrl);
  }

  /** The database's address by this way: the same one each time that it is opened. */
  async open(): Promise<string> {
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as { port: number }).port;
    const url = new URL(this.#target);
    url.hostname = '127.0.0.1';
    url.port = String(this.#port);
    return url.href;
  }

  async shut(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    if (!this.#server.listening) return;
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** Takes connections and bytes, and passes none on. */
  fallSilent(): void {
    this.#silent = true;
    for (const socket of this.#sockets) socket.pause();
  }

  speakAgain(): void {
    this.#silent = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Takes so many further connections, and never passes anything on for them. */
  swallow(connections: number): void {
    this.#swallowed = connections;
  }

  /** Passes on everything so many milliseconds later, on connections that are made from now on. */
  slowDown(delay: number): void {
    this.#delay = delay;
  }

  #join(near: Socket): void {
    const swallowed = this.#swallowed > 0;
    if (swallowed) this.#swallowed -= 1;
    const delay = this.#delay;
    const far = connect(Number(this.#target.port || 5432), this.#target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
      socket.on('data', (bytes) => {
        if (delay === 0) other.write(bytes);
        else setTimeout(() => other.writable && other.write(bytes), delay);
      });
      if (this.#silent || swallowed) socket.pause();
    }
  }
}
