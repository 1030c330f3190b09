import { beforeEach, describe, expect, test } from 'vitest';
import type { ServedProgram } from '#contract/programs/compiled.ts';
import { Ownership } from './ownership.ts';

const served = (slug: string, more: Partial<ServedProgram> = {}): ServedProgram => ({
  hash: 'h',
  uuid: `uuid of ${slug}`,
  status: 'live',
  title: slug,
  publisher: slug,
  description: slug,
  hosts: [],
  base_route: `/programs/${slug}`,
  locales: ['en'],
  aliases: [],
  coverage: {},
  ...more,
});
const alias = (from: string) => ({ from, page: '/', mode: 'serve' }) as const;

describe('what only one program may have', () => {
  let ownership: Ownership;
  const conflicts = (slug: string, more: Partial<ServedProgram>) =>
    ownership.conflicts(slug, served(slug, more)).map(({ owner, finding }) => {
      const { code, path } = finding('there');
      return `${code} ${path.join('.')} ${owner}`;
    });
  beforeEach(() => {
    ownership = new Ownership();
    ownership.take(
      'acme',
      served('acme', {
        hosts: ['acme.example'],
        base_route: '/summer/acme',
        aliases: [alias('/invite'), alias('/events/*')],
      }),
    );
  });

  test.each<[string, Partial<ServedProgram>, string[]]>([
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

  test('what is released is free', () => {
    const mine = served('acme', { hosts: ['acme.example'], base_route: '/summer/acme' });
    ownership.release('acme', mine);
    expect(conflicts('beta', { hosts: ['acme.example'], base_route: '/summer' })).toEqual([]);
  });

  test("a program's plain address is kept for it before anyone can take it", () => {
    ownership.reserve('zeta');
    const thief = { aliases: [alias('/programs/zeta/login')] };
    expect(conflicts('beta', thief)).toEqual(['PROGRAM_ALIAS_DUPLICATE aliases.0.from zeta']);
  });
});
