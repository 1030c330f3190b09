import { ApiError } from '../../http/api-error.ts';
import {
  type DecidedKind,
  type DecisionContext,
  decideLocked,
  decideRows,
  type Locked,
  lockDecided,
  type ReviewedItem,
  requireDecidable,
  requireVerdict,
  type Verdict,
} from './decide-review.ts';
import type { SubjectKind } from './timelines.ts';

export interface ItemResult {
  readonly id: string | number;
  readonly result: 'decided' | 'held' | 'refused';
  readonly code: string | null;
  /** Of one that is held. */
  readonly held?: { readonly id: number; readonly due_at: string };
}

/** An item with what refused the decision on it; undefined where nothing did. */
export interface ItemOutcome {
  readonly item: ReviewedItem;
  readonly refusal: ApiError | undefined;
}

/**
 * Decides on many in one transaction: what one of them refuses does not keep the others from being
 * decided. A dry run does all of it and takes it back, so it says exactly what would happen.
 * @throws ApiError as `requireVerdict`
 */
export async function decideReviews<Kind extends SubjectKind>(
  context: DecisionContext,
  decided: DecidedKind<Kind>,
  { items, dry_run }: { readonly items: readonly ReviewedItem[]; readonly dry_run: boolean },
  verdict: Verdict,
): Promise<ItemResult[]> {
  requireVerdict(verdict);
  const decide = dry_run ? foreseeEach : decideEach;
  const outcomes = await context.services.store.transaction(async () => {
    const locked = await lockDecided(context, decided, items);
    return decide(context, decided, locked, items, verdict);
  });
  return outcomes.map(({ item: { id }, refusal }) => ({
    id,
    result: refusal ? 'refused' : 'decided',
    code: refusal?.code ?? null,
  }));
}

/** What deciding on each would lead to; all of it is taken back, the locks stay. */
export async function foreseeEach<Kind extends SubjectKind>(
  ...parameters: Parameters<typeof decideEach<Kind>>
): Promise<ItemOutcome[]> {
  const [{ services }] = parameters;
  let outcomes: ItemOutcome[] = [];
  const tryAll = async () => {
    outcomes = await decideEach(...parameters);
    throw new TakenBack();
  };
  await services.store.attempt(tryAll).catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
  return outcomes;
}

/** Ends a dry run: everything it did is rolled back. */
class TakenBack extends Error {}

/**
 * Decides on each that was locked; what one refuses does not keep the others from being decided.
 * But for what follows for each, that takes the same number of statements however many there are;
 * only where what follows refuses one of them, they are decided one after another.
 */
export async function decideEach<Kind extends SubjectKind>(
  context: DecisionContext,
  decided: DecidedKind<Kind>,
  locked: Locked<Kind>,
  items: readonly ReviewedItem[],
  verdict: Verdict,
): Promise<ItemOutcome[]> {
  const outcomes = checkEach(decided, locked, items, verdict);
  const sound = outcomes
    .filter(({ refusal }) => !refusal)
    .flatMap(({ item }) => locked.rows.get(String(item.id)) ?? []);
  try {
    await context.services.store.attempt(() => decideRows(context, decided, sound, verdict));
    return outcomes;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return decideInTurn(context, decided, locked, items, verdict);
  }
}

/** What of each the locked rows themselves refuse; an item that is named twice is outdated then. */
export function checkEach<Kind extends SubjectKind>(
  decided: DecidedKind<Kind>,
  locked: Locked<Kind>,
  items: readonly ReviewedItem[],
  verdict: Verdict,
): ItemOutcome[] {
  const seen = new Set<string>();
  return items.map((item) => {
    try {
      const { revision } = requireDecidable(decided, locked, item, verdict);
      if (seen.has(String(item.id)))
        throw new ApiError('REVISION_OUTDATED', { revision: revision + 1 });
      seen.add(String(item.id));
      return { item, refusal: undefined };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { item, refusal: error };
    }
  });
}

async function decideInTurn<Kind extends SubjectKind>(
  context: DecisionContext,
  decided: DecidedKind<Kind>,
  { rows, waiting }: Locked<Kind>,
  items: readonly ReviewedItem[],
  verdict: Verdict,
): Promise<ItemOutcome[]> {
  const { store } = context.services;
  const current = new Map(rows);
  const outcomes: ItemOutcome[] = [];
  for (const item of items) {
    const decideOne = () =>
      decideLocked(context, decided, { rows: current, waiting }, item, verdict);
    try {
      current.set(String(item.id), await store.attempt(decideOne));
      outcomes.push({ item, refusal: undefined });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      outcomes.push({ item, refusal: error });
    }
  }
  return outcomes;
}
