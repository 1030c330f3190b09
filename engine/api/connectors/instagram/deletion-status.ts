import { and, eq } from '../../store/drizzle.ts';
import { connectorPushes } from '../../store/tables/connectors.ts';
import type { ConnectorContext, PlatformAnswer } from '../connector.ts';

const STILL =
  'What was read of your Instagram account is being deleted. Look again in a few minutes.';
const DELETED = [
  'Nothing is kept any more that was read of your Instagram account by the permission that you had given.',
  'Points that it has brought you stay yours. Your membership of a creator program and the link to your',
  'Instagram account are yours to end on the account page of the program.',
].join(' ');
const NOTHING_READ = [
  'This request ended nothing: the account is not read here, or it was linked again after the request.',
  'Whoever linked it again unlinks it on the account page of the program, which deletes what was read of it.',
].join(' ');
const UNKNOWN =
  'No request with this code is known here. Requests that are done are forgotten after some days, with all that was read.';
const STUCK =
  'What was read of your Instagram account could not be deleted yet. The operators of this site have been told.';

/** Codes as they are given out: nothing else is looked for in the store. */
const CODE = /^[\da-f]{32}$/;

/** What a person sees who asked Instagram to have deleted what is known of them here. */
export async function deletionStatus(
  { store, platform }: ConnectorContext,
  code: string,
): Promise<PlatformAnswer> {
  if (!CODE.test(code)) return { status: 404, text: UNKNOWN };
  const [request] = await store.database
    .select({ state: connectorPushes.state })
    .from(connectorPushes)
    .where(and(eq(connectorPushes.platform, platform), eq(connectorPushes.message_id, code)));
  if (!request) return { status: 404, text: UNKNOWN };
  const text = { pending: STILL, done: DELETED, ignored: NOTHING_READ, dead: STUCK }[request.state];
  return { status: 200, text };
}
