import type { changeProfile } from '#contract/account/endpoints.ts';
import type { BodyOf } from '#contract/endpoints/endpoint.ts';
import { forgetPicture, keepPicture } from '../core/pictures/keep-picture.ts';
import { ApiError } from '../http/api-error.ts';
import type { CreatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';
import { readMailAddress } from '../mail/mail-address.ts';
import { eq } from '../store/drizzle.ts';
import { creators } from '../store/tables/accounts.ts';
import { lockCaller } from './read-self.ts';
import { mailVerification } from './verify-email.ts';

type Change = BodyOf<typeof changeProfile>;

/**
 * Changes what is sent. Another e-mail address counts as verified only once its own link was
 * followed: the mail with it is written in the same transaction.
 * @throws ApiError FIELD_INVALID for an address that takes no mail, or a language of no portal.
 */
export async function updateProfile(
  services: ApiServices,
  caller: CreatorCaller,
  change: Change,
): Promise<void> {
  const { store } = services;
  refuseFaults(caller, change);
  await store.transaction(async () => {
    const creator = await lockCaller(store, caller);
    const { email, mail_preferences, ...fields } = change;
    const address = email === undefined ? creator.email : email;
    const moved = address !== creator.email;
    const changed = { ...creator, ...withoutUndefined(fields), email: address };
    await store.database
      .update(creators)
      .set({
        ...withoutUndefined(fields),
        ...(fields.display_name === undefined ? {} : { name_taken_down: null }),
        ...(moved ? { email: address, email_verified_at: null } : {}),
        mail_preferences: { ...creator.mail_preferences, ...withoutUndefined(mail_preferences) },
        updated_at: services.now(),
      })
      .where(eq(creators.id, creator.id));
    if (fields.picture_url === null) await forgetPicture(store, creator.id);
    else if (fields.picture_url !== undefined)
      store.afterCommit(() => void keepPicture(services, creator.id));
    if (!moved || address === null) return;
    await limitMails(services, creator.id);
    await mailVerification(services, caller.program, { ...changed, email: address });
  });
}

/** A changed address means a mail to whomever it belongs to: no more of them than on request. */
async function limitMails({ rateLimits }: ApiServices, creatorId: string): Promise<void> {
  const refused = await rateLimits.check('mail', `creator:${creatorId}`);
  if (refused) throw new ApiError('RATE_LIMITED', {}, refused.retryAfter);
}

function refuseFaults({ program }: CreatorCaller, { email, locale }: Change): void {
  const faults = [
    ...(typeof email === 'string' && readMailAddress(email) === undefined
      ? [{ field: 'email', code: 'malformed', message: 'No mail can be sent to this address.' }]
      : []),
    ...(locale !== undefined && !program.program.locales.includes(locale)
      ? [
          {
            field: 'locale',
            code: 'not_an_option',
            message: `The program speaks ${program.program.locales.join(', ')}.`,
          },
        ]
      : []),
  ];
  if (faults.length > 0) throw new ApiError('FIELD_INVALID', { faults });
}

type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

function withoutUndefined<T extends object>(values: T | undefined): Defined<T> {
  const entries = Object.entries(values ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Defined<T>;
}
