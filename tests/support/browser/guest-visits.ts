import { acceptedAgreements } from '#contract/endpoints/fields.ts';
import { acceptAsGuest, claimKeyAsGuest, readGuestActivation } from '#contract/guest/endpoints.ts';
import { apiOf } from './call-as.ts';
import { type ServedSamples, sampleLine } from './live-server.ts';
import type { Visit } from './visits.ts';

/** A guest's page, and what their browser has to have kept for it. */
export interface GuestVisit {
  readonly visit: Visit;
  /** The guest's own token, by the link's; absent: nobody accepted yet. */
  readonly token?: string;
}

const LINKS = { 'guest-link': 'activations', 'guest-quests-link': 'quests' } as const;
const UNKNOWN = 'x'.repeat(40);

/** The states that guests of a program's sample links can be in; none where it has no links. */
export async function guestVisits(server: ServedSamples, program: string): Promise<GuestVisit[]> {
  const visits: GuestVisit[] = [];
  for (const [name, place] of Object.entries(LINKS)) {
    const link = await sampleLine(server, program, name);
    if (!link) continue;
    const { pathname } = new URL(link);
    const at = (as: string, path = pathname): Visit => ({ path, as });
    visits.push({ visit: at('guest-invited') });
    const { open, kind } = await offerOf(server, link);
    if (open)
      visits.push({ visit: at('guest-accepted'), token: (await accept(server, link)).token });
    if (open && kind === 'key') {
      const holder = await accept(server, link);
      await claim(server, holder);
      visits.push({ visit: at('guest-with-key'), token: holder.token });
    }
    visits.push({ visit: at('guest-unknown', `/${place}/${program}/${UNKNOWN}`) });
  }
  return visits;
}

/** The entry in a guest's browser, key and value; undefined where nothing was accepted. */
export const keptByGuest = ({ visit, token }: GuestVisit): readonly [string, string] | undefined =>
  token === undefined ? undefined : [`creators_guest:${tokenOf(visit.path)}`, token];

const tokenOf = (address: string): string => address.split('/').at(-1) ?? '';

interface Guest {
  readonly token: string;
  readonly options: readonly { readonly id: number }[];
}

async function offerOf({ origin }: ServedSamples, link: string) {
  const query = { token: tokenOf(link) };
  return (await apiOf(origin).call(readGuestActivation, { query })).influencer_activation;
}

async function accept(server: ServedSamples, link: string): Promise<Guest> {
  const needed = (await offerOf(server, link)).agreements.map((name) => [name, true]);
  const agreements = acceptedAgreements.parse(Object.fromEntries(needed));
  const { token, influencer_activation } = await apiOf(server.origin).call(acceptAsGuest, {
    body: { token: tokenOf(link), name: 'Robin', agreements },
  });
  return { token, options: influencer_activation.key_options };
}

async function claim({ origin }: ServedSamples, { token, options }: Guest): Promise<void> {
  const key_option_id = options[0]?.id;
  await apiOf(origin).call(claimKeyAsGuest, {
    body: { token, ...(key_option_id === undefined ? {} : { key_option_id }) },
  });
}
