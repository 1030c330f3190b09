import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Catalogue } from '#catalogue/catalogue.ts';
import { type Resolution, resolveAddress } from '#domain/routing/resolve-address.ts';
import { SHIPPED_PROGRAMS } from '../support/shipped-programs.ts';

/** The catalogue of the repository, as production serves it. */
let catalogue: Catalogue;
let dataFolder: string;
beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'marquee-routes-'));
  const folder = fileURLToPath(new URL('../../programs', import.meta.url));
  catalogue = await Catalogue.open({ folder, dataFolder, environment: 'production' });
});
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

/** What an address shows, in the specification's words. */
function tell(resolution: Resolution): string {
  if (resolution.kind === 'redirect') return `${resolution.status} ${resolution.location}`;
  const of = resolution.program ? ` of ${resolution.program.slug}` : '';
  switch (resolution.kind) {
    case 'not_found':
      return `not found${of}`;
    case 'site': {
      const { route, parameters } = resolution.match;
      const values = Object.values(parameters).map((value) => ` ${value}`);
      return `${route.name}${values.join('')} (${route.layout})`;
    }
    case 'program': {
      const { place } = resolution;
      if (place.kind === 'page') return `page ${place.page.path}${of}`;
      if (place.kind === 'profile') return `profile of ${place.handle}${of}`;
      if (place.kind === 'legal') return `${place.legal}${of}`;
      const id = place.id === undefined ? '' : ` ${place.id}`;
      return `${place.section.name}${id}${of} (${place.section.layout})`;
    }
  }
}
const at = (host: string, path: string) => tell(resolveAddress(host, path, catalogue));
const MAIN = 'marquee.example';

describe('the route table of the specification, on the main host', () => {
  test.each([
    ['/__archive/null-partners', 'page / of null-partners'],
    ['/__archive/eb682d98-0ed5-450e-b69f-fde67b24e6eb', 'page / of null-partners'],
    ['/__archive/nobody', 'not found'],
    ['/activations/sega/T0ken', 'activation-link sega T0ken (claims)'],
    ['/quests/sega/T0ken', 'quest-link sega T0ken (claims)'],
    ['/auth/callback', 'auth-callback (dashboard-basic)'],
    ['/bingo/sega/12', 'bingo-board sega 12 (bingo-simple)'],
    ['/bingo/sega/generate', 'bingo-editor sega (bingo-branded)'],
    ['/bingo/7/12', 'not found'],
    ['/bingo/demo', 'bingo-demo (bingo-simple)'],
    ['/bitmask-test', 'bitmask-test (default)'],
    ['/debug-websocket', 'debug-websocket (default)'],
    ['/display_programs', 'display-programs (default)'],
    ['/', 'index (default)'],
    ['/operator', 'operator (none)'],
    ['/operator/sega/inbox/content:12', 'operator (none)'],
    ['/operators', 'not found'],
    ['/tos', 'tos (default)'],
    ['/ui-showcase', 'ui-showcase (default)'],
    ['/verify', 'verify (dashboard-basic)'],
    ['/programs/sega/dashboard/account', 'account of sega (dashboard)'],
    ['/programs/sega/dashboard', 'dashboard of sega (dashboard)'],
    ['/programs/sega/dashboard/key-claims', 'claims of sega (dashboard)'],
    ['/programs/sega/dashboard/key-claims/41', 'claims 41 of sega (dashboard)'],
    ['/programs/sega/dashboard/quests', 'quests of sega (dashboard)'],
    ['/programs/sega/dashboard/quests/41', 'quests 41 of sega (dashboard)'],
    ['/programs/sega/dashboard/requests', 'requests of sega (dashboard)'],
    ['/programs/sega/dashboard/requests/history', 'history of sega (dashboard)'],
    ['/programs/sega/dashboard/requests/165', 'requests 165 of sega (dashboard)'],
    ['/programs/sega/login', 'login of sega (default)'],
    ['/programs/marathon', 'page / of marathon'],
    ['/programs/marathon/creators', 'page /creators of marathon'],
    ['/programs/marathon/errors/age-gate-fail', 'page /errors/age-gate-fail of marathon'],
    ['/programs/marathon/thankyou', 'page /thankyou of marathon'],
    ['/programs/unicorn-battle', 'page / of unicorn-battle'],
    ['/programs/unicorn-battle/branded', 'page /branded of unicorn-battle'],
    ['/programs/unicorn-battle/custom', 'page /custom of unicorn-battle'],
    ['/programs/unicorn-battle/ea-test', 'page /ea-test of unicorn-battle'],
    ['/programs/unicorn-battle/simple', 'page /simple of unicorn-battle'],
    ['/programs/once-human-quests/anything', 'page /quests-hub of once-human'],
    ['/programs/once-human-quests/any/thing', 'page /quests-hub of once-human'],
    ['/programs/once-human-quests', 'not found'],
    ['/programs/battlefield6', 'page / of battlefield6'],
    ['/programs/battlefield6/login', 'login of battlefield6 (none)'],
    ['/programs/battlefield6/account', 'account of battlefield6 (dashboard)'],
    ['/programs/battlefield6/challenges', 'challenges of battlefield6 (dashboard)'],
    ['/programs/battlefield6/leaderboards', 'leaderboards of battlefield6 (dashboard)'],
    ['/programs/battlefield6/rewards', 'rewards of battlefield6 (dashboard)'],
    ['/programs/battlefield6/dashboard/rewards', '301 /programs/battlefield6/rewards'],
    ['/programs/null-partners', '301 /__archive/null-partners'],
    ['/programs/nobody', 'not found'],
    ['/nothing/here', 'not found'],
  ])('%s: %s', (path, expected) => {
    expect(at(MAIN, path)).toBe(expected);
  });

  test.each([
    ...['apex-legends', 'marquee', 'bandai-namco', 'blindfire', 'borderlands', 'capcom'],
    ...['capcom-v2', 'destiny-2', 'destiny2-the-final-shape', 'dscc', 'dscc-v2'],
    ...['kcd2-key-request', 'mecha-break', 'new-program', 'once-human', 'pokemon-go', 'sega'],
  ])('/programs/%s is a landing page', (slug) => {
    expect(at(MAIN, `/programs/${slug}`)).toBe(`page / of ${slug}`);
  });
});

