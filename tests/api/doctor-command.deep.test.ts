import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inArray } from '#api/store/drizzle.ts';
import { sealing } from '#api/store/tables/sealing.ts';
import { COMMANDS_TIMEOUT, type CommandLine, startCommandLine } from '../support/command-line.ts';
import { type DnsServer, openDnsServer } from '../support/dns-server.ts';
import { freePort } from '../support/free-port.ts';
import { type LaidOutCatalogue, layOutCatalogue } from '../support/lay-out-catalogue.ts';
import { inShort } from '../support/patient.ts';
import { runMarquee } from '../support/run-marquee.ts';

vi.setConfig({ testTimeout: COMMANDS_TIMEOUT });

const CAMPAIGN = `activations:
  - id: 1
    kind: key
    title: Game keys
    description: One each.
    offer: request
    request: { form: [{ name: why, type: text, label: Why? }] }
    key:
      low_stock: 3
      options:
        - { id: 21, label: Steam, platform: steam }
        - { id: 22, label: Xbox, platform: xbox }
  - id: 2
    kind: key
    title: Past keys
    description: Over.
    offer: request
    closes_at: "2026-01-01T00:00:00Z"
    request: { form: [{ name: why, type: text, label: Why? }] }
    key: { options: [{ id: 31, label: Steam, platform: steam }] }
`;

let disk: LaidOutCatalogue;
let line: CommandLine;
let dns: DnsServer;
beforeAll(async () => {
  disk = layOutCatalogue();
  disk.write('acme/campaign.yaml', CAMPAIGN);
  line = await startCommandLine({ cwd: dirname(disk.folder), programs: 'programs' });
  dns = await openDnsServer({});
});
afterAll(async () => {
  disk[Symbol.dispose]();
  await line.close();
  await dns.close();
});

/** What a look at the program finds, of the checks that are asked for; nobody outside is asked. */
async function findings(checks: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const words = ['doctor', 'acme', '--env', 'production', '--format', 'json', '--timeout', '2'];
  const { code, stdout, stderr } = await runMarquee([...words, '--resolver', dns.address], {
    cwd: dirname(disk.folder),
    env: { ...line.environment, ...env },
  });
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  const told = JSON.parse(stdout);
  expect(told).toMatchObject({ environment: 'production', programs: 1, hosts: 2 });
  return told.findings.filter(({ check }: { check: string }) => checks.includes(check));
}
const shortly = async (...of: Parameters<typeof findings>) => inShort(await findings(...of));

test('what is not in the store yet, what differs from it, and what is', async () => {
  expect(await shortly(['campaigns', 'keys'])).toEqual(['acme CAMPAIGN_NEVER_APPLIED error']);
  await line.marquee('apply', 'acme', '--yes', '--env', 'production');
  expect(await shortly(['campaigns'])).toEqual(['acme CAMPAIGN_APPLIED ok']);
  disk.write('acme/campaign.yaml', CAMPAIGN.replace('One each.', 'One for each.'));
  const [found] = await findings(['campaigns']);
  expect(found).toMatchObject({
    ...{ code: 'CAMPAIGN_NOT_APPLIED', level: 'warning', where: 'acme' },
    message: 'The store differs from its campaign by 1 change.',
  });
});

test('pools that are empty or nearly so are told of, but not those of what is over', async () => {
  const file = join(line.folder, 'keys.csv');
  writeFileSync(file, 'key_option_id,key\n22,AAAAA-1\n22,AAAAA-2\n');
  await line.marquee('keys', 'import', file, '--program', 'acme');
  const found = await findings(['keys']);
  expect(inShort(found)).toEqual([
    'acme, key option 21 KEYS_NONE error',
    'acme, key option 22 KEYS_LOW warning',
  ]);
  expect(found[0].action).toContain('marquee keys import <file.csv> --program acme');
});

