import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** Where a process that has an embedded store open lets command lines in. */
export interface SharedAddress {
  /** A Unix domain socket, or a named pipe on Windows. */
  readonly path: string;
  /** Who knows it may read the store's folder. */
  readonly token: string;
}

const ADDRESS_FILE = 'commands.json';
const SOCKET = 'commands.sock';
/** Systems take socket paths of 104 to 108 bytes, with the zero at their end. */
const LONGEST_PATH = 100;

/** What the file says that the process with the store has written; undefined where there is none. */
export function readSharedAddress(dataFolder: string): SharedAddress | undefined {
  try {
    const { path, token } = JSON.parse(readFileSync(join(dataFolder, ADDRESS_FILE), 'utf8'));
    return typeof path === 'string' && typeof token === 'string' ? { path, token } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Has a server listen for command lines of whoever owns the folder, and writes down where. What a
 * process that was killed left there is removed: whoever calls this holds the store's lock.
 */
export async function listenForCommandLines(
  dataFolder: string,
  server: Server,
  token: string,
): Promise<void> {
  removeSharedAddress(dataFolder);
  const path = await listenAnywhere(resolve(dataFolder), server);
  const address: SharedAddress = { path, token };
  const file = join(dataFolder, ADDRESS_FILE);
  rmSync(`${file}.new`, { force: true });
  writeFileSync(`${file}.new`, JSON.stringify(address), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** Removes the address, and the socket where a killed process left it. */
export function removeSharedAddress(dataFolder: string): void {
  const known = readSharedAddress(dataFolder);
  rmSync(join(dataFolder, ADDRESS_FILE), { force: true });
  if (!known || process.platform === 'win32') return;
  rmSync(known.path, { force: true });
  if (dirname(known.path) === resolve(dataFolder)) return;
  try {
    rmdirSync(dirname(known.path));
  } catch {
    // Not empty, so not ours alone; or gone already.
  }
}

/**
 * In the folder itself; where its path is too long for a socket, or its disk takes none, in a new
 * folder for temporary files that nobody else may enter.
 */
async function listenAnywhere(dataFolder: string, server: Server): Promise<string> {
  if (process.platform === 'win32')
    return listen(server, `\\\\.\\pipe\\marquee-${randomBytes(16).toString('hex')}`);
  const inFolder = join(dataFolder, SOCKET);
  if (Buffer.byteLength(inFolder) <= LONGEST_PATH) {
    rmSync(inFolder, { force: true });
    const listening = await listen(server, inFolder).catch(() => undefined);
    if (listening !== undefined) return listening;
  }
  return listen(server, join(mkdtempSync(join(tmpdir(), 'marquee-')), SOCKET));
}

async function listen(server: Server, path: string): Promise<string> {
  await new Promise<void>((listening, refused) => {
    server.once('error', refused);
    server.listen(path, () => {
      server.off('error', refused);
      listening();
    });
  });
  if (process.platform !== 'win32') chmodSync(path, 0o600);
  return path;
}
