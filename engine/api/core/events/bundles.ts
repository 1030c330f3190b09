import type { LiveMessage } from './live-message.ts';

/** The channel of a bundle: in no namespace, so that nobody can subscribe to it. */
const BUNDLES = '/bundles';

type Message = Pick<LiveMessage, 'channel' | 'event'>;

/** Several messages as one. */
export function bundle(messages: readonly Message[]): Message {
  const event = JSON.stringify(messages.map(({ channel, event }) => [channel, event]));
  return { channel: BUNDLES, event };
}

/** The messages of a bundle, in their order; of any other message itself. */
export function unbundled({ id, channel, event }: LiveMessage): readonly LiveMessage[] {
  if (channel !== BUNDLES) return [{ id, channel, event }];
  const messages = JSON.parse(event) as readonly (readonly [string, string])[];
  return messages.map(([channel, event]) => ({ id, channel, event }));
}
