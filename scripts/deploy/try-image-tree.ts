import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { sizeOf, writeImageTree } from './image-tree.ts';

/**
 * Tries what the image holds without an image: writes its file tree, takes the right to write from
 * it, and starts the server from it, as a user without rights where this runs as root, with the data
 * folder alone to write to. Asks for its health and a landing page, and ends it.
 */
const LARGEST_IMAGE = 350e6;
/** The base image with its C library; the published one is smaller. */
const BASE_IMAGE = 40e6;
/** nobody, who owns nothing. */
const USER = 65534;
const START_SECONDS = 120;
const READY_SECONDS = 60;
const LANDING = '/programs/blindfire';

const folder = mkdtempSync(join(tmpdir(), 'marquee-image-'));
const tree = join(folder, 'marquee');
const data = join(folder, 'data');
const node = join(tree, 'node_modules/node/bin/node');
const isRoot = process.getuid?.() === 0;
const as = isRoot ? { uid: USER, gid: USER } : {};

let server: ChildProcess | undefined;
try {
  writeImageTree(tree, join(process.env.MARQUEE_DATA || '.marquee', 'build'));
  const size = sizeOf(tree);
  console.log(`The tree has ${Math.round(size / 1e6)} MB.`);
  if (size + BASE_IMAGE > LARGEST_IMAGE)
    throw new Error(
      `The tree has ${size} bytes: with its base the image passes ${LARGEST_IMAGE}. Find what came in with \`du -a ${tree}\`.`,
    );
  await tryServer();
  console.log('The server runs from it, as a user who may write to its data alone.');
} finally {
  if (server && server.exitCode === null) server.kill('SIGKILL');
  execFileSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true, force: true });
}

async function tryServer(): Promise<void> {
  mkdirSync(data);
  if (isRoot) chownSync(data, USER, USER);
  chmodSync(folder, 0o755);
  execFileSync('chmod', ['-R', 'a-w,a+rX', tree]);
  const environment = {
    PORT: String(await freePort()),
    MARQUEE_ENV: 'production',
    MARQUEE_SECRET: randomBytes(32).toString('hex'),
    MARQUEE_ALLOW_EMBEDDED: '1',
    MARQUEE_DATA: data,
    MARQUEE_BUILD: join(tree, 'build'),
  };
  const options = { cwd: tree, env: environment, ...as };
  const writes = `require('node:fs').writeFileSync('engine/written', '')`;
  if (succeeds(['-e', writes], options)) throw new Error(`${tree} can be written to.`);
  server = spawn(node, ['engine/main/start.ts'], {
    ...options,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await started(server);
  await ready(environment.PORT);
  if (!succeeds(['scripts/deploy/check-health.ts'], options))
    throw new Error('The health check of the image says that the server is not ready, and it is.');
  const page = await fetch(`http://127.0.0.1:${environment.PORT}${LANDING}`);
  const text = await page.text();
  if (page.status !== 200 || !text.includes('<h1'))
    throw new Error(
      `${LANDING} answered ${page.status} and no landing page: ${text.slice(0, 200)}`,
    );
  server.kill('SIGTERM');
  const [code] = await once(server, 'exit');
  if (code !== 0) throw new Error(`The server ended with ${code} on SIGTERM, not with 0.`);
  if (succeeds(['scripts/deploy/check-health.ts'], options))
    throw new Error('The health check says that a server which has ended is ready.');
}

function succeeds(words: readonly string[], options: Parameters<typeof execFileSync>[2]): boolean {
  try {
    execFileSync(node, words, { ...options, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Waits for the line that says where the server listens. */
async function started(process: ChildProcess): Promise<void> {
  if (!process.stdout) throw new Error('The log of the server cannot be read.');
  const lines = createInterface({ input: process.stdout });
  const limit = setTimeout(() => process.kill('SIGKILL'), START_SECONDS * 1_000);
  const said: string[] = [];
  for await (const line of lines) {
    said.push(line);
    if (!line.includes('programs at ')) continue;
    clearTimeout(limit);
    process.stdout.resume();
    return;
  }
  clearTimeout(limit);
  throw new Error(
    `The server ended before it listened, or did not within ${START_SECONDS} s:\n${said.join('\n')}`,
  );
}

/** Waits for `/readyz` to be 200: a store that is made first answers late on a busy machine. */
async function ready(port: string): Promise<void> {
  const until = Date.now() + READY_SECONDS * 1_000;
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
    const said = await answer.text();
    if (answer.status === 200) return;
    if (Date.now() > until)
      throw new Error(`/readyz was not 200 within ${READY_SECONDS} s, but said: ${said}`);
    await sleep(1_000);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
