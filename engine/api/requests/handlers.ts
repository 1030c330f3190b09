import type { REQUEST_ENDPOINTS } from '#contract/requests/endpoints.ts';
import { nextState } from '#domain/reviews/review-state.ts';
import { pickText } from '#domain/text/pick-text.ts';
import { readKeyChoices } from '../core/enrolments/key-choices.ts';
import { requireMember } from '../core/membership/membership.ts';
import { readAvailable } from '../core/requests/available-activations.ts';
import { presentForm, requireAnswers } from '../core/reviews/request-form.ts';
import { changeReview, type ReviewRow } from '../core/reviews/review-rows.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';
import {
  listOwnRequests,
  lockOwnRequest,
  presentRequests,
  readActivations,
  readOwnRequest,
} from './own-requests.ts';
import { requireOption, submitRequest } from './submit-request.ts';

/** Asking for what a campaign gives on request. */
export function requestHandlers(services: ApiServices): Handlers<typeof REQUEST_ENDPOINTS> {
  const { store } = services;
  const present = async (row: ReviewRow<'activation_request'>, locale: string) => {
    const [presented] = await presentRequests(store, [row], locale);
    if (!presented) throw new ApiError('REQUEST_UNKNOWN');
    return presented;
  };
  return {
    listAvailableRequests: async ({ caller, locale }) => {
      await requireMember(store, caller);
      const available = await readAvailable(store, caller, services.now());
      const ids = available.map(({ id }) => id);
      const keys = await readKeyChoices(store, caller.program, ids, locale);
      return {
        activations: available.map((activation) => ({
          activation_id: activation.id,
          kind: activation.kind,
          title: pickText(activation.title, locale),
          description: activation.description && pickText(activation.description, locale),
          image: caller.program.imageOrArt('activations', activation, locale),
          closes_at: activation.closes_at?.toISOString() ?? null,
          agreements: activation.agreements,
          form: presentForm(activation, locale),
          key_options: [...(keys.get(activation.id) ?? [])],
        })),
      };
    },
    listRequests: async ({ caller, query, locale }) => {
      const page = await listOwnRequests(store, caller, query);
      return {
        items: await presentRequests(store, page.rows, locale),
        next_cursor: page.next_cursor,
      };
    },
    readRequest: async ({ caller, params, locale }) => {
      const row = await readOwnRequest(store, caller, params.activation_request_id);
      const activation = (await readActivations(store, [row])).get(row.activation_id);
      const keys = await readKeyChoices(store, caller.program, [row.activation_id], locale);
      return {
        ...(await present(row, locale)),
        form: activation ? presentForm(activation, locale) : [],
        key_options: [...(keys.get(row.activation_id) ?? [])],
      };
    },
    submitRequest: async ({ caller, body, locale }) =>
      present(await submitRequest(store, caller, body, services.now()), locale),
    resubmitRequest: ({ caller, params, body, locale }) =>
      store.transaction(async () => {
        const { row, activation } = await lockOwnRequest(
          store,
          caller,
          params.activation_request_id,
        );
        // The state is checked first: what was decided takes no answers, right or wrong.
        if (!nextState(row.state, 'resubmit'))
          throw new ApiError('TRANSITION_REFUSED', { state: row.state });
        const answers = requireAnswers(activation, body.answers);
        const asked = body.key_option_id ?? row.key_option_id ?? undefined;
        const key_option_id = await requireOption(store, caller, activation, asked);
        const at = services.now();
        const change = {
          action: 'resubmit',
          actor_kind: 'creator',
          actor_id: caller.creator_id,
          at,
        } as const;
        const values = { answers, key_option_id, submitted_at: at };
        const sent = await changeReview(store, 'activation_request', row, change, values);
        return present(sent, locale);
      }),
    withdrawRequest: ({ caller, params, locale }) =>
      store.transaction(async () => {
        const { row } = await lockOwnRequest(store, caller, params.activation_request_id);
        const withdrawn = await changeReview(store, 'activation_request', row, {
          action: 'withdraw',
          actor_kind: 'creator',
          actor_id: caller.creator_id,
          at: services.now(),
        });
        return present(withdrawn, locale);
      }),
  };
}
