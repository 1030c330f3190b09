import type { PROGRAM_ENDPOINTS } from '#contract/programs/endpoints.ts';
import type { RichText } from '#contract/programs/rich-text.ts';
import type { Handlers } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';
import { requireMember } from '../membership/membership.ts';
import { readCampaign } from './read-campaign.ts';

/** The program's campaign and its news. */
export function programHandlers(services: ApiServices): Handlers<typeof PROGRAM_ENDPOINTS> {
  return {
    readCampaign: ({ caller, locale }) => readCampaign(services, caller, locale),
    listAnnouncements: async ({ caller, locale }) => {
      await requireMember(services.store, caller);
      const now = services.now().getTime();
      const current = (caller.program.localised(locale).announcements ?? []).filter(
        ({ from, until }) =>
          Date.parse(from) <= now && (until === undefined || now < Date.parse(until)),
      );
      const announcements = current
        .toSorted((a, b) => Date.parse(b.from) - Date.parse(a.from))
        .map(({ id, title, text, from, until }) => ({
          id,
          title,
          // Markdown of a manifest is parsed when it is compiled.
          text: [...(text as unknown as RichText)],
          from: new Date(from).toISOString(),
          until: until === undefined ? null : new Date(until).toISOString(),
        }));
      return { announcements };
    },
  };
}
