import type { AuditSubjectKind } from '#contract/shapes/reviews.ts';
import type { AuditActor } from '#contract/vocabulary/review-words.ts';
import type { Store } from '../store/store.ts';
import { auditEntries } from '../store/tables/operators.ts';

export interface AuditEntry {
  readonly program_uuid: string;
  readonly actor_kind: AuditActor;
  readonly actor_id: string;
  /** Subject and verb: `application.decide`. */
  readonly action: string;
  readonly subject_kind: AuditSubjectKind;
  readonly subject_id: string | number;
  /** Facts, never anything secret. */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly request_id?: string;
}

/** Records an action in the running transaction: neither is there without the other. */
export async function writeAudit(store: Store, entry: AuditEntry): Promise<void> {
  await writeAuditEntries(store, [entry]);
}

/** The same for several actions, in one statement. */
export async function writeAuditEntries(
  store: Store,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await store.database.insert(auditEntries).values(
    entries.map((entry) => ({
      ...entry,
      subject_id: String(entry.subject_id),
      details: entry.details ?? {},
      request_id: entry.request_id ?? null,
    })),
  );
}
