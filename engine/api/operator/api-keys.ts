import { writeAudit } from '../audit/write-audit.ts';
import { API_KEY } from '../http/identify.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { and, asc, eq, isNull } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { apiKeys } from '../store/tables/operators.ts';
import type { RoleActor } from './roles.ts';

const { id, name, created_at, created_by, last_used_at, revoked_at } = apiKeys;
const SHOWN = { id, name, created_at, created_by, last_used_at, revoked_at };

/** A key as its program sees it. */
export type ApiKeyRow = Pick<typeof apiKeys.$inferSelect, keyof typeof SHOWN>;

/**
 * Creates a key with which a game back end or a tracker calls. The key itself is in this answer
 * alone: only its fingerprint is kept.
 */
export async function createApiKey(
  store: Store,
  secrets: Secrets,
  program: { readonly program_uuid: string; readonly name: string },
  { at, ...actor }: RoleActor,
): Promise<ApiKeyRow & { readonly key: string }> {
  const key = secrets.opaqueToken();
  return store.transaction(async () => {
    const [created] = await store.database
      .insert(apiKeys)
      .values({
        ...program,
        key_hash: secrets.fingerprint(API_KEY, key),
        created_at: at,
        created_by: actor.actor_id,
      })
      .returning(SHOWN);
    if (!created) throw new Error('The store took an API key and did not return it.');
    await writeAudit(store, {
      ...actor,
      program_uuid: program.program_uuid,
      action: 'api_key.create',
      subject_kind: 'api_key',
      subject_id: created.id,
      details: { name: program.name },
    });
    return { ...created, key };
  });
}

/** Ends a key at once. @returns false where the program has no such key in use */
export async function revokeApiKey(
  store: Store,
  programUuid: string,
  id: string,
  { at, ...actor }: RoleActor,
): Promise<boolean> {
  return store.transaction(async () => {
    const [revoked] = await store.database
      .update(apiKeys)
      .set({ revoked_at: at })
      .where(
        and(eq(apiKeys.id, id), eq(apiKeys.program_uuid, programUuid), isNull(apiKeys.revoked_at)),
      )
      .returning({ name: apiKeys.name });
    if (!revoked) return false;
    await writeAudit(store, {
      ...actor,
      program_uuid: programUuid,
      action: 'api_key.revoke',
      subject_kind: 'api_key',
      subject_id: id,
      details: { name: revoked.name },
    });
    return true;
  });
}

/** A program's keys, the oldest first, without what they are. */
export async function readApiKeys({ database }: Store, programUuid: string): Promise<ApiKeyRow[]> {
  return database
    .select(SHOWN)
    .from(apiKeys)
    .where(eq(apiKeys.program_uuid, programUuid))
    .orderBy(asc(apiKeys.created_at), asc(apiKeys.id));
}
