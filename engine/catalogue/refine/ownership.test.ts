import { beforeEach, describe, expect, test } from 'vitest';
import type { Holdings } from '#contract/programs/compiled.ts';
import { Ownership } from './ownership.ts';

const asked = (slug: string, more: Partial<Holdings> = {}): Holdings => ({
  uuid: `uuid of ${slug}`,
  hosts: [],
  base_route: `/programs/${slug}`,
  aliases: [],
  ...more,
});
const alias = (from: string) => ({ from });

describe('what only one program may have', () => {
  let ownership: Ownership;
  const conflicts = (slug: string, more: Partial<Holdings>, copy = false) =>
    ownership
      .conflicts({ slug, asked: asked(slug, more), copy })
      .map(({ claim: { code, path }, owner }) => `${code} ${path.join('.')} ${owner}`);
  const acmes = asked('acme', {
    hosts: ['acme.example'],
    base_route: '/summer/acme',
    aliases: [alias('/invite'), alias('/events/*')],
  });
  beforeEach(() => {
    ownership = new Ownership();
    ownership.enter({ slug: 'acme', asked: acmes, held: acmes });
  });

  test.each<[string, Partial<Holdings>, string[]]>([
    ['nothing of another', { hosts: ['beta.example'] }, []],
    ['a uuid', { uuid: 'uuid of acme' }, ['PROGRAM_UUID_DUPLICATE uuid acme']],
    ['a host', { hosts: ['b.example', 'acme.example'] }, ['PROGRAM_HOST_DUPLICATE hosts.1 acme']],
    [
      'an alias',
      { aliases: [alias('/welcome'), alias('/invite')] },
      ['PROGRAM_ALIAS_DUPLICATE aliases.1.from acme'],
    ],
    [
      'an address that an alias covers',
      { aliases: [alias('/events/june')] },
      ['PROGRAM_ALIAS_DUPLICATE aliases.0.from acme'],
    ],
    ['an address beside one that is covered', { aliases: [alias('/events')] }, []],
    [
      'an alias over an address',
      { base_route: '/summer' },
      ['PROGRAM_BASE_ROUTE_DUPLICATE base_route acme'],
    ],
    [
      'the base route',
      { base_route: '/summer/acme' },
      ['PROGRAM_BASE_ROUTE_DUPLICATE base_route acme'],
    ],
    [
      'a page below the base route',
      { aliases: [alias('/summer/acme/login')] },
      ['PROGRAM_ALIAS_DUPLICATE aliases.0.from acme'],
    ],
    [
      'the plain address, though it is not the base route',
      { aliases: [alias('/programs/acme/login')] },
      ['PROGRAM_ALIAS_DUPLICATE aliases.0.from acme'],
    ],
    ['an address that only begins alike', { aliases: [alias('/programs/acme-quests/*')] }, []],
  ])('another asks for %s', (_case, more, expected) => {
    expect(conflicts('beta', more)).toEqual(expected);
  });

  test('nobody is in conflict with what it holds itself', () => {
    expect(conflicts('acme', { hosts: ['acme.example'], aliases: [alias('/invite')] })).toEqual([]);
  });

  test('what is removed is free', () => {
    ownership.remove({ slug: 'acme', asked: acmes });
    expect(conflicts('beta', { hosts: ['acme.example'], base_route: '/summer' })).toEqual([]);
  });

  test("a program's plain address is kept for it before anyone can take it", () => {
    ownership.reserve('zeta');
    const thief = { aliases: [alias('/programs/zeta/login')] };
    expect(conflicts('beta', thief)).toEqual(['PROGRAM_ALIAS_DUPLICATE aliases.0.from zeta']);
  });

  test('of two that merely ask neither has it, in whatever order they come', () => {
    const both = ['yes', 'zed'].map((slug) => ({
      slug,
      asked: asked(slug, { hosts: ['new.example'] }),
    }));
    for (const order of [both, both.toReversed()]) {
      ownership = new Ownership();
      for (const asker of order) ownership.enter(asker);
      expect(conflicts('yes', { hosts: ['new.example'] })).toEqual([
        'PROGRAM_HOST_DUPLICATE hosts.0 zed',
      ]);
      expect(conflicts('zed', { hosts: ['new.example'] })).toEqual([
        'PROGRAM_HOST_DUPLICATE hosts.0 yes',
      ]);
    }
  });

  test('who had it keeps it against one that asks, even where both ask at once', () => {
    const asker = { slug: 'beta', asked: asked('beta', { hosts: ['acme.example'] }) };
    ownership.enter(asker);
    expect(ownership.conflicts({ slug: 'acme', asked: acmes, held: acmes })).toEqual([]);
    expect(ownership.conflicts(asker)).toMatchObject([{ owner: 'acme', open: false }]);
  });

  test('a copy yields to one that merely asks', () => {
    const original = { slug: 'zed', asked: asked('zed', { hosts: ['new.example'] }) };
    ownership.enter(original);
    const same = { uuid: 'uuid of zed', hosts: ['new.example'] };
    expect(conflicts('aaa', same, true)).toEqual([
      'PROGRAM_UUID_DUPLICATE uuid zed',
      'PROGRAM_HOST_DUPLICATE hosts.0 zed',
    ]);
    expect(ownership.conflicts(original)).toEqual([]);
  });
});
