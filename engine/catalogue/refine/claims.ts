import type { Holdings } from '#contract/programs/compiled.ts';
import type { Path } from '../schema/annotation.ts';

/** One thing that a program asks for, and no other may have. */
export interface Claim {
  readonly code:
    | 'PROGRAM_UUID_DUPLICATE'
    | 'PROGRAM_HOST_DUPLICATE'
    | 'PROGRAM_ALIAS_DUPLICATE'
    | 'PROGRAM_BASE_ROUTE_DUPLICATE';
  readonly value: string;
  readonly path: Path;
  /** What it takes: one key each. */
  readonly keys: readonly string[];
  /** The address whose whole inside it takes. */
  readonly within?: string;
  /** The address it takes itself, or whose inside it takes. */
  readonly address?: string;
}

/** Everything that a program asks for, its plain address with it. */
export function claimsOf(slug: string, { uuid, hosts, aliases, base_route }: Holdings): Claim[] {
  const plain = plainAddress(slug);
  return [
    { code: 'PROGRAM_UUID_DUPLICATE', value: uuid, path: ['uuid'], keys: [`uuid ${uuid}`] },
    ...hosts.map((value, index): Claim => {
      const path = ['hosts', index];
      return { code: 'PROGRAM_HOST_DUPLICATE', value, path, keys: [`host ${value}`] };
    }),
    plain,
    ...(base_route === plain.value
      ? []
      : [
          {
            code: 'PROGRAM_BASE_ROUTE_DUPLICATE',
            value: base_route,
            path: ['base_route'],
            ...tree(base_route),
          } satisfies Claim,
        ]),
    ...aliases.map(({ from }, index): Claim => {
      const path = ['aliases', index, 'from'];
      return { code: 'PROGRAM_ALIAS_DUPLICATE', value: from, path, ...aliasKeys(from) };
    }),
  ];
}

/** What a program has without asking for it, so that no alias of another covers it. */
export function plainAddress(slug: string): Claim {
  const value = `/programs/${slug}`;
  return { code: 'PROGRAM_ALIAS_DUPLICATE', value, path: ['slug'], ...tree(value) };
}

export const inside = (address: string) => `inside ${address}`;

/** An address with everything below it. */
const tree = (address: string) => ({
  keys: [address, inside(address)],
  address,
  within: address,
});

function aliasKeys(from: string): Pick<Claim, 'keys' | 'address' | 'within'> {
  if (!from.endsWith('/*')) return { keys: [from], address: from };
  const address = from.slice(0, -2);
  return { keys: [inside(address)], address, within: address };
}
