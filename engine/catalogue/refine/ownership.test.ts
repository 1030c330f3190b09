import { describe, expect, test } from 'vitest';
import type { Holdings } from '#contract/programs/compiled.ts';
import { type Asker, type Conflict, Ownership } from './ownership.ts';

const asked = (slug: string, more: Partial<Holdings> = {}): Holdings => ({
  uuid: `uuid of ${slug}`,
  hosts: [],
  base_route: `/programs/${slug}`,
  aliases: [],
  ...more,
});
const alias = (from: string) => ({ from });

const acmes = asked('acme', {
  hosts: ['acme.example'],
  base_route: '/summer/acme',
  aliases: [alias('/invite'), alias('/events/*')],
});
const acme: Asker = { slug: 'acme', asked: acmes, held: acmes };

/** What a program must yield to acme, or to whom `fill` enters. */
const conflictsOf = (
  asker: Asker,
  fill: (ownership: Ownership) => void = (ownership) => ownership.enter(acme),
): Conflict[] => {
  const ownership = new Ownership([asker]);
  fill(ownership);
  return ownership.conflicts(asker);
};
const told = (conflicts: readonly Conflict[]) =>
  conflicts.map(({ claim: { code, path }, owner }) => `${code} ${path.join('.')} ${owner}`);

describe('what only one program may have', () => {
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
    expect(told(conflictsOf({ slug: 'beta', asked: asked('beta', more) }))).toEqual(expected);
  });

  test('nobody is in conflict with what it holds itself', () => {
    const more = { hosts: ['acme.example'], aliases: [alias('/invite')] };
    expect(conflictsOf({ slug: 'acme', asked: asked('acme', more) })).toEqual([]);
  });

  test('what is removed is free', () => {
    const more = { hosts: ['acme.example'], base_route: '/summer' };
    const beta = { slug: 'beta', asked: asked('beta', more) };
    expect(
      conflictsOf(beta, (ownership) => {
        ownership.enter(acme);
        ownership.remove(acme);
      }),
    ).toEqual([]);
  });

  test("a program's plain address is kept for it before anyone can take it", () => {
    const thief = asked('beta', { aliases: [alias('/programs/zeta/login')] });
    const conflicts = conflictsOf({ slug: 'beta', asked: thief }, (ownership) =>
      ownership.reserve('zeta'),
    );
    expect(told(conflicts)).toEqual(['PROGRAM_ALIAS_DUPLICATE aliases.0.from zeta']);
  });

  test('of two that merely ask neither has it, in whatever order they come', () => {
    const both = ['yes', 'zed'].map((slug) => ({
      slug,
      asked: asked(slug, { hosts: ['new.example'] }),
    }));
    for (const order of [both, both.toReversed()]) {
      const ownership = new Ownership(order);
      for (const asker of order) ownership.enter(asker);
      expect(both.map((asker) => told(ownership.conflicts(asker)))).toEqual([
        ['PROGRAM_HOST_DUPLICATE hosts.0 zed'],
        ['PROGRAM_HOST_DUPLICATE hosts.0 yes'],
      ]);
    }
  });

  test('who had it keeps it against one that asks, even where both ask at once', () => {
    const asker = { slug: 'beta', asked: asked('beta', { hosts: ['acme.example'] }) };
    const ownership = new Ownership([acme, asker]);
    for (const each of [acme, asker]) ownership.enter(each);
    expect(ownership.conflicts(acme)).toEqual([]);
    expect(ownership.conflicts(asker)).toMatchObject([{ owner: 'acme', open: false }]);
  });

  test('a copy yields to one that merely asks', () => {
    const original = { slug: 'zed', asked: asked('zed', { hosts: ['new.example'] }) };
    const same = { uuid: 'uuid of zed', hosts: ['new.example'] };
    const copy = { slug: 'aaa', asked: asked('aaa', same), copy: true };
    const ownership = new Ownership([original, copy]);
    ownership.enter(original);
    expect(told(ownership.conflicts(copy))).toEqual([
      'PROGRAM_UUID_DUPLICATE uuid zed',
      'PROGRAM_HOST_DUPLICATE hosts.0 zed',
    ]);
    expect(ownership.conflicts(original)).toEqual([]);
  });
});
