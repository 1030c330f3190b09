import type { PERSONAL_DATA_ENDPOINTS } from '#contract/account/operator-endpoints.ts';
import type { Handlers } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';
import { removePerson } from './delete-account.ts';
import { exportPerson } from './export-person.ts';
import { readKept } from './kept-records.ts';
import { lockPerson } from './read-self.ts';

/** What operators do with a person's data on that person's request. */
export function personalDataHandlers(
  services: ApiServices,
): Handlers<typeof PERSONAL_DATA_ENDPOINTS> {
  const { store } = services;
  return {
    exportOperatorCreator: ({ caller, params: { creator_id }, request }) => {
      const { operator_id, program } = caller;
      return exportPerson(
        services,
        { creator_id, program },
        { operator_id, request_id: request.id },
      );
    },
    deleteOperatorCreator: ({ caller, params: { creator_id }, request }) =>
      store.transaction(async () => {
        const creator = await lockPerson(store, { creator_id, program: caller.program });
        await removePerson(services, creator, {
          actor_kind: 'operator',
          actor_id: caller.operator_id,
          request_id: request.id,
        });
        return { id: creator.id, kept: await readKept(store, creator) };
      }),
  };
}
