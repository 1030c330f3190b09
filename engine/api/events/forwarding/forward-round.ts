import { MOST_EVENTS } from '#domain/events/limits.ts';
import type { StoredMessage } from '../../core/events/live-message.ts';
import type { EventsService } from './events-service.ts';
import { postEvents } from './post-events.ts';

/** Channels that are told at a time. */
const LANES = 4;
/** No further publish is begun so long after the first. Milliseconds. */
const ROUND_LIMIT = 10_000;

/** Why the service is left alone for a while. */
export interface Setback {
  readonly reason: string;
  /** Milliseconds that the service asks for; 0 where it does not. */
  readonly wait: number;
}

export interface RoundResult {
  /** Messages that were certainly not told, and may be sent again. */
  readonly unsent: readonly number[];
  readonly sent: number;
  /** Messages that the service will never take, or may have taken: neither is sent again. */
  readonly lost: number;
  readonly setback?: Setback | undefined;
}

/**
 * Sends messages on: those of a channel one publish after another, in their order. Where the service
 * is not well, nothing more is begun.
 */
export async function forwardRound(
  service: EventsService,
  messages: readonly StoredMessage[],
  now: () => Date,
): Promise<RoundResult> {
  const begun = performance.now();
  const waiting = [...byChannel(messages).values()];
  const unsent: number[] = [];
  let sent = 0;
  let lost = 0;
  let setback: Setback | undefined;
  const over = () => setback !== undefined || performance.now() - begun > ROUND_LIMIT;

  const tell = async (batch: readonly StoredMessage[]) => {
    const events = batch.map(({ event }) => event);
    const outcome = await postEvents(service, batch[0]?.channel ?? '', events, now());
    if (outcome.kind === 'taken') {
      const again = outcome.again.flatMap((index) => batch[index]?.id ?? []);
      unsent.push(...again);
      sent += batch.length - again.length;
      if (again.length > 0) setback ??= { reason: outcome.reason ?? '', wait: 0 };
      return;
    }
    if (outcome.kind === 'put_off') unsent.push(...batch.map(({ id }) => id));
    else lost += batch.length;
    setback ??= { reason: outcome.reason, wait: outcome.kind === 'put_off' ? outcome.wait : 0 };
  };
  const lane = async () => {
    for (let queue = waiting.shift(); queue; queue = waiting.shift())
      for (let from = 0; from < queue.length; from += MOST_EVENTS) {
        if (over()) {
          unsent.push(...queue.slice(from).map(({ id }) => id));
          break;
        }
        await tell(queue.slice(from, from + MOST_EVENTS));
      }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return { unsent, sent, lost, setback };
}

function byChannel(messages: readonly StoredMessage[]): Map<string, StoredMessage[]> {
  const channels = new Map<string, StoredMessage[]>();
  for (const message of messages) {
    const queue = channels.get(message.channel) ?? [];
    queue.push(message);
    channels.set(message.channel, queue);
  }
  return channels;
}
