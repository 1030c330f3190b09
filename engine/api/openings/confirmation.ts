import type { ApiProgram } from '../http/program-directory.ts';
import type { ApiServices } from '../http/services.ts';
import { and, eq, gt, isNull } from '../store/drizzle.ts';
import { openingReminders } from '../store/tables/reminders.ts';

/** What the token of a confirmation is for. */
export const CONFIRMATION = 'opening_reminder';
export const VALID_HOURS = 48;
export const VALID_MILLISECONDS = VALID_HOURS * 3_600_000;

/** The address of the page that asks for the confirmation, on the program's own host. */
export function confirmationUrl(
  { documentation }: Pick<ApiServices, 'documentation'>,
  { origin, slug }: ApiProgram,
  { token, locale }: { readonly token: string; readonly locale: string },
): string {
  const base = new URL(documentation.baseUrl, origin).pathname.replace(/\/$/, '');
  return `${origin}${base}/remind/confirm?${new URLSearchParams({ token, program: slug, locale })}`;
}

/** Of what a link is, and in which language; undefined where it does not hold. Changes nothing. */
export async function readConfirmation(
  services: ApiServices,
  token: string,
): Promise<
  { readonly id: string; readonly program_uuid: string; readonly locale: string } | undefined
> {
  const id = await verifiedId(services, token);
  if (id === undefined) return undefined;
  const { program_uuid, locale } = openingReminders;
  const [found] = await services.store.database
    .select({ id: openingReminders.id, program_uuid, locale })
    .from(openingReminders)
    .where(isAsked(services, id));
  return found;
}

/** Confirms an address, once. @returns whether the link held */
export async function confirmOpening(services: ApiServices, token: string): Promise<boolean> {
  const id = await verifiedId(services, token);
  if (id === undefined) return false;
  const confirmed = await services.store.database
    .update(openingReminders)
    .set({ confirmed_at: services.now() })
    .where(isAsked(services, id))
    .returning({ id: openingReminders.id });
  return confirmed.length > 0;
}

async function verifiedId({ mailTokens }: ApiServices, token: string): Promise<string | undefined> {
  const verified = await mailTokens.verify(token, CONFIRMATION);
  return verified.ok ? verified.claims.subject : undefined;
}

const isAsked = ({ now }: ApiServices, id: string) =>
  and(
    eq(openingReminders.id, id),
    isNull(openingReminders.confirmed_at),
    gt(openingReminders.asked_at, new Date(now().getTime() - VALID_MILLISECONDS)),
  );
