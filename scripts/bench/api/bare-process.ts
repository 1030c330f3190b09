import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import pg from 'pg';
import { EmbeddedConnections } from '#api/store/embedded/connections.ts';
import { Supervisor } from '#api/store/embedded/supervisor.ts';
import type { BareTask } from './bare-server.ts';
import type { BarePlace } from './place.ts';

type Run = (name: string, text: string, values: readonly unknown[]) => Promise<unknown[]>;

/** As many connections as the API's own pool has. */
const CONNECTIONS = 20;
const SILENT = { info: () => {}, warn: () => {}, error: () => {} };

function open(place: BarePlace): Run {
  if ('databaseUrl' in place) {
    const pool = new pg.Pool({ connectionString: place.databaseUrl, max: CONNECTIONS });
    return async (name, text, values) =>
      (await pool.query({ name, text, values: [...values] })).rows;
  }
  const supervisor = new Supervisor({ folder: place.folder, templateFile: undefined }, SILENT);
  const connections = new EmbeddedConnections(supervisor);
  return async (_name, text, values) => (await connections.query({ text }, values)).rows;
}

process.once('message', async ({ place, routes }: BareTask) => {
  const run = open(place);
  const app = fastify();
  for (const { name, method, text } of routes)
    if (method === 'GET')
      app.get<{ Params: { value: string } }>(`/${name}/:value`, async (request, reply) =>
        reply.send(await run(name, text, [request.params.value])),
      );
    else
      app.post<{ Body: unknown[] }>(`/${name}`, async (request, reply) =>
        reply.send(await run(name, text, request.body)),
      );
  await app.listen({ port: 0, host: '127.0.0.1' });
  process.send?.((app.server.address() as AddressInfo).port);
});
process.once('disconnect', () => process.exit(0));
