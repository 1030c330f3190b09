import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { fulfilRedemptions as endpoint } from '#contract/rewards/operator-endpoints.ts';
import { ApiError } from '../http/api-error.ts';
import type { Call } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';
import { fulfilRedemption } from './settle-redemption.ts';

type Answer = ResponseOf<typeof endpoint>;

/**
 * Marks many redeemed rewards as delivered, each in a transaction of its own: one after another
 * they lock as many people, and two such calls could wait for each other in a circle. Sent again,
 * it refuses those that are done. A dry run does all of it and takes it back, so it says exactly
 * what would happen.
 */
export async function fulfilRedemptions(
  services: ApiServices,
  call: Call<typeof endpoint>,
): Promise<Answer> {
  const { dry_run } = call.body;
  const results = dry_run ? await tryAll(services, call) : await fulfilAll(services, call);
  return { dry_run, results };
}

async function fulfilAll(
  services: ApiServices,
  { caller, body: { items }, locale, request }: Call<typeof endpoint>,
): Promise<Answer['results']> {
  const results: Answer['results'] = [];
  for (const { redemption_id, note, tracking_reference } of items) {
    const settlement = {
      program_uuid: caller.program.uuid,
      by: { actor_kind: 'operator', actor_id: caller.operator_id } as const,
      ...{ request_id: request.id, redemption_id, note, tracking_reference, locale },
    };
    try {
      await services.store.attempt(() => fulfilRedemption(services, settlement));
      results.push({ redemption_id, result: 'fulfilled', code: null });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      results.push({ redemption_id, result: 'refused', code: error.code });
    }
  }
  return results;
}

/** Ends a dry run: everything it did is rolled back. */
class TakenBack extends Error {
  readonly results: Answer['results'];

  constructor(results: Answer['results']) {
    super();
    this.results = results;
  }
}

async function tryAll(
  services: ApiServices,
  call: Call<typeof endpoint>,
): Promise<Answer['results']> {
  try {
    return await services.store.transaction(async () => {
      throw new TakenBack(await fulfilAll(services, call));
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.results;
    throw error;
  }
}
