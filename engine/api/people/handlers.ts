import type { PEOPLE_ENDPOINTS } from '#contract/people/endpoints.ts';
import { actingOf } from '../audit/acting.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';
import { changeSuspension } from './change-suspension.ts';
import { openCreatorView } from './creator-view.ts';
import { readCreatorsPage } from './creators-page.ts';
import { deleteNote, readNotesPage, writeNote } from './notes.ts';
import { readOperatorPoints } from './points.ts';
import { readPerson } from './read-person.ts';
import { setCreatorStatus } from './set-status.ts';
import { readTagsPage, setCreatorTags } from './tags.ts';

/** What operators know of people, and note of them and of what they hand in. */
export function peopleHandlers(services: ApiServices): Handlers<typeof PEOPLE_ENDPOINTS> {
  const { store, now } = services;
  return {
    listCreators: ({ caller, query }) => readCreatorsPage(store, caller.program, query, now()),
    readOperatorCreator: ({ caller, params, locale }) =>
      readPerson(store, caller, params.creator_id, locale),
    listOperatorPoints: ({ caller, params, query, locale }) =>
      readOperatorPoints(store, caller.program, params.creator_id, { ...query, locale }),
    setCreatorStatus: async (call) => {
      const { creator_id: id } = call.params;
      const until = await setCreatorStatus(services, actingOf(call), id, call.body);
      return { id, status: call.body.status, suspended_until: until?.toISOString() ?? null };
    },
    changeSuspension: async (call) => {
      const { creator_id: id } = call.params;
      return { id, status: await changeSuspension(services, actingOf(call), id, call.body) };
    },
    openCreatorView: (call) => {
      const { program, session_id } = call.caller;
      // What is seen ends with the session of whoever sees it.
      if (session_id === undefined) throw new ApiError('SIGN_IN_NEEDED');
      const viewer = { ...actingOf(call), program, session_id };
      return openCreatorView(services, viewer, call.params.creator_id, call.body.at);
    },
    setCreatorTags: async (call) => {
      const { creator_id } = call.params;
      return { tags: await setCreatorTags(store, actingOf(call), creator_id, call.body.tags) };
    },
    listCreatorTags: ({ caller, query }) => readTagsPage(store, caller.program.uuid, query),
    listNotes: ({ caller, query }) => readNotesPage(store, caller, query),
    writeNote: ({ caller, body, request }) =>
      writeNote(store, caller, body, { at: now(), request_id: request.id }),
    deleteNote: async ({ caller, params, request }) => {
      await deleteNote(store, caller, params.note_id, request.id);
      return undefined;
    },
  };
}
