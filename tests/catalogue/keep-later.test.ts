import { mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Catalogue } from '#catalogue/catalogue.ts';
import { freshCatalogue } from '../support/catalogue-commands.ts';

const { disk, edit } = freshCatalogue();

/** A catalogue that puts off keeping, as a server does. */
async function open(onFailure: (error: unknown) => void = () => {}) {
  const { folder, dataFolder } = disk();
  const keepLater = { afterMs: 1000, onFailure };
  return Catalogue.open({ folder, dataFolder, environment: 'development', keepLater });
}
const titleAtNextStart = async () => (await open()).program('acme')?.title;

test('a change is served at once and kept a little later', async () => {
  const catalogue = await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  edit('acme/program.yaml', 'title: Acme Creators', 'title: Acme of Today');
  await catalogue.refresh();
  expect(catalogue.program('acme')?.title).toBe('Acme of Today');
  expect(await titleAtNextStart()).toBe('Acme Creators');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await titleAtNextStart()).toBe('Acme of Today');
});

test('a catalogue that is closed keeps what was put off', async () => {
  const catalogue = await open();
  edit('acme/program.yaml', 'title: Acme Creators', 'title: Acme of Today');
  await catalogue.refresh();
  await catalogue.close();
  expect(await titleAtNextStart()).toBe('Acme of Today');
});

/** Written this moment by the clock of this process: the disk may have another one. */
function touchAll(folder: string): void {
  const now = Date.now() / 1000;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    utimesSync(join(folder, name), now, now);
}

test('what another process has just compiled stays, though the index that is kept does not name it', async () => {
  const [one, other] = [await open(), await open()];
  edit('acme/program.yaml', 'title: Acme Creators', 'title: Acme of Today');
  await one.refresh();
  edit('acme/program.yaml', 'title: Acme of Today', 'title: Acme of Tonight');
  await other.refresh();
  touchAll(disk().dataFolder);
  await one.close();
  expect(other.program('acme')?.title).toBe('Acme of Tonight');
});

test('what cannot be kept is told, and compiled at the next start', async () => {
  const told: unknown[] = [];
  const catalogue = await open((error) => told.push(error));
  edit('acme/program.yaml', 'title: Acme Creators', 'title: Acme of Today');
  await catalogue.refresh();
  const kept = join(disk().dataFolder, 'catalogue');
  const index = join(kept, String(readdirSync(kept)), 'index.json');
  // A folder of that name is not replaced by a file, whoever runs the tests.
  rmSync(index);
  mkdirSync(join(index, 'in-the-way'), { recursive: true });
  await catalogue.close();
  expect(told).toHaveLength(1);
  rmSync(index, { recursive: true });
  expect(await titleAtNextStart()).toBe('Acme of Today');
});