test('the secret is to be the one that the store is sealed under, and looking marks none', async () => {
  const other = { MARQUEE_SECRET: '9f86d081884c7d659a2feaa0c55ad015' };
  expect(await shortly(['secrets'])).toContain('MARQUEE_SECRET SECRET_OPENS ok');
  expect(await shortly(['secrets'], other)).toContain('MARQUEE_SECRET SECRET_DIFFERS error');
  await line.onStore(({ database }) =>
    database.delete(sealing).where(inArray(sealing.name, ['secret'])),
  );
  expect(await shortly(['secrets'], other)).toEqual(['MARQUEE_SECRET SECRET_STRONG ok']);
  expect(await line.onStore(({ database }) => database.$count(sealing))).toBe(0);
});

test('the database is looked at; one that is not there, or hangs, is told of in time', async () => {
  const found = await shortly(['database']);
  expect(found.at(-1)).toMatch(/ MIGRATIONS_APPLIED ok$/);
  const gone = await findings(['database', 'campaigns', 'keys'], {
    DATABASE_URL: `postgres://marquee:hunter2hunter2@127.0.0.1:${await freePort()}/marquee`,
  });
  expect(gone).toMatchObject([{ code: 'DATABASE_UNREACHABLE', level: 'error' }]);
  expect(gone[0].message).toContain('ECONNREFUSED');
  expect(JSON.stringify(gone)).not.toContain('hunter2');

  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const began = performance.now();
  const DATABASE_URL = `postgres://marquee@127.0.0.1:${port}/marquee`;
  expect(await shortly(['database'], { DATABASE_URL })).toEqual([
    'DATABASE_URL DATABASE_UNREACHABLE error',
  ]);
  expect(performance.now() - began).toBeLessThan(25_000);
  silent.close();
});

test('a store that is not there is not made', async () => {
  const empty = { DATABASE_URL: '', MARQUEE_DATA: join(line.folder, 'nothing') };
  expect(await shortly(['database', 'campaigns'], empty)).toEqual([
    'DATABASE_URL DATABASE_MISSING error',
    'embedded store DATABASE_EMPTY hint',
    'acme CAMPAIGN_NEVER_APPLIED error',
  ]);
  expect(await shortly(['database'], empty)).toContain('embedded store DATABASE_EMPTY hint');
});

test('people read what there is to do, under headings, and a sum', async () => {
  const words = ['doctor', 'acme', '--env', 'production', '--resolver', dns.address];
  const { code, stdout } = await line.marquee(...words);
  expect(code).toBe(1);
  expect(stdout).toContain(
    [
      'DNS',
      '  marquee.example  DNS_NO_ADDRESS (error)',
      '    The name is not known to DNS.',
      '    Make an A and an AAAA record that lead to the proxy in front of the server.',
      '  creators.acme.example  DNS_NO_ADDRESS (error)',
    ].join('\n'),
  );
  expect(stdout).toMatch(
    /\nproduction: 1 program, 2 hosts, \d+ errors, \d+ warnings?, \d+ hints?\n$/,
  );
  expect(stdout).not.toContain('Applications are open.');
  const all = await line.marquee(...words, '--all');
  expect(all.stdout).toContain('  acme  ok  Applications are open.');
});

test('in development nothing stands in the way, and what cannot be taken is refused', async () => {
  const { code, stdout } = await line.marquee('doctor', 'new-program');
  expect(stdout).toMatch(/^development: 1 program, 0 hosts, 0 errors/m);
  expect(code).toBe(0);
  const wrong = [
    [['--at', 'somewhere'], 'It must be an IP address, with an optional :port.'],
    [['--resolver', '1.1.1.1:99999'], 'It must be an IP address, with an optional :port.'],
    [['--timeout', '0'], 'It must be a number of seconds above 0'],
    [['acmee'], 'There is no program "acmee". Did you mean "acme"?'],
  ] as const;
  for (const [words, message] of wrong) {
    const refused = await line.marquee('doctor', ...words);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain(message);
  }
});

test('a broken site.yaml is told, as there is nothing to look at without it', async () => {
  disk.write('site.yaml', 'product: 7\n');
  const { code, stderr } = await line.marquee('doctor');
  expect(code).toBe(1);
  expect(stderr).toContain('programs/site.yaml');
});
