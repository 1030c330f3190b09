import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { wireFrames } from './wire-frames.ts';

const http = createServer();
afterEach(() => void http.close());

/** What a client reads of what is written past the `ws` of its server. */
async function read(write: (socket: Socket, server: WebSocket) => void): Promise<string[]> {
  const server = new WebSocketServer({ noServer: true });
  http.once('upgrade', (request, socket, head) =>
    server.handleUpgrade(request, socket, head, (websocket) => {
      write(socket as Socket, websocket);
      websocket.close();
    }),
  );
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const texts: string[] = [];
  client.on('message', (data, isBinary) => texts.push(`${isBinary ? 'binary ' : ''}${data}`));
  await once(client, 'close');
  return texts;
}

describe('the bytes of a data frame', () => {
  test('are read as the same text, at every length of a header and in every script', async () => {
    const lengths = [0, 60, 95, 100, 500, 16_300, 16_500, 32_700, 70_000, 245_000];
    const events = ['1', '"ü測🎉"', ...lengths.map((length) => JSON.stringify('é'.repeat(length)))];
    const ids = ['a', 'b-2'];
    const texts = await read((socket, websocket) => {
      for (const event of events) {
        const write = wireFrames(event);
        for (const id of ids) write(socket, id);
        websocket.send('between');
      }
    });
    const expected = events.flatMap((event) => [
      ...ids.map((id) => JSON.stringify({ type: 'data', id, event })),
      'between',
    ]);
    expect(texts.map(({ length }) => length)).toEqual(expected.map(({ length }) => length));
    expect(texts).toEqual(expected);
  });
});
