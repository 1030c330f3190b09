import { liveMessagesOf } from '#api/core/events/live-messages.ts';
import type { Store } from '#api/store/store.ts';
import { creatorEvent, guestLinkEvent, programEvent } from '#contract/events/live-events.ts';

const SCHEMAS = {
  creators: creatorEvent,
  programs: programEvent,
  'guest-links': guestLinkEvent,
} as const;

/** Live events of the kinds that a person or program hears, checked by their contract. */
export interface Heard {
  readonly channel: string;
  readonly event: { readonly kind: string } & Readonly<Record<string, unknown>>;
}

/** Hears everything told from now on. `take` answers what came since it was asked last. */
export function hear(store: Store, about = ''): { readonly take: () => Heard[] } {
  let heard: Heard[] = [];
  liveMessagesOf(store).listen(({ channel, event }) => {
    const name = channel.split('/')[1] ?? '';
    const schema = SCHEMAS[name as keyof typeof SCHEMAS];
    if (schema && channel.includes(about))
      heard.push({ channel, event: schema.parse(JSON.parse(event)) });
  });
  return {
    take: () => {
      const taken = heard;
      heard = [];
      return taken;
    },
  };
}
