import type { StoredMessage } from '../core/events/live-message.ts';
import { WRITTEN } from '../core/events/tell-written.ts';
import { TELL_STEPS } from '../core/notifications/tell-steps.ts';
import { type SQL, sql } from '../store/drizzle.ts';
import { prepared } from '../store/prepared.ts';

/** What became of an attempt. */
export interface TakenRow {
  /** Whether the pool had a key. */
  readonly found: boolean;
  /** Null where the enrolment is not as it was judged. */
  readonly key: {
    readonly id: number;
    readonly fingerprint: string;
    /** Base64. */
    readonly ciphertext: string;
  } | null;
  readonly told: readonly StoredMessage[] | null;
}

/**
 * One statement, which stands for itself: a key leaves the pool, the enrolment has it, both are
 * recorded and told, or nothing is. The enrolment must be as it was judged: of several claims the
 * others find it changed, and the keys that they had looked at stay in the pool.
 */
const taking = (name: string, locking: SQL) => {
  const { placeholder } = sql;
  const at = sql`${placeholder('at')}::timestamptz`;
  return prepared<TakenRow>(
    name,
    sql`
      with picked as (
        select id from game_keys
        where program_uuid = ${placeholder('program_uuid')}
          and key_option_id = ${placeholder('key_option_id')} and state = 'available'
        order by import_id, id limit 1 for update ${locking}
      ), enrolment as (
        update influencer_activations
        set state = 'claimed', key_option_id = ${placeholder('key_option_id')}, claimed_at = ${at}
        from picked
        where influencer_activations.id = ${placeholder('id')} and state = 'accepted'
          and key_option_id is not distinct from ${placeholder('chosen')}::int
        returning influencer_activations.id
      ), done as (
        update game_keys
        set influencer_activation_id = enrolment.id, state = 'claimed', claimed_at = ${at}
        from picked, enrolment where game_keys.id = picked.id
        returning game_keys.id, program_uuid, fingerprint, ciphertext
      ), shown as (
        insert into key_reveals (program_uuid, game_key_id, actor_kind, actor_id, request_id, at)
        select program_uuid, id, ${placeholder('actor_kind')}, ${placeholder('actor_id')},
          ${placeholder('request_id')}, ${at} from done
      ), ${TELL_STEPS}
      select exists (select 1 from picked) as found,
        (select jsonb_build_object('id', id, 'fingerprint', fingerprint,
          'ciphertext', translate(encode(ciphertext, 'base64'), E'\\n', '')) from done) as key,
        ${WRITTEN} as told`,
  );
};

/** Claims pass each other without waiting. */
export const takePassing = taking('enrolments_take_key', sql`skip locked`);
/** A key that is being sealed anew, or looked at by another claim, is held for a moment: no pool is empty for that. */
export const takeWaiting = taking('enrolments_take_key_waiting', sql``);
