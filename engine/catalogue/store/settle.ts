import type { Holdings, IndexEntry } from '#contract/programs/compiled.ts';
import type { Outcome } from '../compile/compile-into.ts';
import { byPlace } from '../issues/locate.ts';
import { type Asker, type Conflict, Ownership } from '../refine/ownership.ts';
import { type CatalogueFolder, conflictIssues } from './conflict-issues.ts';

export interface Compiled {
  /** The index until now, without programs that are gone. */
  readonly before: ReadonlyMap<string, IndexEntry>;
  /** What programs had besides, under an index that is not taken over. */
  readonly heldBefore: ReadonlyMap<string, Holdings>;
  readonly outcomes: readonly Outcome[];
  readonly stamps: ReadonlyMap<string, string>;
}

/**
 * Puts compiled programs into the index. What only one may have stays with whom it was; of several
 * newcomers that ask for it none gets it: the order of their names must not decide.
 */
export function settle(compiled: Compiled, catalogue: CatalogueFolder): Map<string, IndexEntry> {
  const { before, outcomes, stamps } = compiled;
  const entries = new Map(before);
  const conflicts = findConflicts(compiled);
  for (const { slug, issues, served, asked } of outcomes) {
    const yielded = conflicts.get(slug) ?? [];
    const kept = served && yielded.length === 0 ? served : before.get(slug)?.served;
    const told = conflictIssues(slug, yielded, isCopy(slug, asked), catalogue);
    entries.set(slug, {
      slug,
      stamp: stamps.get(slug) ?? '',
      issues: [...issues, ...told].sort(byPlace),
      ...(kept ? { served: kept } : {}),
      ...(yielded.length > 0 ? { contested: true as const } : {}),
      ...(!kept && asked && !isCopy(slug, asked) ? { asked: plain(asked) } : {}),
    });
  }
  return entries;
}

/** Whether a manifest was copied to this folder and still has the slug of its original. */
const isCopy = (slug: string, asked: Outcome['asked']) =>
  asked !== undefined && asked.slug !== slug;

const plain = ({ uuid, hosts, base_route, aliases }: Holdings): Holdings => ({
  uuid,
  hosts,
  base_route,
  aliases,
});

/** What each new version must yield. Whoever must falls back to the version it had. */
function findConflicts({ before, heldBefore, outcomes }: Compiled): Map<string, Conflict[]> {
  const renewed = new Map(
    outcomes.map((outcome) => [
      outcome.slug,
      { outcome, asker: askerOf(outcome, before, heldBefore) },
    ]),
  );
  let open = [...renewed.values()].flatMap(({ asker }) => asker ?? []);
  const ownership = new Ownership(open);
  for (const { slug, served, asked } of before.values()) {
    if (renewed.has(slug)) continue;
    if (served) ownership.enter({ slug, asked: served, held: served });
    else if (asked) ownership.enter({ slug, asked });
    else ownership.reserve(slug);
  }
  for (const [slug, { outcome, asker }] of renewed) {
    const earlier = before.get(slug)?.served;
    if (asker && (outcome.served || !(earlier || asker.copy))) ownership.enter(asker);
    else if (earlier) ownership.enter({ slug, asked: earlier, held: earlier });
    else ownership.reserve(slug);
  }
  const found = new Map<string, Conflict[]>();
  const sound = new Set(outcomes.flatMap(({ slug, served }) => (served ? [slug] : [])));
  for (let turned = true; turned; ) {
    turned = false;
    const yielding = open.flatMap((asker) => {
      const conflicts = ownership.conflicts(asker);
      return conflicts.length > 0 ? [{ asker, conflicts }] : [];
    });
    for (const { asker, conflicts } of yielding) {
      const { slug } = asker;
      found.set(slug, conflicts);
      const earlier = before.get(slug)?.served;
      if (!earlier || !sound.has(slug)) continue;
      ownership.remove(asker);
      ownership.enter({ slug, asked: earlier, held: earlier });
      turned = true; // what it falls back to may be what another asks for
    }
    open = open.filter(({ slug }) => !found.has(slug));
  }
  return found;
}

/** What a program that was compiled asks for, and had before; undefined where it cannot be told. */
function askerOf(
  { slug, asked }: Outcome,
  before: Compiled['before'],
  heldBefore: Compiled['heldBefore'],
): Asker | undefined {
  if (!asked) return undefined;
  const held = before.get(slug)?.served ?? heldBefore.get(slug);
  return { slug, asked, held, copy: isCopy(slug, asked) };
}
