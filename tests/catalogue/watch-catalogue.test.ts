import { EventEmitter } from 'node:events';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchCatalogue } from '#catalogue/watch/watch-catalogue.ts';
import { eventually } from '../support/eventually.ts';
import { type LaidOutCatalogue, layOutCatalogue } from '../support/lay-out-catalogue.ts';

vi.mock('node:fs', async (importOriginal) => {
  const real = await importOriginal<typeof fs>();
  return { ...real, watch: vi.fn(real.watch) };
});

type Slugs = readonly string[] | undefined;
let disk: LaidOutCatalogue;
let watching: ReturnType<typeof watchCatalogue> | undefined;
const changed = vi.fn<(slugs: Slugs) => void>();
const report = vi.fn<(reason: string) => void>();
beforeEach(() => {
  disk = layOutCatalogue();
});
afterEach(() => {
  watching?.close();
  disk[Symbol.dispose]();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const start = () => {
  watching = watchCatalogue(disk.folder, changed, report);
  return watching;
};
/** Waits until a change is told that names the slugs; undefined stands for everything. */
async function told(slugs: Slugs): Promise<void> {
  await eventually(() => expect(changed).toHaveBeenCalledWith(slugs));
  await new Promise((resolve) => setTimeout(resolve, 150)); // what came with it has settled
  changed.mockClear();
}

describe('watching', () => {
  test('tells of an edited manifest by its slug', async () => {
    expect(start().mode()).toBe('watching');
    disk.write('acme/program.yaml', 'slug: acme\n');
    await told(['acme']);
  });

  test('tells of site.yaml, shared phrases and shared documents as a change of everything', async () => {
    start();
    disk.write('site.yaml', 'product: Other\n');
    await told(undefined);
    disk.write('locales/de.po', '');
    await told(undefined);
    disk.write('locales/de.po', 'msgid "a"\nmsgstr "b"\n');
    await told(undefined);
  });

  test('notices a new folder, and then the files in it', async () => {
    start();
    disk.write('beta/program.yaml', 'slug: beta\n');
    await told(['beta']);
    disk.write('beta/program.yaml', 'slug: beta\ntitle: Beta\n');
    await told(['beta']);
    disk.write('beta/assets/art/hero.svg', '<svg/>');
    await told(['beta']);
    disk.write('beta/assets/art/hero.svg', '<svg></svg>');
    await told(['beta']);
  });

  test('notices that a folder is gone', async () => {
    start();
    disk.remove('acme');
    await eventually(() => expect(changed).toHaveBeenCalledWith(['acme']));
  });

  test('follows a folder that was replaced by another', async () => {
    disk.write('../next/program.yaml', 'slug: acme\n');
    start();
    fs.renameSync(join(disk.folder, 'acme'), join(disk.folder, '../old'));
    fs.renameSync(join(disk.folder, '../next'), join(disk.folder, 'acme'));
    await told(['acme']);
    disk.write('acme/program.yaml', 'slug: acme\ntitle: Replaced\n');
    await told(['acme']);
  });

  test('is silent once closed', async () => {
    start().close();
    disk.write('acme/program.yaml', 'slug: acme\n');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(changed).not.toHaveBeenCalled();
  });
});

describe("where the system's watcher fails", () => {
  const refuse = (code: string) => () => {
    throw Object.assign(new Error(code), { code });
  };

  test('it looks every second instead, and says so once', () => {
    vi.useFakeTimers();
    vi.mocked(fs.watch).mockImplementation(refuse('ENOSPC'));
    expect(start().mode()).toBe('polling');
    expect(report.mock.calls).toEqual([
      ["The system's file watcher failed (ENOSPC); looking every 1000 ms."],
    ]);
    vi.advanceTimersByTime(2500);
    expect(changed.mock.calls).toEqual([[undefined], [undefined]]);
    watching?.close();
    vi.advanceTimersByTime(5000);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  test('it looks every second also where the watcher fails later on', () => {
    vi.useFakeTimers();
    const watchers: EventEmitter[] = [];
    vi.mocked(fs.watch).mockImplementation(() => {
      const watcher = Object.assign(new EventEmitter(), { close: vi.fn() });
      watchers.push(watcher);
      return watcher as unknown as fs.FSWatcher;
    });
    expect(start().mode()).toBe('watching');
    for (const watcher of watchers.slice(0, 2))
      watcher.emit('error', Object.assign(new Error('EMFILE'), { code: 'EMFILE' }));
    expect(report).toHaveBeenCalledTimes(1);
    expect(watching?.mode()).toBe('polling');
    vi.advanceTimersByTime(1000);
    expect(changed).toHaveBeenCalledExactlyOnceWith(undefined);
  });
});
