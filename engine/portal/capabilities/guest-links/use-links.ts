import {
  LINKS_AT_ONCE,
  listGuestActivations,
  listGuestLinks,
  revokeGuestLinks,
} from '#contract/campaigns/guest-link-endpoints.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { GUEST_LINK_STATES } from '#contract/vocabulary/state-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction, useEndpoint } from '../../base/session/use-api.ts';
import { useConsole } from '../../core/console/use-console.ts';
import type { Filters } from '../../core/console/use-filters.ts';
import { confirm } from '../../kit/parts/confirm.tsx';
import { usePages } from '../../kit/parts/use-pages.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { guestLinksWords } from './guest-links-words.ts';

export type GuestLink = ResponseOf<typeof listGuestLinks>['items'][number];
export type GuestActivation = ResponseOf<typeof listGuestActivations>['activations'][number];

/** What the list of links can be narrowed to, as its address names it. */
export const LINK_FILTERS = ['search', 'activation', 'state'] as const;
export type LinkFilters = Filters<(typeof LINK_FILTERS)[number]>;

/** How many links come at once. */
const PAGE = 50;

/** The filters as the call names them; what the address says wrongly narrows nothing. */
export function linkQuery({ search, activation, state }: LinkFilters) {
  const known = GUEST_LINK_STATES.find((one) => one === state);
  return {
    ...(search ? { search } : {}),
    ...(activation && /^[1-9]\d{0,8}$/.test(activation) ? { activation_id: activation } : {}),
    ...(known ? { state: known } : {}),
  };
}

/** The program's links, narrowed to what the address says. */
export function useLinks(filters: LinkFilters) {
  const { program } = useConsole();
  return usePages(listGuestLinks, {
    query: { uuid: program.uuid, limit: PAGE, ...linkQuery(filters) },
  });
}

/** What links can be for; those that the campaign no longer has come last. */
export function useGuestActivations() {
  const { program } = useConsole();
  return useEndpoint(listGuestActivations, { query: { uuid: program.uuid } });
}

/** Revokes links after a question, and says what came of it. */
export function useRevoke(onDone: () => void) {
  const say = useWords();
  const { program } = useConsole();
  const revoke = useAction(revokeGuestLinks);
  const ask = (ids: readonly string[]) => {
    if (revoke.isPending || ids.length === 0) return;
    const some = ids.slice(0, LINKS_AT_ONCE);
    confirm({
      title: say(guestLinksWords.revokeMany, { count: some.length }),
      text: say(guestLinksWords.revokeText),
      yes: say(guestLinksWords.revoke),
      no: say(commonWords.cancel),
      onYes: () =>
        revoke.mutate(
          { query: { uuid: program.uuid }, body: { guest_link_ids: [...some] } },
          {
            onSuccess: ({ revoked: { length: count } }) => {
              const word = count > 0 ? guestLinksWords.revokedMany : guestLinksWords.noneOpen;
              toast({ title: say(word, { count }), tone: count > 0 ? 'success' : 'info' });
              onDone();
            },
          },
        ),
    });
  };
  return { ask, error: revoke.error };
}
