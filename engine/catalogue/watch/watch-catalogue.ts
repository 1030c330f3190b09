import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { DEEPEST } from '../compile/stamp.ts';
import { listSlugs, SHARED_FOLDERS } from '../store/fingerprint.ts';

const SETTLE_MS = 60;
const POLL_MS = 1000;
const FOLDERS_A_TURN = 20;

export interface Watching {
  /** How changes are noticed now. */
  readonly mode: () => 'watching' | 'polling';
  readonly close: () => void;
}

/**
 * Calls `changed` with the slugs whose folders changed, came or went, or with nothing where the site
 * did. Where the system's watcher fails (too many folders, a file system without
 * events) it polls instead.
 */
export function watchCatalogue(
  folder: string,
  changed: (slugs: readonly string[] | undefined) => void,
  report: (reason: string) => void = () => {},
): Watching {
  const watchers = new Map<string, FSWatcher>();
  const pending = new Set<string | undefined>();
  let timer: NodeJS.Timeout | undefined;
  let poller: NodeJS.Timeout | undefined;
  let closed = false;

  const flush = () => {
    timer = undefined;
    const slugs = [...pending];
    pending.clear();
    if (slugs.includes(undefined)) changed(undefined);
    else changed(slugs as string[]);
  };
  const note = (slug: string | undefined) => {
    pending.add(slug);
    timer ??= setTimeout(flush, SETTLE_MS);
  };
  const stopWatching = () => {
    for (const watcher of watchers.values()) watcher.close();
    watchers.clear();
  };
  const poll = (reason: unknown) => {
    if (poller || closed) return;
    stopWatching();
    report(`The system's file watcher failed (${String(reason)}); looking every ${POLL_MS} ms.`);
    poller = setInterval(() => changed(undefined), POLL_MS);
    poller.unref();
  };
  /** Stops watching a folder that may have been replaced: a watcher stays with the old one. */
  const forget = (path: string) => {
    for (const [watched, watcher] of watchers) {
      if (watched !== path && !watched.startsWith(`${path}/`)) continue;
      watcher.close();
      watchers.delete(watched);
    }
  };
  const add = (path: string, slug: string | undefined) => {
    if (poller || closed || watchers.has(path)) return;
    try {
      const watcher = watch(path, { persistent: false }, (event, name) => {
        note(path === folder ? concerned(name) : slug);
        if (event === 'change' || name === null) return;
        forget(join(path, name));
        if (path === folder) addFolder(name);
        else if (slug !== undefined) addProgram(slug);
      });
      watcher.on('error', (error: NodeJS.ErrnoException) => {
        watcher.close();
        watchers.delete(path);
        if (error.code !== 'ENOENT' && error.code !== 'EPERM') poll(error.code);
      });
      watchers.set(path, watcher);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'ENOENT' && code !== 'ENOTDIR') poll(code);
    }
  };
  const addProgram = (slug: string) => {
    const path = join(folder, slug);
    add(path, slug);
    for (const child of subfolders(path)) add(child, slug);
  };
  const addFolder = (name: string) => {
    if (SHARED_FOLDERS.includes(name)) add(join(folder, name), undefined);
    else if (safeSlugs(folder).includes(name)) addProgram(name);
  };
  const addPrograms = () => {
    const slugs = safeSlugs(folder);
    const turn = (start: number) => {
      for (const slug of slugs.slice(start, start + FOLDERS_A_TURN)) addProgram(slug);
      if (start + FOLDERS_A_TURN < slugs.length) setImmediate(turn, start + FOLDERS_A_TURN);
    };
    turn(0);
  };

  add(folder, undefined);
  for (const name of SHARED_FOLDERS) add(join(folder, name), undefined);
  addPrograms();
  return {
    mode: () => (poller ? 'polling' : 'watching'),
    close: () => {
      closed = true;
      clearTimeout(timer);
      clearInterval(poller);
      stopWatching();
    },
  };
}

/** The program that a change in the catalogue's folder may concern; undefined for the site. */
function concerned(name: string | null): string | undefined {
  const site = name === null || /^site\./.test(name) || SHARED_FOLDERS.includes(name);
  return site ? undefined : name;
}

function subfolders(folder: string, depth = DEEPEST): string[] {
  if (depth === 0) return [];
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map((entry) => join(folder, entry.name))
      .flatMap((child) => [child, ...subfolders(child, depth - 1)]);
  } catch {
    return [];
  }
}

function safeSlugs(folder: string): string[] {
  try {
    return listSlugs(folder);
  } catch {
    return [];
  }
}
