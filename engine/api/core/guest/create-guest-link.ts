import { type AuditEntry, writeAudit } from '../../audit/write-audit.ts';
import { ApiError } from '../../http/api-error.ts';
import { GUEST_TOKEN } from '../../http/guest-token-hash.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { and, eq, isNull } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { activations, guestLinks } from '../../store/tables/activations.ts';

export interface NewGuestLink {
  readonly program_uuid: string;
  /** The program's slug: it is in the link's path. */
  readonly slug: string;
  readonly activation_id: number;
  readonly label: string;
  /** How many people may use it; absent: one, whose own token it is. */
  readonly uses_limit?: number | undefined;
  readonly expires_at?: Date | undefined;
  readonly created_by: Pick<AuditEntry, 'actor_kind' | 'actor_id' | 'request_id'>;
  readonly now: Date;
}

export interface CreatedGuestLink {
  readonly row: typeof guestLinks.$inferSelect;
  /** Kept by nobody: the store has its fingerprint alone. */
  readonly token: string;
  /** Where the portal shows it, on any host of the program. */
  readonly path: string;
}

/**
 * Creates a link that lets people without an account take part in an activation.
 * @throws ApiError ACTIVATION_UNKNOWN, ACTIVATION_WITHOUT_GUESTS
 */
export async function createGuestLink(
  store: Store,
  secrets: Secrets,
  link: NewGuestLink,
): Promise<CreatedGuestLink> {
  const { program_uuid, slug, activation_id, label, created_by, now } = link;
  const { database } = store;
  return store.transaction(async () => {
    const [activation] = await database
      .select({ guests: activations.guests })
      .from(activations)
      .where(
        and(
          eq(activations.program_uuid, program_uuid),
          eq(activations.id, activation_id),
          isNull(activations.retired_at),
        ),
      );
    if (!activation) throw new ApiError('ACTIVATION_UNKNOWN');
    if (!activation.guests) throw new ApiError('ACTIVATION_WITHOUT_GUESTS');
    const token = secrets.opaqueToken();
    const [row] = await database
      .insert(guestLinks)
      .values({
        program_uuid,
        activation_id,
        token_hash: secrets.fingerprint(GUEST_TOKEN, token),
        label,
        uses_limit: link.uses_limit ?? 1,
        expires_at: link.expires_at ?? null,
        created_at: now,
        created_by: `${created_by.actor_kind}:${created_by.actor_id}`,
      })
      .returning();
    if (!row) throw new Error('A guest link was not stored.');
    await writeAudit(store, {
      program_uuid,
      ...created_by,
      action: 'guest_link.create',
      subject_kind: 'guest_link',
      subject_id: row.id,
      details: { activation_id, label, uses_limit: row.uses_limit, expires_at: row.expires_at },
    });
    return { row, token, path: `/activations/${slug}/${token}` };
  });
}
