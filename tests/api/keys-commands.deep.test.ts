import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openKey } from '#api/core/keys/sealed-key.ts';
import { GUEST_TOKEN } from '#api/http/guest-token-hash.ts';
import { gameKeys, guestLinks } from '#api/store/tables/activations.ts';
import { auditEntries } from '#api/store/tables/operators.ts';
import { COMMANDS_TIMEOUT, type CommandLine, startCommandLine } from '../support/command-line.ts';

let line: CommandLine;
beforeAll(async () => {
  line = await startCommandLine();
  const { code, stderr } = await line.marquee('apply', 'alpha', '--yes');
  if (code !== 0) throw new Error(stderr);
}, COMMANDS_TIMEOUT);
afterAll(() => line.close());

const file = (name: string, text: string) => {
  const path = join(line.folder, name);
  writeFileSync(path, text);
  return path;
};

test(
  'keys import takes a file once, tells of duplicates and rejected lines, and prints no key',
  async () => {
    const path = file(
      'keys.csv',
      'key_option_id,key\n21,CLI-1\n22,CLI-2\n21,CLI-1\n99,CLI-3\nCLI-4,21\n',
    );
    const first = await line.marquee('keys', 'import', path, '--program', 'alpha');
    expect(first).toEqual({
      code: 1,
      stderr: '',
      stdout: [
        'Alpha Creators: 2 imported, 1 duplicates, 2 rejected.',
        '',
        'Duplicates:',
        '  line 4: An earlier line has this key.',
        '',
        'Rejected:',
        '  line 5: The campaign has no key option 99.',
        '  line 6: key_option_id is not a number.',
        '',
      ].join('\n'),
    });
    const again = await line.marquee(
      'keys',
      'import',
      file('good.csv', 'key_option_id,key\n21,CLI-1\n'),
      '--program',
      'alpha',
      '--json',
    );
    expect([again.code, JSON.parse(again.stdout)]).toEqual([
      0,
      expect.objectContaining({ imported: 0, duplicates: 1, rejected: 0 }),
    ]);
    const { rows, audited } = await line.onStore(async (store) => ({
      rows: await store.database.select().from(gameKeys),
      audited: await store.database.select().from(auditEntries),
    }));
    expect(rows.map((row) => openKey(line.secrets, row)).sort()).toEqual(['CLI-1', 'CLI-2']);
    expect(audited.filter(({ action }) => action === 'keys.import')).toMatchObject([
      { actor_kind: 'command_line', details: { file_name: 'keys.csv', imported: 2 } },
      { actor_kind: 'command_line', details: { file_name: 'good.csv', imported: 0 } },
    ]);
    expect(JSON.stringify([rows, audited, first, again])).not.toContain('CLI-');
  },
  COMMANDS_TIMEOUT,
);

test(
  'keys import says what is wrong with a file, a program or its own options',
  async () => {
    const bad = await line.marquee(
      'keys',
      'import',
      file('bad.csv', 'CLI-5\n'),
      '--program',
      'alpha',
    );
    expect([bad.code, bad.stderr]).toEqual([
      2,
      expect.stringContaining('cannot be imported; nothing was. Line 1: The first line must name'),
    ]);
    expect(bad.stderr).not.toContain('CLI-5');
    const gone = await line.marquee(
      'keys',
      'import',
      join(line.folder, 'none.csv'),
      '--program',
      'alpha',
    );
    expect([gone.code, gone.stderr]).toEqual([2, expect.stringContaining('There is no file')]);
    const other = await line.marquee('keys', 'import', file('b.csv', 'x'), '--program', 'alhpa');
    expect([other.code, other.stderr]).toEqual([2, expect.stringContaining('There is no program')]);
    const missing = await line.marquee('keys', 'import', 'b.csv');
    expect([missing.code, missing.stderr]).toEqual([2, expect.stringContaining('--program')]);
  },
  COMMANDS_TIMEOUT,
);

test.each([
  ['semicolons and quotes, Windows line ends', 'utf8', (text: string) => text],
  ['a byte order mark', 'utf8', (text: string) => `\uFEFF${text}`],
  ['UTF-16', 'utf16le', (text: string) => `\uFEFF${text}`],
  ['UTF-16 with tabs', 'utf16le', (text: string) => `\uFEFF${text.replaceAll(';', '\t')}`],
  [
    'Windows-1252',
    'latin1',
    (text: string) => text.replace('Bemerkung', 'Schlüssel für Österreich'),
  ],
] as const)(
  'keys import --dry-run reads what a German Excel writes with %s, says what would come of it, and writes nothing',
  async (_name, encoding, change) => {
    const text = [
      'Bemerkung;key_option_id;key',
      '"neu; frisch";21;"EXCEL-1"',
      ';22;EXCEL-2',
      ';21;CLI-1',
      ';21;EXCEL-1',
      ';99;EXCEL-3',
      '',
    ].join('\r\n');
    const path = join(line.folder, 'excel.csv');
    writeFileSync(path, Buffer.from(change(text), encoding));
    const count = () => line.onStore(({ database }) => database.$count(gameKeys));
    const before = await count();
    const { code, stdout } = await line.marquee(
      ...['keys', 'import', path, '--program', 'alpha', '--dry-run'],
    );
    expect([code, stdout.split('\n')[0]]).toEqual([
      1,
      'Alpha Creators: 2 new, 1 known already, 1 twice in the file, 1 wrong. Nothing was written.',
    ]);
    expect(await count()).toBe(before);
  },
  COMMANDS_TIMEOUT,
);

test(
  'guest-link create prints an address whose token opens the link, and keeps only its fingerprint',
  async () => {
    const made = await line.marquee(
      ...['guest-link', 'create', '--program', 'alpha', '--activation', '3', '--label', 'Press'],
      ...['--uses', '5', '--expires', '2035-01-31T18:00:00Z'],
    );
    expect(made.code).toBe(0);
    const [, token = ''] =
      made.stdout.match(/^http:\/\/localhost:3000\/activations\/alpha\/([\w-]{43})\n$/) ?? [];
    expect(made.stderr).toContain('of Alpha Creators, for 5 people, until 2035-01-31T18:00:00');
    const rows = await line.onStore((store) => store.database.select().from(guestLinks));
    expect(rows).toMatchObject([
      {
        activation_id: 3,
        label: 'Press',
        uses_limit: 5,
        token_hash: line.secrets.fingerprint(GUEST_TOKEN, token),
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const [environment, origin] of [
      ['staging', 'https://staging.marquee.example'],
      ['production', 'https://creators.alpha.example'],
    ] as const) {
      const { stdout } = await line.marquee(
        ...['guest-link', 'create', '--program', 'alpha', '--activation', '3', '--label', 'Press'],
        ...['--env', environment],
      );
      expect(stdout.slice(0, stdout.lastIndexOf('/'))).toBe(`${origin}/activations/alpha`);
    }
  },
  COMMANDS_TIMEOUT,
);

test(
  'guest-link create refuses what the campaign does not open to guests, and odd options',
  async () => {
    const create = (...words: string[]) =>
      line.marquee('guest-link', 'create', '--program', 'alpha', '--label', 'x', ...words);
    for (const [words, message] of [
      [['--activation', '6'], 'does not open this activation to guests'],
      [['--activation', '999'], 'There is no such activation'],
      [['--activation', 'x'], 'It must be a whole number'],
      [['--activation', '3', '--uses', '0'], 'from 1 to 100000'],
      [['--activation', '3', '--expires', 'soon'], 'It must be a moment'],
    ] as const) {
      const { code, stderr } = await create(...words);
      expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
    }
  },
  COMMANDS_TIMEOUT,
);
