import { once } from 'node:events';
import { request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openHttpServer } from './open-http-server.ts';

/** Seconds after which the load balancers in use give an idle connection up. */
const BALANCERS = 60;

test('a connection stays open for longer than a load balancer would use it again', async () => {
  const server = openHttpServer((_request, response) => response.end('here'));
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(await answer.text()).toBe('here');
  const kept = /^timeout=(\d+)$/.exec(answer.headers.get('keep-alive') ?? '')?.[1];
  expect(Number(kept)).toBeGreaterThan(BALANCERS);
});

test('a closed server ends as soon as the answers are given that it owed', async () => {
  const owed = Promise.withResolvers<ServerResponse>();
  const server = openHttpServer((_request, response) => owed.resolve(response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const answer = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const response = await owed.promise;
  const closed = once(server, 'close');
  server.close();
  response.end('given');
  expect(await (await answer).text()).toBe('given');
  await closed;
});

test('channels of the events service and of played platforms are taken over, and nothing else', async () => {
  const server = openHttpServer((_request, response) => response.end('plain'));
  onTestFinished(() => void server.close());
  server.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 418 Taken\r\n\r\n'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const statusOf = async (path: string) => {
    const headers = { connection: 'upgrade', upgrade: 'websocket' };
    const [answer] = await once(request({ port, path, headers, agent: false }).end(), 'response');
    answer.resume();
    return answer.statusCode;
  };
  const socket = '/simulated-platforms/twitch/eventsub.wss.twitch.tv/ws';
  expect([await statusOf('/event/realtime'), await statusOf(socket)]).toEqual([418, 418]);
  expect([await statusOf('/'), await statusOf('/simulated')]).toEqual([200, 200]);
});
