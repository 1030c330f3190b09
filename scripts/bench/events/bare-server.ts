import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/** The plainest server that broadcasts: no accounts, no rules, no ids; every client gets the same bytes. */
const ID = '00000000-0000-0000-0000-000000000000';
const channels = new Map<string, Set<WebSocket>>();
const http = createServer();
const server = new WebSocketServer({
  noServer: true,
  perMessageDeflate: false,
  handleProtocols: () => 'aws-appsync-event-ws',
});
http.on('upgrade', (request, socket, head) => {
  server.handleUpgrade(request, socket, head, (client) => {
    client.on('message', (data) => {
      const { type, channel, events } = JSON.parse(String(data));
      if (type === 'connection_init') client.send('{"type":"connection_ack"}');
      if (type === 'subscribe') {
        const members = channels.get(channel) ?? new Set();
        channels.set(channel, members.add(client));
        client.send('{"type":"subscribe_success"}');
      }
      if (type === 'publish') {
        const bytes = Buffer.from(JSON.stringify({ type: 'data', id: ID, event: events[0] }));
        for (const member of channels.get(channel) ?? []) member.send(bytes, { binary: false });
        client.send('{"type":"publish_success"}');
      }
    });
  });
});
http.listen(0, '127.0.0.1', () => process.send?.((http.address() as AddressInfo).port));
process.on('disconnect', () => process.exit(0));
