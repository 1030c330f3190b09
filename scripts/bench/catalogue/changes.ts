import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { dump, load } from 'js-yaml';
import type { ProgramManifest } from '#contract/programs/program.ts';
import type { TestServer } from '../../../tests/support/browser/start-server.ts';
import { fetchDocument } from '../marquee-server.ts';
import { atMost, type Row, readable } from '../report.ts';
import { median } from '../statistics.ts';

const ROUNDS = 7;
const POLL_MS = 5;
const GIVE_UP_MS = 20_000;

export interface Changes {
  readonly server: TestServer;
  readonly folder: string;
  /** A generated program of that folder. */
  readonly slug: string;
}

/** How long until a running server shows a manifest that was saved, or a folder that was added. */
export async function measureChanges(changes: Changes): Promise<Row[]> {
  const { changed, added } = await timeChanges(changes);
  return [
    rowOf('a saved manifest is shown after', changed),
    rowOf('a new folder is shown after', added),
  ];
}

/** The same in milliseconds: medians. */
export async function timeChanges(changes: Changes): Promise<{ changed: number; added: number }> {
  const changed: number[] = [];
  const added: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    changed.push(await timeChange(changes, round));
    added.push(await timeAddition(changes, round));
  }
  return { changed: median(changed), added: median(added) };
}

const rowOf = (what: string, time: number): Row => ({
  what,
  result: `${readable(time)} ms`,
  aim: atMost(Math.round(time), 1000, 'ms'),
});

async function timeChange({ server, folder, slug }: Changes, round: number): Promise<number> {
  const file = join(folder, slug, 'program.yaml');
  const before = readFileSync(file, 'utf8');
  const title = `Changed ${round}`;
  await show(server, slug);
  writeFileSync(file, before.replace(/^title: .*/m, `title: ${title}`));
  try {
    return await timeUntil(async () => (await show(server, slug)).includes(title));
  } finally {
    writeFileSync(file, before);
    await timeUntil(async () => !(await show(server, slug)).includes(title));
  }
}

async function timeAddition({ server, folder, slug }: Changes, round: number): Promise<number> {
  const added = `added-${round}`;
  const manifest = {
    ...(load(readFileSync(join(folder, slug, 'program.yaml'), 'utf8')) as ProgramManifest),
    slug: added,
    uuid: `00000000-0000-4000-9000-${String(round).padStart(12, '0')}`,
    hosts: [],
  };
  const prepared = `${folder}.${added}`;
  const to = join(folder, added);
  cpSync(join(folder, slug), prepared, { recursive: true });
  writeFileSync(join(prepared, 'program.yaml'), dump(manifest));
  renameSync(prepared, to);
  try {
    return await timeUntil(async () => (await show(server, added)) !== '');
  } finally {
    rmSync(to, { recursive: true });
    await timeUntil(async () => (await show(server, added)) === '');
  }
}

/** The landing page as text; empty where there is none. */
async function show({ port }: TestServer, slug: string): Promise<string> {
  const { status, body } = await fetchDocument(port, `/programs/${slug}`);
  return status === 200 ? brotliDecompressSync(body).toString() : '';
}

async function timeUntil(done: () => Promise<boolean>): Promise<number> {
  const begin = performance.now();
  while (!(await done())) {
    if (performance.now() - begin > GIVE_UP_MS) throw new Error('The change was never shown.');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return performance.now() - begin;
}
