import type { NOTIFICATION_ENDPOINTS } from '#contract/notifications/endpoints.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import type { ApiServices } from '../http/services.ts';
import { readMemberSettings, writeMemberSettings } from '../mail/notification-settings.ts';
import { eq } from '../store/drizzle.ts';
import { operators } from '../store/tables/operators.ts';

interface OperatorCaller {
  readonly operator_id: string;
  readonly program: ApiProgram;
}

/** What operators are told of by mail. */
export function notificationHandlers({
  store,
  now,
}: ApiServices): Handlers<typeof NOTIFICATION_ENDPOINTS> {
  const memberOf = ({ operator_id, program }: OperatorCaller) => ({
    operator_id,
    program_uuid: program.uuid,
  });
  const read = async (caller: OperatorCaller, locale: string) => {
    const found = await readMemberSettings(store, memberOf(caller), locale);
    const [operator] = await store.database
      .select({ email: operators.email })
      .from(operators)
      .where(eq(operators.id, caller.operator_id));
    // The role may just have been taken away, between two statements.
    if (!found || !operator) throw new ApiError('SESSION_ENDED');
    // A service account has nowhere to get mails.
    if (operator.email === null) throw new ApiError('NOT_ALLOWED');
    return { ...found.choice, email: operator.email, chosen: found.changed_at !== undefined };
  };
  return {
    readNotificationSettings: ({ caller, locale }) => read(caller, locale),
    changeNotificationSettings: async ({ caller, body, locale }) => {
      await store.transaction(async () => {
        if (await readMemberSettings(store, memberOf(caller), locale))
          await writeMemberSettings(store, memberOf(caller), body, now());
      });
      return read(caller, locale);
    },
  };
}
