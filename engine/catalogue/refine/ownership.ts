import type { IndexEntry, ServedProgram } from '#contract/programs/compiled.ts';
import { parentPaths } from '#domain/routing/paths.ts';
import { type Finding, raise } from '../issues/raise.ts';
import type { Path } from '../schema/annotation.ts';

type Code =
  | 'PROGRAM_UUID_DUPLICATE'
  | 'PROGRAM_HOST_DUPLICATE'
  | 'PROGRAM_ALIAS_DUPLICATE'
  | 'PROGRAM_BASE_ROUTE_DUPLICATE';

interface Claim {
  readonly code: Code;
  readonly value: string;
  readonly path: Path;
  /** What it takes: one key each. */
  readonly keys: readonly string[];
  /** The address whose whole inside it takes. */
  readonly within?: string;
  /** The address it takes itself, or whose inside it takes. */
  readonly address?: string;
}

interface Holder {
  readonly slug: string;
  readonly path: Path;
}

export interface Conflict {
  readonly finding: (place: string) => Finding;
  readonly owner: string;
  /** Where the owner's manifest names it. */
  readonly ownerPath: Path;
}

/** Who holds each uuid, host and address of the catalogue: what only one program may have. */
export class Ownership {
  readonly #owners = new Map<string, Holder>();
  /** Address → who holds something further down, by slug. */
  readonly #below = new Map<string, Map<string, Holder>>();

  constructor(entries: Iterable<IndexEntry> = []) {
    for (const { slug, served } of entries) if (served) this.take(slug, served);
  }

  /** Keeps a program's plain address for it, whether or not it is served. */
  reserve(slug: string): void {
    this.#hold(slug, [plainAddress(slug)]);
  }

  take(slug: string, served: ServedProgram): void {
    this.#hold(slug, claimsOf(slug, served));
  }

  #hold(slug: string, claims: readonly Claim[]): void {
    for (const { keys, path, address } of claims) {
      const holder = { slug, path };
      for (const key of keys) if (!this.#owners.has(key)) this.#owners.set(key, holder);
      for (const parent of parentPaths(address ?? '')) {
        const holders = this.#below.get(parent) ?? new Map<string, Holder>();
        this.#below.set(parent, holders.set(slug, holder));
      }
    }
  }

  release(slug: string, served: ServedProgram): void {
    for (const { keys, address } of claimsOf(slug, served)) {
      for (const key of keys) if (this.#owners.get(key)?.slug === slug) this.#owners.delete(key);
      for (const parent of parentPaths(address ?? '')) this.#below.get(parent)?.delete(slug);
    }
  }

  /** What the program asks for that another one holds. */
  conflicts(slug: string, served: ServedProgram): Conflict[] {
    return claimsOf(slug, served).flatMap((claim) => {
      const owner = this.#holders(claim).find((holder) => holder.slug !== slug);
      if (!owner) return [];
      const { code, value, path } = claim;
      const finding = (place: string) => raise(code, { value, owner: owner.slug, place }, { path });
      return [{ owner: owner.slug, ownerPath: owner.path, finding }];
    });
  }

  /** Who holds what the claim asks for, what surrounds it, or something inside it. */
  #holders({ keys, address, within }: Claim): Holder[] {
    const surrounding = address === undefined ? [] : parentPaths(address).map(inside);
    const same = [...keys, ...surrounding].flatMap((key) => this.#owners.get(key) ?? []);
    return within === undefined ? same : [...same, ...(this.#below.get(within)?.values() ?? [])];
  }
}

const inside = (address: string) => `inside ${address}`;

function claimsOf(slug: string, served: ServedProgram): Claim[] {
  const { uuid, hosts, aliases, base_route } = served;
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
function plainAddress(slug: string): Claim {
  const value = `/programs/${slug}`;
  return { code: 'PROGRAM_ALIAS_DUPLICATE', value, path: ['slug'], ...tree(value) };
}

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
