import type { NOTE_TEMPLATE_ENDPOINTS } from '#contract/reviews/note-template-endpoints.ts';
import { actingOf } from '../audit/acting.ts';
import { NOTE_TEMPLATES } from '../core/templates/templates.ts';
import type { Handlers } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';

/** Notes that operators keep for their decisions. */
export function noteTemplateHandlers({
  store,
  now,
}: ApiServices): Handlers<typeof NOTE_TEMPLATE_ENDPOINTS> {
  return {
    listNoteTemplates: ({ caller, query }) =>
      NOTE_TEMPLATES.page(store, caller.program.uuid, query),
    saveNoteTemplate: (call) => NOTE_TEMPLATES.save(store, actingOf(call), call.body, now()),
    deleteNoteTemplate: async (call) => {
      await NOTE_TEMPLATES.delete(store, actingOf(call), call.params.note_template_id);
      return undefined;
    },
  };
}
