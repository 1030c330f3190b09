import type { OPENING_ENDPOINTS } from '#contract/openings/endpoints.ts';
import { readQuestBook } from '../core/quests/quest-book.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';
import { askOpening } from './ask-opening.ts';
import { openApplications } from './open-applications.ts';

/** Openings that people without an account want to know of. */
export function openingHandlers(services: ApiServices): Handlers<typeof OPENING_ENDPOINTS> {
  const { store, programs, now } = services;
  return {
    remindOfOpening: async ({ query, body }) => {
      const program = programs.byUuid(query.uuid);
      if (program?.program.status !== 'live') throw new ApiError('PROGRAM_UNKNOWN');
      return askOpening(services, { program, open: openApplications(program, now()) }, body);
    },
    remindGuestOfOpening: async ({ caller, body }) => {
      const { program, activation_id } = caller;
      const book = await readQuestBook(store, program.uuid);
      const activation = book.activations.get(activation_id);
      const at = now();
      const ahead = activation?.opens_at && activation.opens_at > at && !activation.retired_at;
      if (!activation || !ahead) throw new ApiError('OPENING_PAST');
      const link = `/activations/${program.slug}/${body.token}`;
      const guest = { activation_id, title: activation.title, link };
      return askOpening(services, { program, open: false, guest }, body);
    },
  };
}
