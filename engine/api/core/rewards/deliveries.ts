import type { Answers } from '#contract/endpoints/fields.ts';
import { checkAnswers } from '#domain/forms/check-answers.ts';
import { DELIVERY_KEPT_DAYS, deliveryFields } from '#domain/rewards/delivery-fields.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ApiProgram } from '../../http/program-directory.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { and, eq, inArray, lt, or, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { redemptionDeliveries, rewardRedemptions } from '../../store/tables/ledger.ts';
import type { RedemptionRow, RewardRow } from './present-redemption.ts';

const DAY = 86_400_000;

/** The row names itself, so that nothing sealed can be moved to another redemption. */
export const deliveryContext = ({ program_uuid, id }: Pick<RedemptionRow, 'program_uuid' | 'id'>) =>
  `redemption_deliveries.ciphertext/${program_uuid}/${id}`;

/** The countries that a program sends to; undefined: every one. */
export const sentTo = ({ agreements }: ApiProgram['program']) =>
  agreements?.confirmed_in_approved_country?.countries;

/**
 * Checks where a reward is to go; null where it needs no such thing.
 * @throws ApiError FIELD_INVALID with each fault
 */
export function requireDelivery(
  { program }: ApiProgram,
  { kind, sizes }: Pick<RewardRow, 'kind' | 'sizes'>,
  given: Answers,
): Answers | null {
  const fields = deliveryFields({ kind, sizes, countries: sentTo(program) });
  const { faults, answers } = checkAnswers(fields, given);
  if (faults.length > 0) throw new ApiError('FIELD_INVALID', { faults });
  return fields.length > 0 ? answers : null;
}

/** Keeps where a redemption goes, sealed; what was given before is gone. */
export async function keepDelivery(
  { database }: Store,
  secrets: Secrets,
  row: Pick<RedemptionRow, 'program_uuid' | 'id'>,
  delivery: Answers,
  given_at: Date,
): Promise<void> {
  const ciphertext = secrets.encrypt(JSON.stringify(delivery), deliveryContext(row));
  const { id: redemption_id, program_uuid } = row;
  await database
    .insert(redemptionDeliveries)
    .values({ redemption_id, program_uuid, ciphertext, given_at })
    .onConflictDoUpdate({
      target: redemptionDeliveries.redemption_id,
      set: { ciphertext, given_at },
    });
}

/** Where redemptions go, in plain text, by the redemption's id: never for logs or mails. */
export async function openDeliveries(
  { database }: Store,
  secrets: Secrets,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Answers>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select()
    .from(redemptionDeliveries)
    .where(inArray(redemptionDeliveries.redemption_id, [...ids]));
  return new Map(
    rows.map(({ redemption_id: id, program_uuid, ciphertext }) => [
      id,
      JSON.parse(secrets.decrypt(ciphertext, deliveryContext({ program_uuid, id }))) as Answers,
    ]),
  );
}

/** Deletes where settled redemptions went, a term after they were. For a worker. */
export async function forgetDeliveries({ database }: Store, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DELIVERY_KEPT_DAYS * DAY);
  const settled = database
    .select({ id: rewardRedemptions.id })
    .from(rewardRedemptions)
    .where(
      or(lt(rewardRedemptions.fulfilled_at, before), lt(rewardRedemptions.refunded_at, before)),
    );
  await database
    .delete(redemptionDeliveries)
    .where(inArray(redemptionDeliveries.redemption_id, settled));
}

/** Deletes where a person's redemptions go, at once. */
export async function removeDeliveriesOf({ database }: Store, creatorId: string): Promise<void> {
  const theirs = database
    .select({ id: rewardRedemptions.id })
    .from(rewardRedemptions)
    .where(eq(rewardRedemptions.creator_id, creatorId));
  await database
    .delete(redemptionDeliveries)
    .where(inArray(redemptionDeliveries.redemption_id, theirs));
}

/** In a query of redemptions: whether it is known where each goes. */
export const isDeliveryKnown = sql<boolean>`exists (select 1 from redemption_deliveries d where d.redemption_id = reward_redemptions.id)`;

/** One redemption of a program. */
export const ofProgram = (program_uuid: string, id: number) =>
  and(eq(rewardRedemptions.program_uuid, program_uuid), eq(rewardRedemptions.id, id));
