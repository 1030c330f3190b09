import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeBundle } from '#catalogue/bundle/bundle-file.ts';
import { collectFiles } from '#catalogue/bundle/collect-files.ts';
import { startTestServer, type TestServer } from '../support/browser/start-server.ts';
import { layOutCatalogue } from '../support/lay-out-catalogue.ts';
import { ask } from '../support/request.ts';

const place = mkdtempSync(join(tmpdir(), 'marquee-'));
const file = join(place, 'catalogue.bundle');
const build = join(process.env.MARQUEE_DATA ?? '.marquee', 'build');
let server: TestServer;

/** The bundle of a catalogue in which one program has another title. */
async function bundleOf(title: string) {
  using disk = layOutCatalogue();
  const files = new Map(collectFiles(disk.folder));
  const manifest = String(files.get('acme/program.yaml')).replace('Acme Creators', title);
  return writeBundle(files.set('acme/program.yaml', Buffer.from(manifest)));
}

beforeAll(async () => {
  writeFileSync(file, (await bundleOf('Acme One')).bytes);
  const environment = { MARQUEE_PROGRAMS: file, MARQUEE_DATA: place, MARQUEE_BUILD: build };
  server = await startTestServer(environment);
});
afterAll(async () => {
  await server.close();
  rmSync(place, { recursive: true });
});

const soon = { timeout: 10_000, interval: 100 };
const acme = { headers: { host: 'creators.acme.example' } };
const page = async () => (await ask(server.port, '/', acme)).body.toString();
const logo = async (html: string) => {
  const address = /\/assets\/programs\/acme\/[\w-]+\/logo\.svg/.exec(html)?.[0] ?? '';
  return (await ask(server.port, address, acme)).status;
};
const ready = async () => {
  const { status, body } = await ask(server.port, '/readyz');
  return { status, said: JSON.parse(body.toString()) };
};

test('a server serves a bundle, its pictures too, takes the next one, and no broken one', async () => {
  expect(await page()).toContain('Acme One</title>');
  expect(await logo(await page())).toBe(200);

  const next = await bundleOf('Acme Two');
  writeFileSync(file, next.bytes);
  await expect.poll(page, soon).toContain('Acme Two</title>');
  const taken = await ready();
  expect(taken.said).toMatchObject({ status: 'ok', catalogue: { bundle: next.hash } });

  writeFileSync(file, (await bundleOf('Acme Three')).bytes.subarray(0, 300));
  await expect.poll(async () => (await ready()).said.status, soon).toBe('degraded');
  expect(await ready()).toMatchObject({
    status: 200,
    said: {
      catalogue: {
        ...taken.said.catalogue,
        refused: expect.stringContaining('It is cut short or damaged'),
      },
    },
  });
  expect(await page()).toContain('Acme Two</title>');
  const metrics = (await ask(server.port, '/metrics')).body.toString();
  const { build: id, catalogue } = taken.said;
  expect(metrics).toContain(`build="${id}",catalogue="${catalogue.hash}",bundle="${next.hash}",`);
});
