import type { IndexEntry, ServedProgram } from '#contract/programs/compiled.ts';
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
}

export interface Conflict {
  readonly finding: (place: string) => Finding;
  readonly owner: string;
  /** Where the owner's manifest names it. */
  readonly path: Path;
}

/** Who holds each uuid, host and address of the catalogue: what only one program may have. */
export class Ownership {
  readonly #owners = new Map<string, { readonly slug: string; readonly path: Path }>();

  constructor(entries: Iterable<IndexEntry> = []) {
    for (const { slug, served } of entries) if (served) this.take(slug, served);
  }

  take(slug: string, served: ServedProgram): void {
    for (const { code, value, path } of claimsOf(slug, served)) {
      const key = `${code} ${value}`;
      if (!this.#owners.has(key)) this.#owners.set(key, { slug, path });
    }
  }

  release(slug: string, served: ServedProgram): void {
    for (const { code, value } of claimsOf(slug, served)) {
      const key = `${code} ${value}`;
      if (this.#owners.get(key)?.slug === slug) this.#owners.delete(key);
    }
  }

  /** What the program asks for that another one holds. */
  conflicts(slug: string, served: ServedProgram): Conflict[] {
    return claimsOf(slug, served).flatMap(({ code, value, path }) => {
      const owner = this.#owners.get(`${code} ${value}`);
      if (!owner || owner.slug === slug) return [];
      return [
        {
          owner: owner.slug,
          path: owner.path,
          finding: (place: string) =>
            raise(code, { value, owner: owner.slug, place, path: '' }, { path }),
        },
      ];
    });
  }
}

function claimsOf(slug: string, served: ServedProgram): Claim[] {
  const claims: Claim[] = [{ code: 'PROGRAM_UUID_DUPLICATE', value: served.uuid, path: ['uuid'] }];
  served.hosts.forEach((value, index) => {
    claims.push({ code: 'PROGRAM_HOST_DUPLICATE', value, path: ['hosts', index] });
  });
  served.aliases.forEach(({ from }, index) => {
    claims.push({ code: 'PROGRAM_ALIAS_DUPLICATE', value: from, path: ['aliases', index, 'from'] });
  });
  if (served.base_route !== `/programs/${slug}`)
    claims.push({
      code: 'PROGRAM_BASE_ROUTE_DUPLICATE',
      value: served.base_route,
      path: ['base_route'],
    });
  // The plain address of a program is its own, so that no alias of another covers it.
  claims.push({ code: 'PROGRAM_ALIAS_DUPLICATE', value: `/programs/${slug}`, path: ['slug'] });
  claims.push({ code: 'PROGRAM_ALIAS_DUPLICATE', value: `/programs/${slug}/*`, path: ['slug'] });
  return claims;
}
