import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Program } from '#contract/programs/program.ts';
import {
  type AddressBook,
  type Alias,
  type Resolution,
  resolveAddress,
} from './resolve-address.ts';

const program = (slug: string, more: Partial<Program> = {}): Program =>
  ({
    slug,
    status: 'live',
    base_route: `/programs/${slug}`,
    pages: [
      { path: '/', blocks: [] },
      { path: '/news', blocks: [] },
    ],
    sections: [
      { name: 'index', path: '/', layout: 'default', guards: [] },
      { name: 'login', path: '/login', layout: 'default', guards: [] },
      { name: 'rewards', path: '/rewards', layout: 'dashboard', guards: ['auth'] },
    ],
    ...more,
  }) as unknown as Program;

const PROGRAMS = new Map(
  [
    program('acme'),
    program('beta', {
      sections: [
        { name: 'login', path: '/sign-in', layout: 'default', guards: [] },
        { name: 'rewards', path: '/prizes', layout: 'dashboard', guards: ['auth'] },
        { name: 'quests', path: '/tasks', layout: 'dashboard', guards: ['auth'] },
      ],
    }),
    program('elsewhere', { base_route: '/summer/elsewhere' }),
    program('gone', { status: 'archived' }),
    program('welcome'),
  ].map((each) => [each.slug, each]),
);
const ALIASES: Record<string, Alias> = {
  '/invite': { slug: 'acme', from: '/invite', page: '/news', mode: 'redirect' },
  '/summer': { slug: 'acme', from: '/summer', page: '/news', mode: 'serve' },
  '/lost': { slug: 'gone', from: '/lost', page: '/', mode: 'serve' },
};
const BOOK: AddressBook = {
  hosts: new Map([['acme.example', 'acme']]),
  main_hosts: ['marquee.example'],
  staging_hosts: [],
  unknown_host_program: 'welcome',
  program: (slug) => PROGRAMS.get(slug),
  archived: (id) => (['gone', 'uuid-of-gone'].includes(id) ? 'gone' : undefined),
  named: (id) => (id === 'uuid-of-acme' ? 'acme' : PROGRAMS.has(id) ? id : undefined),
  alias: (path) => ALIASES[path],
  baseRoute: (path) => (path.startsWith('/summer/elsewhere') ? 'elsewhere' : undefined),
};

const tell = (resolution: Resolution): string => {
  if (resolution.kind === 'redirect') return `${resolution.status} ${resolution.location}`;
  const { base, program: within } = resolution;
  const of = within ? ` of ${within.slug}` : '';
  if (resolution.kind === 'not_found') return `not found${of}`;
  if (resolution.kind === 'site')
    return `${resolution.match.route.name}${of}${base === '' ? '' : ` at "${base}"`}`;
  const { place } = resolution;
  const what = place.kind === 'page' ? place.page.path : place.kind;
  return `${what}${of} at "${base}"`;
};
const at = (host: string, path: string) => tell(resolveAddress(host, path, BOOK));

describe('on the portal', () => {
  test.each([
    ['/', 'index'],
    ['/programs/acme', '/ of acme at "/programs/acme"'],
    ['/programs/acme/news', '/news of acme at "/programs/acme"'],
    ['/programs/acme/login', 'section of acme at "/programs/acme"'],
    ['/programs/acme/dashboard/rewards', '301 /programs/acme/rewards'],
    ['/programs/acme/nothing', 'not found of acme'],
    ['/programs/acme/creators/maya', 'profile of acme at "/programs/acme"'],
    ['/programs/acme/creators/Maya', '301 /programs/acme/creators/maya'],
    ['/creators/maya', 'not found'],
    ['/__archive/gone/creators/maya', 'not found of gone'],
    ['/programs/acme/', '301 /programs/acme'],
    ['/programs/acmeish', 'not found'],
    ['/programs', 'not found'],
    ['/nothing', 'not found'],
    ['/programs/../site.yaml', 'not found'],
    ['/activations/acme/token', 'activation-link of acme at "/programs/acme"'],
    ['/activations/elsewhere/token', 'activation-link of elsewhere at "/summer/elsewhere"'],
    ['/bingo/acme/1', 'bingo-board of acme at "/programs/acme"'],
    ['/bingo/uuid-of-acme/1', 'bingo-board of acme at "/programs/acme"'],
    ['/bingo/acme/generate', 'bingo-editor of acme at "/programs/acme"'],
    ['/bingo/elsewhere/1', 'bingo-board of elsewhere at "/summer/elsewhere"'],
    ['/bingo/gone/1', 'not found'],
    ['/bingo/7/1', 'not found'],
    ['/bingo/demo', 'bingo-demo'],
    ['/activations/gone/token', 'not found'],
    ['/activations/nobody/token', 'not found'],
    ['/invite', '301 /programs/acme/news'],
    ['/summer', '/news of acme at "/programs/acme"'],
    ['/lost', '301 /__archive/gone'],
    ['/summer/elsewhere/news', '/news of elsewhere at "/summer/elsewhere"'],
    ['/programs/elsewhere/news', '301 /summer/elsewhere/news'],
    ['/programs/elsewhere', '301 /summer/elsewhere'],
    ['/programs/gone/login', '301 /__archive/gone'],
    ['/__archive/gone', '/ of gone at "/__archive/gone"'],
    ['/__archive/uuid-of-gone/news', '/news of gone at "/__archive/uuid-of-gone"'],
    ['/__archive/acme', 'not found'],
    ['/__archive', 'not found'],
  ])('%s: %s', (path, expected) => {
    expect(at('marquee.example', path)).toBe(expected);
  });
});

