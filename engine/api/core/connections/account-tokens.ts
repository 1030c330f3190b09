import {
  CONNECTOR_PERMISSIONS,
  type ConnectorName,
  type ObservationKind,
} from '#contract/vocabulary/connector-words.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { and, eq } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { connectionTokens } from '../../store/tables/connectors.ts';
import type { ObservedAccount } from './forget-unlinked.ts';

/** What a person's account may be read with. */
export interface AccountTokens {
  readonly access: string;
  /** Null where the platform gives none: the account is linked again once the access token ends. */
  readonly refresh: string | null;
}

/** Tokens as a platform gave them. */
export interface GrantedTokens extends AccountTokens {
  /** When the access token ends; null where the platform does not say. */
  readonly expires_at: Date | null;
  /** In the platform's own words. */
  readonly scopes: readonly string[];
}

/** With what the tokens of an account are sealed. */
export const accountTokensContext = ({ platform, account_id }: ObservedAccount) =>
  `connection_tokens/tokens/${platform}/${account_id}`;

/** The scopes that reading these kinds takes; none where a platform is read without its people's tokens. */
export const permissionsFor = (
  platform: ConnectorName | undefined,
  kinds: readonly ObservationKind[],
): readonly string[] => {
  const needed = platform && CONNECTOR_PERMISSIONS[platform];
  return [...new Set(kinds.flatMap((kind) => needed?.[kind] ?? []))];
};

/** Whether a platform is read with its people's tokens. */
export const takesTokens = (platform: ConnectorName): boolean =>
  CONNECTOR_PERMISSIONS[platform] !== undefined;

/**
 * Keeps what an account is read with in the place of what was kept of it. What grants nothing that
 * reading takes is not kept.
 */
export async function keepTokens(
  { store, secrets }: { readonly store: Store; readonly secrets: Secrets },
  account: ObservedAccount,
  { access, refresh, expires_at, scopes }: GrantedTokens,
  now: Date,
): Promise<void> {
  const { platform, account_id } = account;
  const needed = Object.values(CONNECTOR_PERMISSIONS[platform as ConnectorName] ?? {}).flat();
  if (!needed.some((scope) => scopes.includes(scope))) return forgetTokens(store, account);
  const values = {
    tokens: sealTokens(secrets, account, { access, refresh }),
    ...{ scopes: [...scopes], expires_at, granted_at: now, refreshing_at: null },
  };
  await store.database
    .insert(connectionTokens)
    .values({ platform, account_id, ...values })
    .onConflictDoUpdate({
      target: [connectionTokens.platform, connectionTokens.account_id],
      set: values,
    });
}

export async function forgetTokens({ database }: Store, account: ObservedAccount): Promise<void> {
  await database.delete(connectionTokens).where(ofTokens(account));
}

export const sealTokens = (
  secrets: Secrets,
  account: ObservedAccount,
  { access, refresh }: AccountTokens,
): Buffer => secrets.encrypt(JSON.stringify({ access, refresh }), accountTokensContext(account));

/** @throws DecryptionError */
export const openTokens = (
  secrets: Secrets,
  row: ObservedAccount & { readonly tokens: Buffer },
): AccountTokens => JSON.parse(secrets.decrypt(row.tokens, accountTokensContext(row)));

/** The row of an account's tokens. */
export const ofTokens = ({ platform, account_id }: ObservedAccount) =>
  and(eq(connectionTokens.platform, platform), eq(connectionTokens.account_id, account_id));
