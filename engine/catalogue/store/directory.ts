import type { IndexEntry, ServedProgram } from '#contract/programs/compiled.ts';
import type { Environment } from '#contract/programs/program.ts';
import { parentPaths } from '#domain/routing/paths.ts';
import type { Alias } from '#domain/routing/resolve-address.ts';

/** Look-ups over the index: each takes constant time, however many programs there are. */
export class Directory {
  readonly hosts = new Map<string, string>();
  readonly #served = new Map<string, ServedProgram>();
  readonly #byUuid = new Map<string, string>();
  readonly #aliases = new Map<string, Alias>();
  readonly #baseRoutes = new Map<string, string>();

  constructor(entries: Iterable<IndexEntry>, environment: Environment) {
    for (const { slug, served } of entries) {
      if (!served || (served.status === 'draft' && environment === 'production')) continue;
      this.#served.set(slug, served);
      this.#byUuid.set(served.uuid, slug);
      if (served.status === 'archived') continue;
      for (const host of served.hosts) this.hosts.set(host, slug);
      for (const alias of served.aliases) this.#aliases.set(alias.from, { slug, ...alias });
      if (served.base_route !== `/programs/${slug}`) this.#baseRoutes.set(served.base_route, slug);
    }
  }

  served(slug: string): ServedProgram | undefined {
    return this.#served.get(slug);
  }

  all(): IterableIterator<[string, ServedProgram]> {
    return this.#served.entries();
  }

  archived(id: string): string | undefined {
    const slug = this.named(id);
    return slug !== undefined && this.#served.get(slug)?.status === 'archived' ? slug : undefined;
  }

  named(id: string): string | undefined {
    return this.#served.has(id) ? id : this.#byUuid.get(id);
  }

  alias(path: string): Alias | undefined {
    if (this.#aliases.size === 0) return undefined;
    const exact = this.#aliases.get(path);
    if (exact) return exact;
    for (const parent of parentPaths(path)) {
      const found = this.#aliases.get(`${parent}/*`);
      if (found) return found;
    }
    return undefined;
  }

  baseRoute(path: string): string | undefined {
    if (this.#baseRoutes.size === 0) return undefined;
    for (const base of [path, ...parentPaths(path)]) {
      const slug = this.#baseRoutes.get(base);
      if (slug !== undefined) return slug;
    }
    return undefined;
  }
}
