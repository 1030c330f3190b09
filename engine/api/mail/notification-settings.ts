import { NOTIFICATIONS, type Notification } from '#contract/vocabulary/notification-words.ts';
import { defaultNotifications } from '#domain/operators/default-notifications.ts';
import { and, eq } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { notificationSettings } from '../store/tables/notifications.ts';
import { operatorRoles } from '../store/tables/operators.ts';
import type { MailRow } from './mail-rows.ts';
import { type MailKind, MESSAGE_KINDS } from './message-kinds.ts';

/** An operator in a program. */
export interface Member {
  readonly operator_id: string;
  readonly program_uuid: string;
}

type Row = typeof notificationSettings.$inferSelect;
/** What an operator is told of. */
export type NotificationChoice = Omit<Row, 'operator_id' | 'program_uuid' | 'changed_at'>;

export interface MemberSettings {
  readonly choice: NotificationChoice;
  /** When they were chosen; undefined where they are those of the role. */
  readonly changed_at: Date | undefined;
}

/** What an operator is told of; undefined for who has no role in the program. */
export async function readMemberSettings(
  { database }: Store,
  { operator_id, program_uuid }: Member,
  defaultLocale: string,
): Promise<MemberSettings | undefined> {
  const [found] = await database
    .select({ role: operatorRoles.role, settings: notificationSettings })
    .from(operatorRoles)
    .leftJoin(
      notificationSettings,
      and(
        eq(notificationSettings.operator_id, operatorRoles.operator_id),
        eq(notificationSettings.program_uuid, operatorRoles.program_uuid),
      ),
    )
    .where(
      and(eq(operatorRoles.operator_id, operator_id), eq(operatorRoles.program_uuid, program_uuid)),
    );
  if (!found) return undefined;
  const { role, settings } = found;
  if (!settings)
    return { choice: defaultNotifications(role, defaultLocale), changed_at: undefined };
  const { operator_id: _, program_uuid: __, changed_at, ...choice } = settings;
  return { choice, changed_at };
}

/** Sets what an operator is told of. */
export async function writeMemberSettings(
  { database }: Store,
  member: Member,
  choice: NotificationChoice,
  changed_at: Date,
): Promise<void> {
  const values = { ...choice, changed_at };
  await database
    .insert(notificationSettings)
    .values({ ...member, ...values })
    .onConflictDoUpdate({
      target: [notificationSettings.operator_id, notificationSettings.program_uuid],
      set: values,
    });
}

/** Whether an operator wants to be told of something. */
export const isTold = (choice: NotificationChoice, notification: Notification): boolean =>
  notification === 'new_items' ? choice.new_items !== 'none' : choice[notification];

/** The choice without one notification. */
export const without = (
  choice: NotificationChoice,
  notification: Notification,
): NotificationChoice =>
  notification === 'new_items'
    ? { ...choice, new_items: 'none' }
    : { ...choice, [notification]: false };

/** The notification that a mail belongs to; undefined for mails to anybody but operators. */
export function notificationOf({ kind }: Pick<MailRow, 'kind'>): Notification | undefined {
  if (!Object.hasOwn(MESSAGE_KINDS, kind)) return undefined;
  const declared = MESSAGE_KINDS[kind as MailKind];
  return 'notification' in declared
    ? NOTIFICATIONS.find((one) => one === declared.notification)
    : undefined;
}

/** Whether an operator who has a role still wants a mail. */
export async function isWantedByOperator(store: Store, row: MailRow): Promise<boolean> {
  const { operator_id, program_uuid, locale } = row;
  const notification = notificationOf(row);
  if (operator_id === null || notification === undefined) return false;
  const found = await readMemberSettings(store, { operator_id, program_uuid }, locale);
  return found !== undefined && isTold(found.choice, notification);
}
