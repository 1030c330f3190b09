import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_KEY } from '#api/http/identify.ts';
import {
  apiKeys,
  auditEntries,
  operatorIdentities,
  operators,
} from '#api/store/tables/operators.ts';
import { COMMANDS_TIMEOUT, type CommandLine, startCommandLine } from '../support/command-line.ts';

let line: CommandLine;
beforeAll(async () => {
  line = await startCommandLine();
});
afterAll(() => line.close());

test('operators are granted roles and listed, and the last owner stays', {
  timeout: COMMANDS_TIMEOUT,
}, async () => {
  const granted = await line.marquee(
    'operator',
    'grant',
    'alpha',
    'Olga@Alpha.example',
    '--role=owner',
  );
  expect(granted).toEqual({
    code: 0,
    stdout: [
      'olga@alpha.example is now owner of Alpha Creators.',
      'The first Google account that signs in with this address, verified there, is pinned: from then on that account alone opens the role.\n',
    ].join('\n'),
    stderr: '',
  });
  const refused = await line.marquee('operator', 'revoke', 'alpha', 'olga@alpha.example');
  expect(refused).toEqual({
    code: 2,
    stdout: '',
    stderr: 'marquee: A program keeps at least one owner. Make somebody else an owner first.\n',
  });
  await line.onStore(async ({ database }) => {
    const [olga] = await database.select().from(operators);
    const account = { provider: 'google', subject: '1', pinned_at: new Date('2026-11-20T10:00Z') };
    await database.insert(operatorIdentities).values({ operator_id: olga?.id ?? '', ...account });
  });
  const again = await line.marquee(
    'operator',
    'grant',
    'alpha',
    'olga@alpha.example',
    '--role=owner',
  );
  expect(again.stdout).toContain(
    'They sign in with the Google account that was pinned on 2026-11-20.',
  );
  expect((await line.marquee('operator', 'list', 'alpha')).stdout).toContain('google, 2026-11-20');
  const released = await line.marquee('operator', 'release', 'alpha', 'olga@alpha.example');
  expect(released.stdout).toContain(
    'The account of olga@alpha.example is forgotten.\nThe first Google',
  );
  expect(await line.onStore(({ database }) => database.$count(operatorIdentities))).toBe(0);
  const listed = JSON.parse((await line.marquee('operator', 'list', 'alpha', '--json')).stdout);
  expect(listed).toMatchObject([{ email: 'olga@alpha.example', role: 'owner' }]);
  const entries = await line.onStore(({ database }) => database.select().from(auditEntries));
  expect(entries.map(({ action, actor_kind }) => [action, actor_kind])).toEqual([
    ['operator.grant', 'command_line'],
    ['operator.grant', 'command_line'],
    ['operator.release', 'command_line'],
  ]);
});

test('an API key is printed once, kept as a fingerprint, and ended', {
  timeout: COMMANDS_TIMEOUT,
}, async () => {
  const created = await line.marquee('api-key', 'create', 'alpha', 'tracker');
  expect(created.code).toBe(0);
  const key = created.stdout.trim();
  const [kept] = await line.onStore(({ database }) => database.select().from(apiKeys));
  expect(kept).toMatchObject({
    name: 'tracker',
    key_hash: line.secrets.fingerprint(API_KEY, key),
    revoked_at: null,
  });
  expect(JSON.stringify(kept)).not.toContain(key);
  const ended = await line.marquee('api-key', 'revoke', 'alpha', kept?.id ?? '');
  expect(ended.stdout).toBe(`Key ${kept?.id} is revoked.\n`);
  const [revoked] = await line.onStore(({ database }) => database.select().from(apiKeys));
  expect(revoked?.revoked_at).toBeInstanceOf(Date);
});

test('what cannot be done is said in one line', { timeout: COMMANDS_TIMEOUT }, async () => {
  const [nowhere, unnamed, nameless] = await Promise.all([
    line.marquee('operator', 'grant', 'alhpa', 'a@b.example', '--role=owner'),
    line.marquee('operator', 'grant', 'alpha', 'a@b.example', '--role=boss'),
    line.marquee('api-key', 'create', 'alpha', 'two\nlines'),
  ]);
  expect(nowhere.stderr).toBe('marquee: There is no program "alhpa". Did you mean "alpha"?\n');
  expect(unnamed.stderr).toContain('Allowed choices are viewer, reviewer, manager, owner.');
  expect(nameless).toMatchObject({
    code: 2,
    stderr: 'marquee: A name is one line of up to 100 characters.\n',
  });
});
