import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** An open file or folder, as the database's program knows it. */
interface OpenFile {
  /** The descriptor of the operating system; folders have none. */
  readonly nfd?: number;
  readonly node: unknown;
}

interface NodeFiles {
  readonly stream_ops: { fsync?: (file: OpenFile) => number };
  readonly realPath: (node: unknown) => string;
}

/**
 * A folder of the disk, which is asked to keep what was written whenever the database wants to be sure:
 * by itself the database's program takes that request for done.
 */
export class SyncedFiles extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given);
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    const sync = (module: object) => {
      const files: NodeFiles = Reflect.get(module, 'NODEFS');
      files.stream_ops.fsync = ({ nfd, node }) => {
        if (nfd === undefined) syncPath(files.realPath(node));
        else fsyncSync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, sync] } };
  }
}

/**
 * What every embedded database is started with. The system keeps its files in memory as well: the
 * 128 MiB of pages that a server keeps by itself would cost 100 MiB more and 0.4 s at each start.
 */
export const START: readonly string[] = [
  ...PGlite.defaultStartParams,
  ...['-c', 'shared_buffers=32MB'],
];

/**
 * The same where a folder is kept: it waits for the disk at each commit. Of the ways to wait, only
 * `fsync` reaches the disk from here. Files of tables never shrink (see `file-record.ts`).
 */
export const SYNCED_START: readonly string[] = [
  ...START.filter((word) => word !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
  ...['-c', 'vacuum_truncate=off'],
];

/** Has the disk keep a folder with all that lies in it. */
export function syncFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncFolder(path);
    else syncPath(path);
  }
  syncPath(folder);
}

/** Has the disk keep one file, or which files a folder has. */
export function syncPath(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
