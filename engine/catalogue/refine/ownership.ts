import type { Holdings } from '#contract/programs/compiled.ts';
import { parentPaths } from '#domain/routing/paths.ts';
import type { Path } from '../schema/annotation.ts';
import { type Claim, claimsOf, inside, plainAddress } from './claims.ts';

/**
 * How well a program's claim is founded. A claim yields to every other that is founded as well as
 * it is: of two that merely ask, neither has it, whichever of them is read first.
 */
const RANK = { copied: 0, asked: 1, own: 2, held: 3 };

interface Holder {
  readonly slug: string;
  readonly path: Path;
  readonly rank: number;
}

export interface Conflict {
  readonly claim: Claim;
  readonly owner: string;
  /** Where the owner's manifest names it. */
  readonly ownerPath: Path;
  /** Both merely ask for it. */
  readonly open: boolean;
}

/** A program with what it asks for. */
export interface Asker {
  readonly slug: string;
  readonly asked: Holdings;
  /** What it had before, which stays with it against those who merely ask. */
  readonly held?: Holdings | undefined;
  /** Its manifest gives itself another slug: it was copied, and yields to everybody. */
  readonly copy?: boolean;
}

/**
 * Who has, or asks for, each uuid, host and address that some programs ask for: only one may. Of all
 * others it keeps only what concerns those, so that one change among many programs costs little.
 */
export class Ownership {
  readonly #owners = new Map<string, Holder[]>();
  /** Address → who has something further down, by slug. */
  readonly #below = new Map<string, Map<string, Holder>>();

  /** `askers` are those whose conflicts will be asked for. */
  constructor(askers: readonly Asker[]) {
    for (const { slug, asked } of askers)
      for (const claim of claimsOf(slug, asked)) {
        for (const key of keysAgainst(claim)) this.#owners.set(key, []);
        if (claim.within !== undefined) this.#below.set(claim.within, new Map());
      }
  }

  /** Keeps a program's plain address for it, whether or not it is served. */
  reserve(slug: string): void {
    this.#add(slug, [plainAddress(slug)], rankOfPlain);
  }

  enter(asker: Asker): void {
    this.#add(asker.slug, claimsOf(asker.slug, asker.asked), ranking(asker));
  }

  #add(slug: string, claims: readonly Claim[], rankOf: (claim: Claim) => number): void {
    for (const claim of claims) {
      const { keys, path, address } = claim;
      const holder = { slug, path, rank: rankOf(claim) };
      for (const key of keys) this.#owners.get(key)?.push(holder);
      if (address === undefined) continue;
      for (const parent of parentPaths(address)) {
        const holders = this.#below.get(parent);
        const known = holders?.get(slug);
        if (!known || known.rank < holder.rank) holders?.set(slug, holder);
      }
    }
  }

  remove({ slug, asked }: Asker): void {
    for (const { keys, address } of claimsOf(slug, asked)) {
      for (const key of keys) {
        const others = this.#owners.get(key)?.filter((holder) => holder.slug !== slug);
        if (others) this.#owners.set(key, others);
      }
      for (const parent of parentPaths(address ?? '')) this.#below.get(parent)?.delete(slug);
    }
  }

  /** What a program asks for and must yield. */
  conflicts(asker: Asker): Conflict[] {
    const rankOf = ranking(asker);
    return claimsOf(asker.slug, asker.asked).flatMap((claim) => {
      const rank = rankOf(claim);
      const owner = this.#strongest(claim, asker.slug);
      if (!owner || owner.rank < rank) return [];
      const open = rank === RANK.asked && owner.rank === RANK.asked;
      return [{ claim, owner: owner.slug, ownerPath: owner.path, open }];
    });
  }

  /** Of all others who have what the claim asks for, what surrounds it, or something inside it. */
  #strongest(claim: Claim, slug: string): Holder | undefined {
    let found: Holder | undefined;
    const consider = (holder: Holder) => {
      if (holder.slug === slug) return;
      const better = !found || holder.rank > found.rank;
      if (better || (holder.rank === found?.rank && holder.slug < found.slug)) found = holder;
    };
    for (const key of keysAgainst(claim)) this.#owners.get(key)?.forEach(consider);
    if (claim.within !== undefined) this.#below.get(claim.within)?.forEach(consider);
    return found;
  }
}

/** What a claim takes, and what surrounds it. */
const keysAgainst = ({ keys, address }: Claim): readonly string[] =>
  address === undefined ? keys : [...keys, ...parentPaths(address).map(inside)];

/** How well each claim of a program is founded. */
function ranking({ slug, asked, held, copy }: Asker): (claim: Claim) => number {
  if (held === asked) return () => RANK.held;
  const before = new Set(held && claimsOf(slug, held).flatMap(({ keys }) => keys));
  return (claim) => {
    if (claim.keys.every((key) => before.has(key))) return RANK.held;
    return isPlain(claim) ? RANK.own : copy ? RANK.copied : RANK.asked;
  };
}

const isPlain = ({ path }: Claim) => path[0] === 'slug';
const rankOfPlain = () => RANK.own;
