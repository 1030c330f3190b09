import type { ACCOUNT_ENDPOINTS } from '#contract/account/export-endpoint.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import { tellCreator } from '../core/notifications/tell-creators.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';
import { endSubscription, readSubscription, type Subscription } from '../mail/unsubscribe-links.ts';
import { updateProfile } from './change-profile.ts';
import { hasConsole } from './console-access.ts';
import { readCustomFields, updateCustomFields } from './custom-fields.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { lockCaller, readSelf } from './read-self.ts';
import { mailVerification, verifyAddress } from './verify-email.ts';

/** The signed-in person, their profile and their data. */
export function accountHandlers(services: ApiServices): Handlers<typeof ACCOUNT_ENDPOINTS> {
  const { store, mailTokens, now } = services;

  return {
    readSelf: ({ caller }) => readSelf(store, caller),
    readConsoleAccess: async ({ caller }) => ({ operator: await hasConsole(store, caller) }),
    changeProfile: async ({ body, caller }) => {
      await updateProfile(services, caller, body);
      return readSelf(store, caller);
    },
    readCustomFields: ({ caller, locale }) => readCustomFields(services, caller, locale),
    changeCustomFields: async ({ body, caller }) => {
      await updateCustomFields(services, caller, body.custom_fields);
      return readSelf(store, caller);
    },
    sendVerification: ({ caller }) =>
      store.transaction(async () => {
        const creator = await lockCaller(store, caller);
        const { email } = creator;
        if (email === null) throw new ApiError('EMAIL_MISSING');
        if (creator.email_verified_at) throw new ApiError('EMAIL_ALREADY_VERIFIED');
        await mailVerification(services, caller.program, { ...creator, email });
        return { email };
      }),
    verifyEmail: ({ body }) => verifyAddress(services, body.token),
    unsubscribe: async ({ query }) => {
      const found = await readSubscription(mailTokens, store, query.token);
      if (!found) throw new ApiError('UNSUBSCRIBE_INVALID');
      const { subject, locale = DEFAULT_LOCALE } = found;
      await endSubscription(store, subject, locale, now());
      const category = categoryOf(subject);
      return { category, uuid: subject.program_uuid };
    },
    exportAccount: ({ caller, request }) =>
      store.transaction(async () => {
        const exported = await exportAccount(services, caller, 'owner');
        const { creator_id, program } = caller;
        await tellCreator(store, program.uuid, {
          creator_id,
          message: { kind: 'data_exported', params: {} },
          source: `request:${request.id}`,
        });
        return exported;
      }),
    deleteAccount: async ({ caller, request }) => {
      await deleteAccount(services, caller, request.id);
      return undefined;
    },
  };
}

/** What a link of a mail ended. */
const categoryOf = (subject: Subscription): string => {
  if ('category' in subject) return subject.category;
  return 'notification' in subject ? subject.notification : 'openings';
};