describe("on a program's own host", () => {
  test.each([
    ['/', '/ of acme at ""'],
    ['/news', '/news of acme at ""'],
    ['/terms', 'legal of acme at ""'],
    ['/dashboard/rewards', '301 /rewards'],
    ['/programs/acme', '301 /'],
    ['/programs/acme/news', '301 /news'],
    ['/programs/beta', '302 /'],
    ['/programs/beta/sign-in', '302 /login'],
    ['/programs/beta/prizes', '302 /rewards'],
    ['/programs/beta/dashboard/rewards', '302 /rewards'],
    ['/programs/beta/tasks/7', '302 /'],
    ['/programs/beta/news', '302 /news'],
    ['/programs/beta/terms', '302 /terms'],
    ['/creators/maya', 'profile of acme at ""'],
    ['/programs/acme/creators/maya', '301 /creators/maya'],
    ['/programs/beta/creators/maya', '302 /'],
    ['/programs/nobody/login', '302 /login'],
    ['/programs/beta/no-such-page', '302 /'],
    ['/programs', '302 /'],
    ['/__archive/gone', '302 /'],
    ['/tos', '301 /terms'],
    ['/invite', '301 /news'],
    ['/summer', '/news of acme at ""'],
    ['/verify', 'verify of acme'],
    ['/quests/acme/token', 'quest-link of acme'],
    ['/quests/beta/token', '302 /'],
    ['/bingo/acme/1', 'bingo-board of acme'],
    ['/bingo/uuid-of-acme/generate', 'bingo-editor of acme'],
    ['/bingo/beta/1', '302 /'],
    ['/bingo/7/1', '302 /'],
    ['/bingo/demo', 'bingo-demo of acme'],
    ['/ui-showcase', 'not found of acme'],
    ['/display_programs', 'not found of acme'],
    ['/nothing', 'not found of acme'],
    ['/100%', 'not found of acme'],
  ])('%s: %s', (path, expected) => {
    expect(at('acme.example', path)).toBe(expected);
  });
});

describe('on a host that belongs to nobody', () => {
  test.each([
    ['/', '/ of welcome at ""'],
    ['/anything/at-all', '/ of welcome at ""'],
    ['/login', 'section of welcome at ""'],
    ['/programs/acme', '302 /'],
    ['/100%', '/ of welcome at ""'],
  ])('%s: %s', (path, expected) => {
    expect(at('parked.example', path)).toBe(expected);
  });

  test('nothing is found where the program for it is missing', () => {
    const book = { ...BOOK, unknown_host_program: 'nobody' };
    expect(tell(resolveAddress('parked.example', '/', book))).toBe('not found');
  });
});

describe('a redirect', () => {
  test('keeps what is encoded encoded', () => {
    expect(at('acme.example', '/programs/acme/%E2%82%AC%3Fa%23b')).toBe('301 /%E2%82%AC%3Fa%23b');
    expect(at('marquee.example', '/caf%C3%A9/')).toBe('301 /caf%C3%A9');
  });

  test('never leaves the host, and is sound in a header, whatever the path', () => {
    const tail = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webPath(),
      fc.constantFrom('', '/', '//'),
    );
    const path = fc
      .tuple(fc.constantFrom('/', '/programs/acme', '/programs/acme/', '/programs/gone'), tail)
      .map((parts) => parts.join(''));
    const host = fc.constantFrom('marquee.example', 'acme.example', 'parked.example');
    fc.assert(
      fc.property(host, path, (name, raw) => {
        const resolution = resolveAddress(name, raw, BOOK);
        const location = resolution.kind === 'redirect' ? resolution.location : '/';
        expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      }),
    );
  });
});

test.each(['marquee.example', 'acme.example', 'localhost'])(
  'whose host it is, is asked once of %s, and told with what stands there',
  (host) => {
    const get = vi.fn((name: string) => BOOK.hosts.get(name));
    const hosts = { get } as unknown as AddressBook['hosts'];
    const { asked } = resolveAddress(host, '/programs/acme/news', { ...BOOK, hosts });
    expect(get).toHaveBeenCalledTimes(1);
    expect(asked.path).toBe('/programs/acme/news');
    expect(asked.host.kind).toBe(host === 'acme.example' ? 'own' : 'portal');
  },
);
