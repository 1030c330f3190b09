import { connect, type Socket } from 'node:net';
import { encodeSubprotocols } from '#domain/events/connection-header.ts';

const TEXT = 1;
const PING = 9;
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

/** Called with each text frame: the bytes that came, and where in them its text begins and ends. */
export type OnText = (bytes: Buffer, from: number, to: number) => void;

/**
 * A WebSocket that does as little as can be, so that a process has thousands of them and measures
 * the server rather than itself.
 */
export class RawSocket {
  onText: OnText = () => {};
  onClose: () => void = () => {};
  readonly #socket: Socket;
  #rest: Buffer | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
  }

  /** Resolves when the server has taken the connection. @throws where it has not */
  static open(port: number, headers: Record<string, string>): Promise<RawSocket> {
    const [protocol, header] = encodeSubprotocols(headers);
    const socket = connect(port, '127.0.0.1');
    const opened = new RawSocket(socket);
    return new Promise((resolve, reject) => {
      let answer = '';
      const read = (chunk: Buffer) => {
        answer += chunk.toString('latin1');
        const end = answer.indexOf('\r\n\r\n');
        if (end < 0) return;
        socket.off('data', read);
        if (!answer.startsWith('HTTP/1.1 101')) reject(new Error(answer.slice(0, 200)));
        socket.on('data', (bytes) => opened.#read(bytes));
        const more = Buffer.from(answer.slice(end + 4), 'latin1');
        if (more.length > 0) opened.#read(more);
        resolve(opened);
      };
      socket.on('data', read);
      socket.on('error', reject);
      socket.on('close', () => opened.onClose());
      socket.write(
        `GET /event/realtime HTTP/1.1\r\nHost: ${headers.host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\nSec-WebSocket-Protocol: ${protocol}, ${header}\r\n\r\n`,
      );
    });
  }

  /** Sends JSON of less than 64 KiB, masked with zeros. */
  send(content: object): void {
    const text = Buffer.from(JSON.stringify(content));
    const header = Buffer.from([0x81, 0xfe, text.length >> 8, text.length & 255, 0, 0, 0, 0]);
    this.#socket.write(Buffer.concat([header, text]));
  }

  close(): void {
    this.onClose = () => {};
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    const bytes = this.#rest ? Buffer.concat([this.#rest, chunk]) : chunk;
    let at = 0;
    for (;;) {
      if (bytes.length - at < 4) break;
      const short = (bytes[at + 1] ?? 0) & 127;
      const long = short === 126;
      if (short === 127) throw new Error('The measurement sends no frames of this length.');
      const from = at + (long ? 4 : 2);
      const to = from + (long ? bytes.readUInt16BE(at + 2) : short);
      if (to > bytes.length) break;
      const kind = (bytes[at] ?? 0) & 15;
      if (kind === TEXT) this.onText(bytes, from, to);
      if (kind === PING) this.#socket.write(PONG);
      at = to;
    }
    this.#rest = at < bytes.length ? bytes.subarray(at) : undefined;
  }
}
