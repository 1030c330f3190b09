import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import { defaultNotifications } from '#domain/operators/default-notifications.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import type { ApiServices } from '../http/services.ts';
import type { MemberSettings } from '../mail/notification-settings.ts';
import { and, eq } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { notificationMarks, notificationSettings } from '../store/tables/notifications.ts';
import { operatorRoles, operators } from '../store/tables/operators.ts';

export type Mark = typeof notificationMarks.$inferSelect;

/** Somebody who runs a program, with what they want to be told of and what they were told. */
export interface ToldMember extends MemberSettings {
  readonly operator_id: string;
  readonly program: ApiProgram;
  readonly email: string;
  readonly name: string | null;
  /** By subject. */
  readonly marks: ReadonlyMap<string, Mark>;
}

type Services = Pick<ApiServices, 'store' | 'programs'>;

/** Everybody who runs one of the programs that are served. */
export async function readMembers({ store, programs }: Services): Promise<readonly ToldMember[]> {
  const rows = await select(store);
  const marks = await store.database.select().from(notificationMarks);
  const own = new Map<string, Mark[]>();
  for (const mark of marks) own.set(keyOf(mark), [...(own.get(keyOf(mark)) ?? []), mark]);
  return rows.flatMap(({ email, ...row }) => {
    const program = programs.byUuid(row.role.program_uuid);
    // Service accounts are told nothing.
    if (!program || email === null) return [];
    return [present({ ...row, email }, program, own.get(keyOf(row.role)) ?? [])];
  });
}

/**
 * The same of one of them as it is now; nobody else tells them anything, nor takes the role away,
 * until the transaction ends. Undefined where the role is gone.
 */
export async function lockMember(
  store: Store,
  { operator_id, program }: Pick<ToldMember, 'operator_id' | 'program'>,
): Promise<ToldMember | undefined> {
  const { database } = store;
  const role = and(
    eq(operatorRoles.operator_id, operator_id),
    eq(operatorRoles.program_uuid, program.uuid),
  );
  await database.select({ role: operatorRoles.role }).from(operatorRoles).where(role).for('update');
  const [row] = await select(store, role);
  if (!row || row.email === null) return undefined;
  const marks = await database
    .select()
    .from(notificationMarks)
    .where(
      and(
        eq(notificationMarks.operator_id, operator_id),
        eq(notificationMarks.program_uuid, program.uuid),
      ),
    );
  return present({ ...row, email: row.email }, program, marks);
}

const keyOf = (of: { readonly operator_id: string; readonly program_uuid: string }) =>
  `${of.operator_id} ${of.program_uuid}`;

type Row = Awaited<ReturnType<typeof select>>[number];

const select = ({ database }: Store, where?: ReturnType<typeof and>) =>
  database
    .select({
      role: operatorRoles,
      email: operators.email,
      name: operators.name,
      settings: notificationSettings,
    })
    .from(operatorRoles)
    .innerJoin(operators, eq(operators.id, operatorRoles.operator_id))
    .leftJoin(
      notificationSettings,
      and(
        eq(notificationSettings.operator_id, operatorRoles.operator_id),
        eq(notificationSettings.program_uuid, operatorRoles.program_uuid),
      ),
    )
    .where(where);

function present(
  { role, email, name, settings }: Row & { readonly email: string },
  program: ApiProgram,
  marks: readonly Mark[],
): ToldMember {
  const locale = program.program.locales[0] ?? DEFAULT_LOCALE;
  return {
    ...{ operator_id: role.operator_id, program, email, name },
    choice: settings ?? defaultNotifications(role.role, locale),
    changed_at: settings?.changed_at,
    marks: new Map(marks.map((mark) => [mark.subject, mark])),
  };
}
