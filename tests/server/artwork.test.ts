import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Catalogue } from '#catalogue/catalogue.ts';
import { artworkPlugin } from '#main/http/artwork.ts';
import { NO_COSTS } from '#main/http/render-costs.ts';
import { artworkKey } from '#main/images/images-of.ts';
import { type LaidOutCatalogue, layOutCatalogue } from '../support/lay-out-catalogue.ts';

let laidOut: LaidOutCatalogue;
let catalogue: Catalogue;
let app: FastifyInstance;
const renderArt = vi.fn(
  async (kind: string, seed: number, density: number) =>
    `<svg viewBox="0 0 1200 800" id="${kind} ${seed} ${density}"></svg>`,
);
beforeEach(async () => {
  laidOut = layOutCatalogue();
  const { folder, dataFolder } = laidOut;
  catalogue = await Catalogue.open({ folder, dataFolder, environment: 'development' });
  app = fastify();
  await app.register(artworkPlugin, { catalogue, build: { renderArt }, costs: NO_COSTS });
});
afterEach(async () => {
  await app.close();
  laidOut[Symbol.dispose]();
});

const key = () => {
  const compiled = catalogue.compiled('acme');
  return compiled ? artworkKey(compiled) : '';
};
async function get(path: string) {
  const { statusCode, headers, body } = await app.inject({ url: `/assets/artwork/${path}` });
  const { 'content-type': type, 'cache-control': cached } = headers;
  return { status: statusCode, type, cached, body };
}

test('a reward’s artwork is a passive drawing in the colours of its program, kept for good', async () => {
  const drawn = await get(`acme/${key()}/key-7.svg`);
  expect(drawn).toMatchObject({
    status: 200,
    type: 'image/svg+xml',
    cached: 'public, max-age=31536000, immutable',
  });
  expect(drawn.body).toMatch(
    /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="800" height="450"/,
  );
  const { palettes } = catalogue.compiled('acme') ?? {};
  expect(drawn.body).toContain(`stroke="${palettes?.dark.accent}"`);
  expect(drawn.body).not.toMatch(/<script|href=/);
});

test('each kind has its sign, and each number its drawing: the same each time', async () => {
  const bodies = [];
  for (const name of ['key-7', 'key-8', 'cash-7', 'key-7'])
    bodies.push((await get(`acme/${key()}/${name}.svg`)).body);
  expect(new Set(bodies).size).toBe(3);
  expect(bodies[3]).toBe(bodies[0]);
});

test('the address of an earlier look leads to that of today, for a while', async () => {
  const before = key();
  const manifest = readFileSync(join(laidOut.folder, 'acme/program.yaml'), 'utf8');
  laidOut.write('acme/program.yaml', `${manifest}theme: { art: { kind: waves, seed: 9 } }\n`);
  await catalogue.refresh();
  expect(key()).not.toBe(before);
  const now = await get(`acme/${key()}/key-7.svg`);
  expect(await get(`acme/${before}/key-7.svg`)).toEqual({ ...now, cached: 'public, max-age=300' });
});

test.each([
  'acme/x/key-100.svg',
  'acme/x/key.svg',
  'acme/x/weapon-1.svg',
  'acme/x/constructor-1.svg',
  'acme/x/key-1.png',
  'nobody/x/key-1.svg',
])('there is none at %s', async (path) => {
  renderArt.mockClear();
  expect(await get(path)).toMatchObject({ status: 404, cached: 'no-store' });
  expect(renderArt).not.toHaveBeenCalled();
});
