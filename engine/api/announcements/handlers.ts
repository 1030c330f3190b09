import type { ANNOUNCEMENT_ENDPOINTS } from '#contract/announcements/endpoints.ts';
import { pickText } from '#domain/text/pick-text.ts';
import { programLocales } from '../core/announcements/program-locales.ts';
import { requireMember } from '../core/membership/membership.ts';
import type { Handlers } from '../http/call.ts';
import type { ProgramOperatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';
import { and, asc, eq, isNull } from '../store/drizzle.ts';
import { activations } from '../store/tables/activations.ts';
import { namedImages } from './named-images.ts';
import {
  presentAnnouncement,
  readAnnouncement,
  readAnnouncementsPage,
  readManifestAnnouncements,
} from './operator-announcements.ts';
import { seeAnnouncements } from './see-announcements.ts';
import {
  changeAnnouncement,
  countAudience,
  createAnnouncement,
  endAnnouncement,
} from './write-announcement.ts';

interface OperatorCall {
  readonly caller: ProgramOperatorCaller;
  readonly request: { readonly id: string };
}

/** What operators announce, and who saw it. */
export function announcementHandlers(
  services: ApiServices,
): Handlers<typeof ANNOUNCEMENT_ENDPOINTS> {
  const { store, now } = services;
  const writingOf = ({ caller, request }: OperatorCall) => ({
    ...{ caller, request_id: request.id, now: now() },
  });
  return {
    listOperatorAnnouncements: ({ caller, query }) =>
      readAnnouncementsPage(store, caller.program.uuid, query, now()),
    readOperatorAnnouncement: async ({ caller, params }) =>
      presentAnnouncement(
        await readAnnouncement(store, caller.program.uuid, params.announcement_id),
        now(),
      ),
    listManifestAnnouncements: async ({ caller, locale }) => ({
      announcements: await readManifestAnnouncements(store, caller.program, locale, now()),
    }),
    readAnnouncementSetting: async ({ caller: { program }, locale }) => {
      const seasons = await store.database
        .select({ id: activations.id, title: activations.title })
        .from(activations)
        .where(
          and(
            eq(activations.program_uuid, program.uuid),
            eq(activations.kind, 'season'),
            isNull(activations.retired_at),
          ),
        )
        .orderBy(asc(activations.position));
      return {
        locales: [...programLocales(program)],
        seasons: seasons.map(({ id, title }) => ({ id, title: pickText(title, locale) })),
        images: namedImages(program, locale),
      };
    },
    countAudience: ({ caller, body }) => countAudience(store, caller, body),
    createAnnouncement: async (call) =>
      presentAnnouncement(await createAnnouncement(store, writingOf(call), call.body), now()),
    changeAnnouncement: async (call) => {
      const { announcement_id } = call.params;
      const row = await changeAnnouncement(store, writingOf(call), announcement_id, call.body);
      return presentAnnouncement(row, now());
    },
    endAnnouncement: async (call) => {
      const { announcement_id } = call.params;
      return presentAnnouncement(
        await endAnnouncement(store, writingOf(call), announcement_id),
        now(),
      );
    },
    seeAnnouncements: async ({ caller, body }) => {
      await requireMember(store, caller);
      await seeAnnouncements(store, caller, body.ids, now());
      return undefined;
    },
  };
}
