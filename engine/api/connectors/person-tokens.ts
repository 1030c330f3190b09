import {
  type AccountTokens,
  type GrantedTokens,
  ofTokens,
  openTokens,
  sealTokens,
} from '../core/connections/account-tokens.ts';
import { and, eq, isNull, lte, or } from '../store/drizzle.ts';
import { connectionTokens } from '../store/tables/connectors.ts';
import type { ConnectorContext } from './connector.ts';
import { endTokens } from './end-tokens.ts';
import { PlatformError } from './platform-fetch.ts';

/** Where a platform exchanges the tokens of people. */
export interface PersonDoor {
  /** As the platform calls itself. */
  readonly name: string;
  /**
   * Asks for new tokens with those that are held. @throws PlatformError, with the reason
   * `invalid_grant` where they are not taken
   */
  readonly refresh: (
    context: ConnectorContext,
    held: AccountTokens,
    signal: AbortSignal | undefined,
  ) => Promise<RefreshedTokens>;
  /**
   * Whether tokens are to be exchanged that hold for so long still; absent: shortly before they end.
   * Milliseconds, undefined where the platform did not say.
   */
  readonly isDue?: (held: AccountTokens, left: number | undefined) => boolean;
}

/** New tokens; what the platform does not say stays as it was. */
export type RefreshedTokens = Pick<GrantedTokens, 'access' | 'expires_at'> &
  Partial<Pick<GrantedTokens, 'refresh' | 'scopes'>>;

/**
 * With what an account can be read now. `busy`: another instance is exchanging its tokens. `none`: it
 * has none, and must be linked for them. `ended`: the platform has just taken them no more.
 */
export type PersonToken =
  | { readonly state: 'held'; readonly access: string; readonly scopes: readonly string[] }
  | { readonly state: 'busy' | 'none' | 'ended' };

/** A token that ends so soon is exchanged before it is used. Milliseconds. */
const AHEAD = 20 * 60_000;
/** Whoever began to exchange and is not done by then has ended: no request takes so long. */
const LEASE = 60_000;
/** The reason of a platform that takes the tokens no more with which others are asked for. */
export const REFUSED_GRANT = 'invalid_grant';

/** What a door throws that needs a refresh token and was given none. */
export const noRefreshToken = (name: string) =>
  new PlatformError('refused', `${name} gave no refresh token.`, { reason: REFUSED_GRANT });

type Row = typeof connectionTokens.$inferSelect;
type Wish = { readonly refused?: string | undefined; readonly signal?: AbortSignal | undefined };

/**
 * The token of an account, exchanged where it ends soon, or is the one that the platform `refused`.
 * One at a time exchanges, over all instances. Who crashes between the platform's answer and our note
 * of it loses the new tokens: the next one is refused with the old ones, and the account is ended.
 * @throws PlatformError where the platform does not exchange them now
 */
export async function personToken(
  context: ConnectorContext,
  door: PersonDoor,
  account_id: string,
  { refused, signal }: Wish = {},
): Promise<PersonToken> {
  const account = { platform: context.platform, account_id };
  const [row] = await context.store.database
    .select()
    .from(connectionTokens)
    .where(ofTokens(account));
  if (!row) return { state: 'none' };
  const held = openTokens(context.secrets, row);
  if (isGood(context, door, row, held, refused)) return heldAs(row, held);
  const leased = await lease(context, account_id);
  if (leased) return refreshLeased(context, door, leased, { refused, signal });
  // Somebody else is at it; what is there may do meanwhile.
  return isUsable(context, row, held, refused) ? heldAs(row, held) : { state: 'busy' };
}

/** Notes that a scope is not granted any more, whatever was granted at linking. */
export async function noteNotGranted(
  { store, platform }: ConnectorContext,
  account_id: string,
  scopes: readonly string[],
): Promise<void> {
  const of = ofTokens({ platform, account_id });
  const [row] = await store.database.select().from(connectionTokens).where(of);
  if (!row) return;
  await store.database
    .update(connectionTokens)
    .set({ scopes: row.scopes.filter((scope) => !scopes.includes(scope)) })
    .where(and(of, eq(connectionTokens.granted_at, row.granted_at)));
}

/** Tokens as they are now, for whoever may exchange them; undefined: somebody else does. */
async function lease(
  { store, platform, now }: ConnectorContext,
  account_id: string,
): Promise<Row | undefined> {
  const at = now();
  const [leased] = await store.database
    .update(connectionTokens)
    .set({ refreshing_at: at })
    .where(
      and(
        ofTokens({ platform, account_id }),
        or(
          isNull(connectionTokens.refreshing_at),
          lte(connectionTokens.refreshing_at, new Date(+at - LEASE)),
        ),
      ),
    )
    .returning();
  return leased;
}

async function refreshLeased(
  context: ConnectorContext,
  door: PersonDoor,
  row: Row,
  { refused, signal }: Wish,
): Promise<PersonToken> {
  const held = openTokens(context.secrets, row);
  // Somebody was done a moment before.
  if (isGood(context, door, row, held, refused)) {
    await release(context, row);
    return heldAs(row, held);
  }
  try {
    return await write(context, row, held, await door.refresh(context, held, signal));
  } catch (error) {
    if (error instanceof PlatformError && error.reason === REFUSED_GRANT) {
      const ended = await endTokens(context, row.account_id, held);
      return { state: ended ? 'ended' : 'busy' };
    }
    await release(context, row);
    if (error instanceof PlatformError && isUsable(context, row, held, refused))
      return heldAs(row, held);
    throw error;
  }
}

async function write(
  { store, secrets }: ConnectorContext,
  row: Row,
  before: AccountTokens,
  { access, refresh = before.refresh, expires_at, scopes = row.scopes }: RefreshedTokens,
): Promise<PersonToken> {
  const [written] = await store.database
    .update(connectionTokens)
    .set({
      tokens: sealTokens(secrets, row, { access, refresh }),
      ...{ scopes: [...scopes], expires_at, refreshing_at: null },
    })
    .where(and(ofTokens(row), eq(connectionTokens.granted_at, row.granted_at)))
    .returning({ scopes: connectionTokens.scopes });
  // Unlinked, or linked anew, while the platform was asked.
  if (!written) return { state: 'busy' };
  return { state: 'held', access, scopes: written.scopes };
}

async function release({ store }: ConnectorContext, row: Row): Promise<void> {
  await store.database
    .update(connectionTokens)
    .set({ refreshing_at: null })
    .where(and(ofTokens(row), eq(connectionTokens.granted_at, row.granted_at)));
}

const heldAs = ({ scopes }: Row, { access }: AccountTokens): PersonToken => ({
  ...{ state: 'held', access, scopes },
});

const endsSoon: NonNullable<PersonDoor['isDue']> = (_held, left) =>
  left !== undefined && left <= AHEAD;

function isGood(
  { now }: ConnectorContext,
  { isDue = endsSoon }: PersonDoor,
  { expires_at }: Row,
  held: AccountTokens,
  refused: string | undefined,
): boolean {
  const left = expires_at === null ? undefined : +expires_at - +now();
  return held.access !== refused && !isDue(held, left);
}

const isUsable = (
  { now }: ConnectorContext,
  { expires_at }: Row,
  { access }: AccountTokens,
  refused: string | undefined,
): boolean => access !== refused && (expires_at === null || expires_at > now());
