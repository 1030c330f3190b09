import type { PROGRAM_ENDPOINTS } from '#contract/programs/program-endpoints.ts';
import { currentAnnouncements } from '../core/announcements/current-announcements.ts';
import { requireMember } from '../core/membership/membership.ts';
import type { Handlers } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';
import { readOwnPrograms } from './own-programs.ts';
import { readCampaign } from './read-campaign.ts';

/** The program's campaign and its news. */
export function programHandlers(services: ApiServices): Handlers<typeof PROGRAM_ENDPOINTS> {
  return {
    listOwnPrograms: (call) => readOwnPrograms(services, call),
    readCampaign: ({ caller, locale }) => readCampaign(services, caller, locale),
    listAnnouncements: async ({ caller, locale }) => {
      await requireMember(services.store, caller);
      const now = services.now();
      const announcements = await currentAnnouncements(services.store, caller, locale, now);
      return { announcements };
    },
  };
}
