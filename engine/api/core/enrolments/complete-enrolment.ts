import { nextEnrolmentState } from '#domain/enrolments/enrolment-state.ts';
import { and, count, eq } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { influencerActivations } from '../../store/tables/activations.ts';
import { contents } from '../../store/tables/pipelines.ts';
import { changeEnrolment, lockEnrolments } from './enrolment-rows.ts';

/**
 * Completes an enrolment in a content brief once as many pieces were accepted as the brief asks
 * for. Call it in the transaction that accepts one. @returns whether it was completed by this
 */
export async function completeEnrolment(
  store: Store,
  influencer_activation_id: number,
  now: Date,
): Promise<boolean> {
  return store.transaction(async () => {
    const [found] = await lockEnrolments(
      store,
      eq(influencerActivations.id, influencer_activation_id),
    );
    const brief = found?.activation.content;
    if (!brief || !nextEnrolmentState(found.row.state, 'complete')) return false;
    const [accepted] = await store.database
      .select({ pieces: count() })
      .from(contents)
      .where(
        and(
          eq(contents.influencer_activation_id, influencer_activation_id),
          eq(contents.state, 'accepted'),
        ),
      );
    if ((accepted?.pieces ?? 0) < brief.minimum) return false;
    await changeEnrolment(store, found.row, 'complete', now);
    return true;
  });
}
