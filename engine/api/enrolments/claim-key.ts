import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import { pickText } from '#domain/text/pick-text.ts';
import {
  claimEnrolmentKey,
  type EnrolmentKey,
  requireClaimable,
} from '../core/enrolments/claim-enrolment-key.ts';
import type { Enrolment } from '../core/enrolments/enrolment-rows.ts';
import type { KeyReader } from '../core/keys/vault.ts';
import { requireAgreements, requireMember } from '../core/membership/membership.ts';
import { tellCreator } from '../core/notifications/tell-creators.ts';
import type { CreatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';
import { eq } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { lockOwnEnrolment } from './own-enrolment.ts';

/**
 * Claims a key for one of the caller's enrolments, once and only once: however many calls come at
 * a time, one has the enrolment and the others find the key claimed.
 * @throws ApiError as the endpoint declares
 */
export async function claimKey(
  { store, secrets }: Pick<ApiServices, 'store' | 'secrets'>,
  caller: CreatorCaller,
  id: number,
  asked: number | undefined,
  reader: KeyReader,
): Promise<EnrolmentKey> {
  return store.transaction(async () => {
    const enrolment = await lockOwnEnrolment(store, caller, id);
    await requireMember(store, caller);
    requireClaimable(enrolment, reader.now);
    await requireAgreements(store, caller, enrolment.activation.agreements, {}, reader.now);
    const claimed = await claimEnrolmentKey(
      store,
      secrets,
      caller.program,
      enrolment,
      asked,
      reader,
    );
    await tell(store, caller, enrolment, claimed.option.platform);
    return claimed;
  });
}

/** The mail says that a key was claimed; the key itself is never in one. */
async function tell(
  store: Store,
  { creator_id, program }: CreatorCaller,
  { row, activation }: Enrolment,
  platform: string,
): Promise<void> {
  const [creator] = await store.database
    .select({ locale: creators.locale })
    .from(creators)
    .where(eq(creators.id, creator_id));
  const title = pickText(activation.title, creator?.locale ?? DEFAULT_LOCALE);
  const message = { kind: 'key_claimed', params: { title, platform } } as const;
  await tellCreator(store, program.uuid, { creator_id, message, source: `enrolment:${row.id}` });
}
