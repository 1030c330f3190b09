import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_KEY } from '#api/http/identify.ts';
import { deriveSecrets } from '#api/identity/secrets.ts';
import { openStore, type StoreOptions } from '#api/store/store.ts';
import { apiKeys, auditEntries } from '#api/store/tables/operators.ts';
import { createTestDatabase, type TestDatabase } from '../support/store.ts';

const MARQUEE = fileURLToPath(new URL('../../scripts/marquee.ts', import.meta.url));
const PROGRAMS = fileURLToPath(new URL('../fixtures/api', import.meta.url));
const SECRET = 'a secret for the commands, long enough to be taken';

let folder: string;
let database: TestDatabase;
let options: StoreOptions;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-operators-'));
  database = await createTestDatabase();
  options = database.options.databaseUrl
    ? database.options
    : { ...database.options, dataFolder: join(folder, 'data') };
  await (await openStore(options)).close();
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the command line on the store of this test. */
async function marquee(...words: string[]) {
  const env = {
    ...process.env,
    MARQUEE_PROGRAMS: PROGRAMS,
    MARQUEE_DATA: folder,
    MARQUEE_SECRET: SECRET,
    DATABASE_URL: options.databaseUrl ?? '',
  };
  const child = spawn(process.execPath, [MARQUEE, ...words], { env });
  const [stdout, stderr] = [child.stdout, child.stderr].map(async (stream) =>
    Buffer.concat(await stream.toArray()).toString(),
  );
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, stdout: (await stdout) ?? '', stderr: (await stderr) ?? '' };
}

async function read<T>(work: (store: Awaited<ReturnType<typeof openStore>>) => Promise<T>) {
  const store = await openStore(options);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

// Each command opens the store anew, which takes the embedded one seconds on a busy machine.
const TIMEOUT = 240_000;

test('operators are granted roles and listed, and the last owner stays', {
  timeout: TIMEOUT,
}, async () => {
  const granted = await marquee('operator', 'grant', 'alpha', 'Olga@Alpha.example', '--role=owner');
  expect(granted).toEqual({
    code: 0,
    stdout: 'olga@alpha.example is now owner of Alpha Creators.\n',
    stderr: '',
  });
  const refused = await marquee('operator', 'revoke', 'alpha', 'olga@alpha.example');
  expect(refused).toEqual({
    code: 2,
    stdout: '',
    stderr: 'marquee: A program keeps at least one owner. Make somebody else an owner first.\n',
  });
  const listed = JSON.parse((await marquee('operator', 'list', 'alpha', '--json')).stdout);
  expect(listed).toMatchObject([{ email: 'olga@alpha.example', role: 'owner' }]);
  const entries = await read(({ database }) => database.select().from(auditEntries));
  expect(entries).toMatchObject([{ action: 'operator.grant', actor_kind: 'command_line' }]);
});

test('an API key is printed once, kept as a fingerprint, and ended', {
  timeout: TIMEOUT,
}, async () => {
  const created = await marquee('api-key', 'create', 'alpha', 'tracker');
  expect(created.code).toBe(0);
  const key = created.stdout.trim();
  const [kept] = await read(({ database }) => database.select().from(apiKeys));
  expect(kept).toMatchObject({
    name: 'tracker',
    key_hash: deriveSecrets(SECRET).fingerprint(API_KEY, key),
    revoked_at: null,
  });
  expect(JSON.stringify(kept)).not.toContain(key);
  const ended = await marquee('api-key', 'revoke', 'alpha', kept?.id ?? '');
  expect(ended.stdout).toBe(`Key ${kept?.id} is revoked.\n`);
  const [revoked] = await read(({ database }) => database.select().from(apiKeys));
  expect(revoked?.revoked_at).toBeInstanceOf(Date);
});

test('what cannot be done is said in one line', { timeout: TIMEOUT }, async () => {
  const [nowhere, unnamed, nameless] = await Promise.all([
    marquee('operator', 'grant', 'alhpa', 'a@b.example', '--role=owner'),
    marquee('operator', 'grant', 'alpha', 'a@b.example', '--role=boss'),
    marquee('api-key', 'create', 'alpha', 'two\nlines'),
  ]);
  expect(nowhere.stderr).toBe('marquee: There is no program "alhpa". Did you mean "alpha"?\n');
  expect(unnamed.stderr).toContain('Allowed choices are viewer, reviewer, manager, owner.');
  expect(nameless).toMatchObject({
    code: 2,
    stderr: 'marquee: A name is one line of up to 100 characters.\n',
  });
});
