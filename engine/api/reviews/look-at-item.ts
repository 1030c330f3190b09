import type { BodyOf, ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { lookAtItem as looking } from '#contract/reviews/presence-endpoints.ts';
import { operatorName } from '../core/reviews/held-rows.ts';
import type { ProgramOperatorCaller } from '../http/caller.ts';
import { and, asc, eq, gt, lt, ne } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { operators } from '../store/tables/operators.ts';
import { itemViewers } from '../store/tables/presence.ts';

/** Milliseconds for which somebody who said that they look at an item is taken to do so. */
const LOOKS_FOR = 30_000;
/** So many others are named. */
const NAMED = 20;

/**
 * Keeps that an operator looks at an item, forgets what they looked at before, and names who else
 * looks at it, first who came first. What nobody looks at any more goes when its operator looks at
 * something else: an operator leaves few rows.
 */
export async function lookAtItem(
  { database }: Store,
  { operator_id, program: { uuid: program_uuid } }: ProgramOperatorCaller,
  { kind, id: item_id }: BodyOf<typeof looking>,
  at: Date,
): Promise<ResponseOf<typeof looking>> {
  const since = new Date(at.getTime() - LOOKS_FOR);
  await database
    .delete(itemViewers)
    .where(and(eq(itemViewers.operator_id, operator_id), lt(itemViewers.seen_at, since)));
  await database
    .insert(itemViewers)
    .values({ program_uuid, kind, item_id, operator_id, came_at: at, seen_at: at })
    .onConflictDoUpdate({
      target: [
        itemViewers.program_uuid,
        itemViewers.kind,
        itemViewers.item_id,
        itemViewers.operator_id,
      ],
      set: { seen_at: at },
    });
  const others = await database
    .select({ id: operators.id, name: operatorName })
    .from(itemViewers)
    .innerJoin(operators, eq(operators.id, itemViewers.operator_id))
    .where(
      and(
        eq(itemViewers.program_uuid, program_uuid),
        eq(itemViewers.kind, kind),
        eq(itemViewers.item_id, item_id),
        ne(itemViewers.operator_id, operator_id),
        gt(itemViewers.seen_at, since),
      ),
    )
    .orderBy(asc(itemViewers.came_at), asc(operators.id))
    .limit(NAMED);
  return { others: others.map(({ id, name }) => ({ id, name: name ?? '' })) };
}
