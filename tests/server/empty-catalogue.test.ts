import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startTestServer, untilReady } from '../support/browser/start-server.ts';
import { layOutCatalogue } from '../support/lay-out-catalogue.ts';
import { ask } from '../support/request.ts';

test('pages and API start without a program, and say that there is nothing', async () => {
  using disk = layOutCatalogue();
  const data = mkdtempSync(join(tmpdir(), 'marquee-'));
  for (const slug of ['acme', 'new-program']) disk.remove(slug);
  const environment = {
    MARQUEE_PROGRAMS: disk.folder,
    MARQUEE_DATA: data,
    MARQUEE_BUILD: join(process.env.MARQUEE_DATA ?? '.marquee', 'build'),
  };
  const server = await startTestServer(environment, 'all');
  try {
    await untilReady(server);
    const status = async (path: string, host = 'localhost') =>
      (await ask(server.port, path, { headers: { host } })).status;
    expect(await status('/')).toBe(200);
    expect(await status('/', 'parked.example')).toBe(404);
    expect(await status('/sitemap.xml')).toBe(200);
    expect(await status('/api/unsubscribe?token=none')).toBe(400);
  } finally {
    await server.close();
    rmSync(data, { recursive: true });
  }
}, 120_000);
