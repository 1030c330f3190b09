import { randomUUID } from 'node:crypto';
import { ApiError } from '../http/api-error.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import type { ApiServices } from '../http/services.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { and, eq, gt, isNull } from '../store/drizzle.ts';
import { creators } from '../store/tables/accounts.ts';
import { emailVerifications } from '../store/tables/sessions.ts';

const PURPOSE = 'verify_email';
const VALID_HOURS = 24;
const VALID_SECONDS = VALID_HOURS * 60 * 60;

export interface Unverified {
  readonly id: string;
  readonly email: string;
  readonly display_name: string;
  readonly locale: string;
}

/** Writes the mail with the link that verifies an address, in the running transaction. */
export async function mailVerification(
  { store, mailTokens, now }: ApiServices,
  program: ApiProgram,
  creator: Unverified,
): Promise<void> {
  const id = randomUUID();
  const created = now();
  await store.database.insert(emailVerifications).values({
    id,
    program_uuid: program.uuid,
    creator_id: creator.id,
    email: creator.email,
    created_at: created,
    expires_at: new Date(created.getTime() + VALID_SECONDS * 1000),
  });
  const token = await mailTokens.sign({ purpose: PURPOSE, subject: id }, VALID_SECONDS);
  await enqueueMail(store, {
    kind: 'verify_email',
    params: {
      name: creator.display_name,
      verification_url: `${program.origin}/verify?token=${token}${placeOf(program)}`,
      valid_hours: VALID_HOURS,
    },
    program_uuid: program.uuid,
    creator_id: creator.id,
    address: creator.email,
    locale: creator.locale,
  });
}

/** On the portal's own host, where the page's way on leads to. */
const placeOf = ({ base_route, slug }: ApiProgram) => (base_route === '' ? '' : `&program=${slug}`);

/**
 * Takes a link of such a mail, once. It verifies the address that it was sent to, and nothing where
 * the profile has another one by now.
 * @throws ApiError where the link does not hold.
 */
export async function verifyAddress(
  { store, mailTokens, now }: ApiServices,
  token: string,
): Promise<{ readonly email: string; readonly uuid: string }> {
  const verified = await mailTokens.verify(token, PURPOSE);
  if (!verified.ok) throw new ApiError('VERIFICATION_INVALID');
  const moment = now();
  return store.transaction(async () => {
    const { database } = store;
    const [link] = await database
      .update(emailVerifications)
      .set({ used_at: moment })
      .where(
        and(
          eq(emailVerifications.id, verified.claims.subject),
          isNull(emailVerifications.used_at),
          gt(emailVerifications.expires_at, moment),
        ),
      )
      .returning();
    if (!link) throw new ApiError('VERIFICATION_INVALID');
    const changed = await database
      .update(creators)
      .set({ email_verified_at: moment, updated_at: moment })
      .where(and(eq(creators.id, link.creator_id), eq(creators.email, link.email)))
      .returning({ id: creators.id });
    if (changed.length === 0) throw new ApiError('VERIFICATION_INVALID');
    return { email: link.email, uuid: link.program_uuid };
  });
}
