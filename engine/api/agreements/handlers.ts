import type { AGREEMENT_ENDPOINTS } from '#contract/agreements/endpoints.ts';
import type { Handlers } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';
import { acceptAgreementsNow } from '../membership/accept-agreements-now.ts';
import { listAgreements } from '../membership/list-agreements.ts';

/** What the program asks for, and what the person accepted of it. */
export function agreementHandlers(services: ApiServices): Handlers<typeof AGREEMENT_ENDPOINTS> {
  const { store } = services;
  return {
    listAgreements: async ({ caller: { program, creator_id }, locale }) => ({
      agreements: await listAgreements(store, program, creator_id, locale),
    }),
    acceptAgreements: async ({ caller: { program, creator_id }, body, locale }) => {
      await acceptAgreementsNow(store, program, creator_id, body, services.now());
      return { agreements: await listAgreements(store, program, creator_id, locale) };
    },
  };
}