/** The programs with a host of their own. */
const HOSTED = [
  ...['capcom-v2', 'marathon', 'apex-legends', 'marquee', 'unicorn-battle', 'destiny-2', 'dscc'],
  'battlefield6',
];

describe('hosts', () => {
  test('exactly the programs of the specification have one', () => {
    const shipped = [...catalogue.hosts.values()].filter((slug) => SHIPPED_PROGRAMS.includes(slug));
    expect(new Set(shipped)).toEqual(new Set(HOSTED));
  });

  test.each(HOSTED)('%s is served at the root of its hosts, and nothing else is', (slug) => {
    const hosts = [...catalogue.hosts].filter(([, owner]) => owner === slug).map(([host]) => host);
    expect(hosts.length).toBeGreaterThan(0);
    for (const host of hosts) {
      expect(at(host, '/')).toBe(`page / of ${slug}`);
      expect(at(host, '/login')).toMatch(new RegExp(`^login of ${slug} `));
      expect(at(host, `/programs/${slug}/login`)).toBe('301 /login');
      expect(at(host, '/programs/sega')).toBe('302 /');
      expect(at(host, '/programs/sega/login')).toBe('302 /login');
      expect(at(host, '/display_programs')).toBe(`not found of ${slug}`);
      expect(at(host, '/nothing')).toBe(`not found of ${slug}`);
      expect(at(host, '/auth/callback')).toBe('auth-callback (dashboard-basic)');
      expect(at(host, `/activations/${slug}/T`)).toBe(`activation-link ${slug} T (claims)`);
      expect(at(host, '/activations/sega/T')).toBe('302 /');
    }
  });

  test.each([
    'marquee.example',
    'staging.marquee.example',
    'localhost:3000',
    '10.0.0.1',
    '[::1]:80',
  ])('%s is the portal', (host) => {
    expect(at(host, '/')).toBe('index (default)');
    expect(at(host, '/programs/sega')).toBe('page / of sega');
  });

  test.each(['parked.example', 'sega.example', '', 'creators.marathon.example.evil.example'])(
    'on the unknown host "%s" every address shows the new program',
    (host) => {
      expect(at(host, '/')).toBe('page / of new-program');
      expect(at(host, '/nothing')).toBe('page / of new-program');
      expect(at(host, '/programs/sega')).toBe('302 /');
    },
  );
});

describe('what the specification says of single programs', () => {
  test('Battlefield 6 asks for a sign-in everywhere but on its landing page and login', () => {
    const { sections = [], pages = [] } = catalogue.program('battlefield6') ?? {};
    const guarded = sections.filter(({ guards }) => guards.includes('auth'));
    expect(guarded.map(({ name, title }) => `${name}: ${title}`)).toEqual([
      'account: Account Settings',
      'challenges: Challenges',
      'leaderboards: Leaderboards',
      'rewards: Rewards',
    ]);
    expect(sections.length - guarded.length).toBe(2);
    expect(pages.find(({ path }) => path === '/')?.guards ?? []).toEqual([]);
  });

  test('archived programs have the custom layout', () => {
    expect(catalogue.program('null-partners')?.pages[0]?.layout).toBe('custom');
  });

  test('Capcom asks for three agreements, the house program for one', () => {
    const names = (slug: string) => Object.keys(catalogue.program(slug)?.agreements ?? {});
    const three = ['coc_accepted', 'confirmed_18', 'confirmed_in_approved_country'];
    expect(names('capcom')).toEqual(three);
    expect(names('capcom-v2')).toEqual(three);
    expect(names('marquee')).toEqual(['coc_accepted']);
    const { confirmed_18, confirmed_in_approved_country } =
      catalogue.program('capcom')?.agreements ?? {};
    expect(confirmed_18?.age).toBe(18);
    expect(confirmed_in_approved_country?.countries).toEqual(['US', 'CA']);
  });

  test('three programs have a set of locales of their own, the others the global one', () => {
    const own = { 'apex-legends': 'de,en,es,fr,ja', battlefield6: 'de,en,es,fr,ja,zh-cn' };
    const sets: Record<string, string> = { ...own, 'dscc-v2': 'en,es,pt-br' };
    const global = catalogue.site.site.locales.join();
    for (const slug of SHIPPED_PROGRAMS)
      expect(catalogue.program(slug)?.locales.join(), slug).toBe(sets[slug] ?? global);
  });
});
