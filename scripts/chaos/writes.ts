import { randomUUID } from 'node:crypto';
import { claimKey } from '#contract/enrolments/endpoints.ts';
import { ingestEvents } from '#contract/events/endpoints.ts';
import { claimQuests, listQuests } from '#contract/quests/endpoints.ts';
import type { CampaignParts } from '../bench/api/campaign-parts.ts';
import { pathOf, signed } from '../bench/api/measured-calls.ts';
import type { Person } from '../bench/api/people.ts';

/** A request, with what of the store has to say afterwards that it happened, once. */
export interface Write {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly proof?: Proof;
}

export type Proof =
  | { readonly kind: 'claim'; readonly creator_id: string; readonly quest_id: number }
  | { readonly kind: 'key'; readonly influencer_activation_id: number }
  | { readonly kind: 'event'; readonly source_id: string };

export interface Writing {
  readonly parts: CampaignParts;
  readonly people: readonly Person[];
  /** Reports events. */
  readonly apiKey: string;
  /** The id of a person's enrolment in an activation. */
  readonly enrolment: (number: number, activation: number) => number;
}

/** Writes in turns: a claim of points, a key, an event; none comes twice. */
export function writesOf({ parts, people, apiKey, enrolment }: Writing): () => Write {
  let count = 0;
  const kinds = [claim, key, event];
  return () => {
    const turn = Math.floor(count / kinds.length);
    const write = kinds[count % kinds.length]?.(turn);
    count += 1;
    if (!write) throw new Error('The stage has no more to claim: make it longer.');
    return write;
  };

  function claim(turn: number): Write | undefined {
    const person = people[turn % people.length];
    const quest = parts.quests[Math.floor(turn / people.length)];
    if (!person || !quest) return undefined;
    const path = pathOf(claimQuests, { activation_id: parts.season }, { uuid: parts.uuid });
    const proof = { kind: 'claim', creator_id: person.id, quest_id: quest.id } as const;
    return post(path, signed(person), { quest_id: quest.id }, proof);
  }

  function key(turn: number): Write | undefined {
    const person = people[turn % people.length];
    const offer = parts.keys[Math.floor(turn / people.length)];
    if (!person || !offer) return undefined;
    const influencer_activation_id = enrolment(person.number, offer.activation_id);
    const path = pathOf(claimKey, { influencer_activation_id }, { uuid: parts.uuid });
    const proof = { kind: 'key', influencer_activation_id } as const;
    return post(path, signed(person), { key_option_id: offer.key_option_id }, proof);
  }

  function event(turn: number): Write {
    const source_id = `chaos-${turn}`;
    const reported = {
      ...{ creator: people[turn % people.length]?.id, metric: parts.metrics[0], value: 1 },
      ...{ occurred_at: new Date().toISOString(), source_id, platform: 'twitch' },
    };
    const headers = { gamesight: 'true', 'x-api-key': apiKey };
    const proof = { kind: 'event', source_id } as const;
    return post(pathOf(ingestEvents, {}, {}), headers, { events: [reported] }, proof);
  }
}

/** People who look at their quests, in turns. */
export function readsOf({ parts, people }: Writing): () => Write {
  const path = pathOf(listQuests, {}, { uuid: parts.uuid });
  let count = 0;
  return () => {
    const person = people[count % people.length];
    count += 1;
    return { method: 'GET', path, headers: person ? signed(person) : {} };
  };
}

function post(path: string, caller: Record<string, string>, body: unknown, proof: Proof): Write {
  const headers = {
    ...caller,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  };
  return { method: 'POST', path, headers, body: JSON.stringify(body), proof };
}
