import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { remindOfOpening } from '#contract/openings/endpoints.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import { lookUpLocale } from '#domain/locales/negotiate-locale.ts';
import { pickText } from '#domain/text/pick-text.ts';
import {
  addressContext,
  linkContext,
  openingAddressHashes,
} from '../core/openings/opening-address.ts';
import { ApiError } from '../http/api-error.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import type { ApiServices } from '../http/services.ts';
import { readMailAddress } from '../mail/mail-address.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { and, eq, gt, inArray, sql } from '../store/drizzle.ts';
import type { LocalizedText } from '../store/tables/columns.ts';
import { openingReminders } from '../store/tables/reminders.ts';
import { CONFIRMATION, confirmationUrl, VALID_HOURS, VALID_MILLISECONDS } from './confirmation.ts';

const HOUR = 3_600_000;
/** Between two mails that ask one address the same. */
const ASKED_AGAIN_AFTER = HOUR;
/** Mails that ask one address within a day, for all programs together. */
const MOST_FOR_ADDRESS = 5;
/** Mails that ask within an hour, of one program: no stranger makes a flood of it. */
const MOST_FOR_PROGRAM = 2_000;

/** What is waited for: applications, or what a guest link is for. */
export interface Opening {
  readonly program: ApiProgram;
  /** Whether there is nothing to wait for. */
  readonly open: boolean;
  readonly guest?: {
    readonly activation_id: number;
    readonly title: LocalizedText;
    /** The path of the link. */
    readonly link: string;
  };
}

export interface Asked {
  readonly email: string;
  readonly locale: string;
}

/**
 * Keeps an address that wants to know of an opening, and asks it by mail whether it does. The answer
 * is the same whether it was known or not, and so is what it takes but for a row or two: what was
 * confirmed, or was asked within the hour, is not asked again.
 * @throws ApiError RATE_LIMITED, OPENING_PAST
 */
export async function askOpening(
  services: ApiServices,
  opening: Opening,
  { email, locale: wanted }: Asked,
): Promise<ResponseOf<typeof remindOfOpening>> {
  const { store, secrets, rateLimits, now } = services;
  const address = readMailAddress(email);
  if (address === undefined)
    throw new ApiError('REQUEST_INVALID', {
      faults: [{ path: 'body.email', message: 'Not an address that mails can be sent to' }],
    });
  const hashes = openingAddressHashes(secrets, address);
  const [hash = ''] = hashes;
  const refusal = await rateLimits.check('mail', `opening:${hash}`);
  if (refusal) throw new ApiError('RATE_LIMITED', {}, refusal.retryAfter);
  const at = now();
  const { uuid: program_uuid, program } = opening.program;
  const locale = lookUpLocale(wanted, program.locales) ?? program.locales[0] ?? DEFAULT_LOCALE;
  await store.transaction(async () => {
    if (
      (await askedSince(services, eq(openingReminders.program_uuid, program_uuid), HOUR, at)) >=
      MOST_FOR_PROGRAM
    )
      throw new ApiError('RATE_LIMITED', {}, HOUR / 1_000);
    if (opening.open) throw new ApiError('OPENING_PAST');
    const id = await keepAsked(services, opening, { address, hash, hashes, locale, at });
    if (id !== undefined) await mailQuestion(services, opening, { id, address, locale });
  });
  return { valid_hours: VALID_HOURS };
}

const askedSince = (
  { store }: ApiServices,
  whose: ReturnType<typeof eq>,
  age: number,
  now: Date,
): Promise<number> =>
  store.database.$count(
    openingReminders,
    and(whose, gt(openingReminders.asked_at, new Date(now.getTime() - age))),
  );

interface Kept {
  readonly address: string;
  readonly hash: string;
  /** Those that it may be kept under, `hash` among them. */
  readonly hashes: readonly string[];
  readonly locale: string;
  readonly at: Date;
}

/** @returns the id of the row whose address is to be asked; undefined where none is */
async function keepAsked(
  services: ApiServices,
  { program, guest }: Opening,
  { address, hash, hashes, locale, at }: Kept,
): Promise<string | undefined> {
  const { store, secrets } = services;
  const { database } = store;
  const { address_hash, program_uuid, activation_id } = openingReminders;
  const [known] = await database
    .select()
    .from(openingReminders)
    .where(
      and(
        inArray(address_hash, [...hashes]),
        eq(program_uuid, program.uuid),
        sql`coalesce(${activation_id}, 0) = ${guest?.activation_id ?? 0}`,
      ),
    )
    .for('update');
  if (known?.confirmed_at) return undefined;
  if (known && at.getTime() - known.asked_at.getTime() < ASKED_AGAIN_AFTER) return undefined;
  const asked = await askedSince(services, inArray(address_hash, [...hashes]), 24 * HOUR, at);
  if (asked >= MOST_FOR_ADDRESS) return undefined;
  const id = known?.id ?? randomUUID();
  const sealed = {
    address: secrets.encrypt(address, addressContext(id)),
    link: guest ? secrets.encrypt(guest.link, linkContext(id)) : null,
  };
  if (known) {
    const values = { ...sealed, locale, asked_at: at };
    await database.update(openingReminders).set(values).where(eq(openingReminders.id, id));
    return id;
  }
  const written = await database
    .insert(openingReminders)
    .values({
      ...{ id, ...sealed, address_hash: hash, locale, asked_at: at },
      ...{ program_uuid: program.uuid, activation_id: guest?.activation_id ?? null },
    })
    // Two presses of one button are one wish.
    .onConflictDoNothing()
    .returning({ id: openingReminders.id });
  return written[0]?.id;
}

async function mailQuestion(
  services: ApiServices,
  { program, guest }: Opening,
  { id, address, locale }: { readonly id: string } & Pick<Kept, 'address' | 'locale'>,
): Promise<void> {
  const token = await services.mailTokens.sign(
    { purpose: CONFIRMATION, subject: id },
    VALID_MILLISECONDS / 1_000,
  );
  await enqueueMail(services.store, {
    kind: 'opening_asked',
    params: {
      opening_reminder_id: id,
      ...(guest ? { title: pickText(guest.title, locale).slice(0, 500) } : {}),
      confirmation_url: confirmationUrl(services, program, { token, locale }),
      valid_hours: VALID_HOURS,
    },
    ...{ program_uuid: program.uuid, creator_id: null, address, locale },
  });
}
