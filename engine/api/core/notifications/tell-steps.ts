import type { LiveEvent } from '#contract/events/live-events.ts';
import { type Addressee, addressMail, mailBell, mailRow } from '../../mail/outbox.ts';
import { type SQL, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { creatorChannel } from '../events/channels.ts';
import type { StoredMessage } from '../events/live-message.ts';
import { tellWritten, writeStep } from '../events/tell-written.ts';
import { notificationOf, type Told } from './write-notifications.ts';

const { placeholder } = sql;

/** The event that tells open pages of a new notification. */
const NOTIFIED = JSON.stringify({ kind: 'notifications_changed' } satisfies LiveEvent);

/**
 * Steps of a statement that tell one creator of what its step `done` did, where that has a row: on
 * their pages and by mail what `tellingOf` gives, and live. Not for kinds that browsers are pushed.
 */
export const TELL_STEPS: SQL = sql`
  notified as (
    insert into creator_notifications (program_uuid, creator_id, kind, source, params)
    select row.* from done cross join jsonb_to_recordset(${placeholder('notifications')}::jsonb)
      as row(program_uuid uuid, creator_id uuid, kind text, source text, params jsonb)
    on conflict do nothing returning creator_id
  ), mailed as (
    insert into mails (program_uuid, creator_id, address, kind, category, locale, source, params, request_id)
    select row.* from done cross join jsonb_to_recordset(${placeholder('mails')}::jsonb)
      as row(program_uuid uuid, creator_id uuid, address text, kind text, category text, locale text,
        source text, params jsonb, request_id text)
  ), ${writeStep(sql`
    select ${placeholder('channel')}::text, ${placeholder('event')}::text from done
    union all select ${placeholder('channel')}::text, ${sql.raw(`'${NOTIFIED}'`)}::text from notified`)}`;

/** Whom it is told, with what they want to hear on their pages. */
export interface Listener extends Addressee {
  readonly page_wishes: Readonly<Record<string, boolean>>;
}

/** The values of `TELL_STEPS`, and what is to happen with its messages when they are written. */
export function tellingOf(program_uuid: string, told: Told, listener: Listener, event: LiveEvent) {
  const notification = notificationOf(program_uuid, told, listener.page_wishes);
  const mail = addressMail(program_uuid, told, listener);
  const mails = mail?.wanted ? [mailRow(mail)] : [];
  return {
    values: {
      notifications: JSON.stringify(notification ? [notification] : []),
      mails: JSON.stringify(mails),
      channel: creatorChannel(told.creator_id),
      event: JSON.stringify(event),
    },
    written: (store: Store, messages: readonly StoredMessage[] | null) => {
      tellWritten(store, messages);
      if (mails.length > 0) mailBell.ring(store);
    },
  };
}
