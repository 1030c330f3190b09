import type { Holdings } from '#contract/programs/compiled.ts';
import type { Environment } from '#contract/programs/program.ts';

/** What a manifest asks for, and the slug it gives itself: a copy's is not that of its folder. */
export interface Asked extends Holdings {
  readonly slug: string;
}

/**
 * What the manifest in a folder asks for in an environment, whatever else is wrong with it: a
 * broken original must not lose its place to a sound copy. Undefined without slug or uuid.
 */
export function askedOf(
  folder: string,
  manifest: Readonly<Record<string, unknown>>,
  environment: Environment,
): Asked | undefined {
  const overlay = record(record(manifest.environments)[environment]);
  const { slug, uuid, hosts, base_route, aliases } = { ...manifest, ...overlay };
  if (typeof slug !== 'string' || typeof uuid !== 'string') return undefined;
  return {
    slug,
    uuid,
    hosts: strings(hosts),
    base_route: (typeof base_route === 'string' && base_route) || `/programs/${folder}`,
    aliases: list(aliases).flatMap((alias) =>
      strings([record(alias).from]).map((from) => ({ from })),
    ),
  };
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const strings = (value: unknown) => list(value).filter((one) => typeof one === 'string');
const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
