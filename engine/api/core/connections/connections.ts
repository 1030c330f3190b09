import {
  CONNECTOR_ACCOUNTS,
  CONNECTOR_PROVIDERS,
  CONNECTORS,
  type ConnectorName,
  OBSERVATION_KINDS,
  type ObservationKind,
} from '#contract/vocabulary/connector-words.ts';
import { ApiError } from '../../http/api-error.ts';
import { and, eq, sql } from '../../store/drizzle.ts';
import { isUniqueViolation } from '../../store/errors.ts';
import type { Store } from '../../store/store.ts';
import { type Consents, connections } from '../../store/tables/connectors.ts';
import type { ObservedAccount } from './forget-unlinked.ts';

/** The version of the words that people agree to; it changes with what they say. */
export const CONSENT_VERSION = '1';

/** With what builds before `connection_tokens` sealed tokens of a linked account. */
export const tokensContext = (link_id: string) => `connections/tokens/${link_id}`;

/** The connector that reads the accounts of an identity provider. */
export const connectorOfProvider = (provider: string): ConnectorName | undefined =>
  CONNECTORS.find((name) => CONNECTOR_PROVIDERS[name] === provider);

/** A linked account, by the ids that its provider tells. */
export interface LinkedAccount {
  readonly provider: string;
  readonly subject: string;
  readonly account_id: string | null;
}

/**
 * A linked account as its platform knows it, its id null where that was not told; undefined where no
 * connector reads it.
 */
function connectedAccount({ provider, subject, account_id }: LinkedAccount) {
  const platform = connectorOfProvider(provider);
  if (!platform) return undefined;
  const ids = { subject, account_id };
  return { platform, account_id: ids[CONNECTOR_ACCOUNTS[platform]] };
}

/** What may have been observed of a linked account: undefined where nothing can have been. */
export function observedAccount(link: LinkedAccount): ObservedAccount | undefined {
  const { platform, account_id } = connectedAccount(link) ?? {};
  return platform && account_id != null ? { platform, account_id } : undefined;
}

export interface NewConnection {
  readonly program_uuid: string;
  readonly creator_id: string;
  readonly link_id: string;
  readonly link: LinkedAccount;
  readonly consents: readonly ObservationKind[];
}

/** The index that allows an account once in a program. */
const ONE_CREATOR = 'connections_program_account';

/**
 * Lets a linked account be read as its person agreed to. Linked again, it begins anew.
 * @throws ApiError where another creator of the program has linked it by another account of the
 *   provider (a channel may have several owners): what happens there counts once
 */
export async function openConnection(
  store: Store,
  opened: NewConnection,
  now: Date,
): Promise<void> {
  try {
    await writeConnection(store, opened, now);
  } catch (error) {
    if (isUniqueViolation(error, ONE_CREATOR)) throw new ApiError('IDENTITY_TAKEN');
    throw error;
  }
}

async function writeConnection(
  { database }: Store,
  { program_uuid, creator_id, link_id, link, consents }: NewConnection,
  now: Date,
): Promise<void> {
  const account = connectedAccount(link);
  if (!account) return;
  const agreed: Consents = Object.fromEntries(
    consents.map((kind) => [kind, { at: now.toISOString(), version: CONSENT_VERSION }]),
  );
  const known = {
    ...{ next_read_at: now, account_id: account.account_id, linked_at: now },
    // Without the platform's own id there is nothing to ask for. Who has a channel is told it anew.
    fault: account.account_id === null ? ('unnamed' as const) : null,
    fault_since: account.account_id === null ? now : null,
  };
  await database
    .insert(connections)
    .values({
      ...{ program_uuid, creator_id, link_id, platform: account.platform, consents: agreed },
      ...{ ...known, created_at: now },
    })
    .onConflictDoUpdate({
      target: connections.link_id,
      // What was agreed to before holds from then on.
      set: { ...known, consents: sql`excluded.consents || ${connections.consents}` },
    });
}

/** What a creator agreed to have read of a platform's accounts. */
export async function agreedKinds(
  { database }: Store,
  creator_id: string,
  platform: ConnectorName,
): Promise<ObservationKind[]> {
  const linked = await database
    .select({ consents: connections.consents })
    .from(connections)
    .where(and(eq(connections.creator_id, creator_id), eq(connections.platform, platform)));
  return OBSERVATION_KINDS.filter((kind) => linked.some(({ consents }) => consents[kind]));
}

/**
 * Agrees to, or withdraws, that something is read of a linked account.
 * @returns the platform's own ids of it, null while one is not known; none where nothing was ever
 *   agreed to
 */
export async function setConsent(
  { database }: Store,
  one: { creator_id: string; platform: string; kind: ObservationKind; agreed: boolean },
  now: Date,
): Promise<readonly (string | null)[]> {
  const { creator_id, platform, kind, agreed } = one;
  const given = JSON.stringify({ [kind]: { at: now.toISOString(), version: CONSENT_VERSION } });
  const changed = await database
    .update(connections)
    .set({
      consents: agreed
        ? sql`${given}::jsonb || ${connections.consents}`
        : sql`${connections.consents} - ${kind}::text`,
      ...(agreed ? { next_read_at: now, count_wanted_at: now, count_wanted_from: null } : {}),
    })
    .where(and(eq(connections.creator_id, creator_id), eq(connections.platform, platform)))
    .returning({ account_id: connections.account_id });
  return changed.map(({ account_id }) => account_id);
}
