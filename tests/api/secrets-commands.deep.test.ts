import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepAddress } from '#api/core/rewards/saved-addresses.ts';
import { announceInstance } from '#api/core/sealing/marks.ts';
import { requireSecret } from '#api/core/sealing/sealed-store.ts';
import { deriveSecrets } from '#api/secrets/secrets.ts';
import { creators } from '#api/store/tables/accounts.ts';
import { savedAddresses } from '#api/store/tables/saved-addresses.ts';
import { COMMANDS_TIMEOUT, type CommandLine, startCommandLine } from '../support/command-line.ts';
import { runMarquee } from '../support/run-marquee.ts';

const NEW = 'the secret that takes its place, long enough to be taken';
const PROGRAM = '018f0f4e-5b7d-7c1e-9a3f-2d8e6b4c7a10';

let line: CommandLine;
let env: Record<string, string>;
beforeAll(async () => {
  line = await startCommandLine();
  const { environment } = line;
  env = {
    ...environment,
    MARQUEE_SECRET: NEW,
    // It has a comma in it.
    MARQUEE_SECRET_PREVIOUS: JSON.stringify([environment.MARQUEE_SECRET]),
  };
});
afterAll(() => line.close());
const withBoth = (...words: string[]) => runMarquee(words, { cwd: line.folder, env });

test('a secret is exchanged from the command line', { timeout: COMMANDS_TIMEOUT }, async () => {
  const before = line.secrets.keyId;
  const after = deriveSecrets(NEW).keyId;
  await line.onStore(async (store) => {
    await requireSecret(store, line.secrets);
    const [creator] = await store.database
      .insert(creators)
      .values({ program_uuid: PROGRAM, display_name: 'Maya' })
      .returning();
    const owner = { program_uuid: PROGRAM, creator_id: creator?.id ?? '' };
    await keepAddress(store, line.secrets, owner, { recipient: 'Maya' }, new Date());
    await announceInstance(store, { id: 'behind', keyIds: [before] }, new Date());
  });
  const never = await line.marquee('secrets', 'status');
  expect([never.code, never.stdout]).toEqual([
    0,
    expect.stringMatching(
      `^In use: ${before}, MARQUEE_SECRET, since .*Z\\.\nInstances: 1 running; all know this MARQUEE_SECRET\\.\nIt was never exchanged\\.\n$`,
    ),
  ]);

  const refused = await withBoth('secrets', 'rotate');
  expect([refused.code, refused.stderr]).toEqual([
    2,
    expect.stringMatching(
      /^marquee: 1 of 1 running instances does not know .* nothing was changed\./,
    ),
  ]);
  const waiting = await withBoth('secrets', 'status');
  expect([waiting.code, waiting.stdout]).toEqual([
    1,
    expect.stringMatching(
      /one of MARQUEE_SECRET_PREVIOUS.*1 do not know.*marquee secrets rotate\n$/s,
    ),
  ]);

  await line.onStore((store) =>
    announceInstance(store, { id: 'behind', keyIds: [] }, new Date(Date.now() - 61_000)),
  );
  const rotated = await withBoth('secrets', 'rotate');
  expect(rotated).toEqual({
    code: 0,
    stdout: expect.stringMatching(
      `^1 rows are sealed anew, under the secret ${after}\\.\nMARQUEE_SECRET_PREVIOUS can go from \\S+ on\\.`,
    ),
    stderr: '',
  });
  const done = await withBoth('secrets', 'status');
  expect([done.code, done.stdout]).toEqual([
    0,
    expect.stringMatching(
      `^In use: ${after}, MARQUEE_SECRET, [^]*saved_addresses +1 +0\n[^]* can go from `,
    ),
  ]);
  const gone = await line.marquee('secrets', 'status');
  expect([gone.code, gone.stderr]).toEqual([
    2,
    expect.stringContaining('The store is sealed under another MARQUEE_SECRET'),
  ]);
  const { stdout } = await withBoth('secrets', 'status', '--json');
  expect(JSON.parse(stdout)).toMatchObject({ key_id: after, at_hand: [after, before] });
});

test('what nobody can open is said, with exit code 1', { timeout: COMMANDS_TIMEOUT }, async () => {
  await line.onStore(({ database }) =>
    database.update(savedAddresses).set({ ciphertext: Buffer.from('broken') }),
  );
  const { code, stdout } = await withBoth('secrets', 'rotate');
  expect([code, stdout]).toEqual([
    1,
    expect.stringContaining('1 rows of saved_addresses open with none'),
  ]);
});
