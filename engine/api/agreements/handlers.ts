import type { AGREEMENT_ENDPOINTS } from '#contract/agreements/endpoints.ts';
import { listAgreements } from '../core/membership/list-agreements.ts';
import { acceptAgreementsNow, requireApprovedCountry } from '../core/membership/membership.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';

/** What the program asks for, and what the person accepted of it. */
export function agreementHandlers(services: ApiServices): Handlers<typeof AGREEMENT_ENDPOINTS> {
  const { store } = services;
  return {
    listAgreements: async ({ caller: { program, creator_id }, locale }) => ({
      agreements: await listAgreements(store, program, creator_id, locale),
    }),
    acceptAgreements: async ({ caller, body, locale }) => {
      const { program, creator_id } = caller;
      for (const agreement of Object.keys(body))
        if (program.agreementVersions[agreement] === undefined)
          throw new ApiError('AGREEMENT_UNKNOWN', { agreement });
      if (body.confirmed_in_approved_country) await requireApprovedCountry(store, caller);
      await acceptAgreementsNow(store, caller, body, services.now());
      return { agreements: await listAgreements(store, program, creator_id, locale) };
    },
  };
}
