import type { ApiServices } from '../http/services.ts';
import { isStillMember, needsMembership } from './channel-rights.ts';
import type { Grant } from './grants.ts';
import type { Subscription } from './subscription.ts';

/** One round of checks whether grants still hold: each is checked once, however many connections have it. */
export class GrantChecks {
  readonly #services: ApiServices;
  readonly #grants = new Map<string, Promise<boolean>>();
  readonly #members = new Map<string, Promise<boolean>>();

  constructor(services: ApiServices) {
    this.#services = services;
  }

  /** Whether somebody still is who they were. @throws StoreUnavailableError */
  holds(grant: Grant): Promise<boolean> {
    return grant.shown ? once(this.#grants, grant.shown, grant.holds) : grant.holds();
  }

  /** Whether who subscribed still may, as far as that can end by itself. @throws StoreUnavailableError */
  async mayHear({ grant: { caller }, channel }: Subscription): Promise<boolean> {
    if (!needsMembership(caller, channel)) return true;
    return once(this.#members, caller.creator_id, () => isStillMember(this.#services, caller));
  }
}

function once(
  answers: Map<string, Promise<boolean>>,
  name: string,
  ask: () => Promise<boolean>,
): Promise<boolean> {
  const answer = answers.get(name) ?? ask();
  answers.set(name, answer);
  return answer;
}
