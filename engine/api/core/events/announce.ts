import type { LiveEvent } from '#contract/events/live-events.ts';
import { channelPath, parseSingleChannel } from '#domain/events/channels.ts';
import { isPublicChannel } from '#domain/events/public-channels.ts';
import type { Store } from '../../store/store.ts';
import { bundle } from './bundles.ts';
import { liveMessagesOf } from './live-messages.ts';
import { listMessagesOfLast, lockNews, messageName, writeLiveMessages } from './stored-messages.ts';

/**
 * Announces an event: written in the running transaction (or one of its own), sent to the
 * subscribers of all instances once that is committed, never where it is not. Call it inside of the
 * transaction that makes it true.
 * @param channel such as `/creators/<creator id>`; see `NAMESPACES`
 * @throws ProtocolError CHANNEL_INVALID
 */
export async function announce(store: Store, channel: string, event: LiveEvent): Promise<void> {
  await announceAll(store, [{ channel, event }]);
}

/** Messages from which on one row is less work than a row for each. */
const WORTH_A_BUNDLE = 10;

/** An event and its channel. */
export interface Announcement {
  /** Such as `/creators/<creator id>`. */
  readonly channel: string;
  readonly event: LiveEvent;
}

/**
 * Announces several events as `announce` does, in their order, by one statement.
 * @throws ProtocolError CHANNEL_INVALID
 */
export async function announceAll(
  store: Store,
  announcements: readonly Announcement[],
): Promise<void> {
  await write(store, announcements.map(toMessage));
}

/**
 * Announces as `announceAll` does what many people are told at once, in one row for all. Not for
 * public channels, whose messages go on one by one to the events service that the site names.
 * @throws ProtocolError CHANNEL_INVALID
 */
export async function announceBundled(
  store: Store,
  announcements: readonly Announcement[],
): Promise<void> {
  const messages = announcements.map(toMessage);
  await write(store, messages.length < WORTH_A_BUNDLE ? messages : [bundle(messages)]);
}

const toMessage = ({ channel, event }: Announcement) => ({
  channel: channelPath(parseSingleChannel(channel)),
  event: JSON.stringify(event),
});

async function write(store: Store, written: readonly ReturnType<typeof toMessage>[]) {
  if (written.length === 0) return;
  await store.transaction(async () => {
    const messages = await writeLiveMessages(store, written);
    const live = liveMessagesOf(store);
    store.afterCommit(() => {
      for (const message of messages) live.committed(message);
    });
  });
}

/**
 * Announces what no instance announced in the same words within the last seconds; the rest is left
 * out.
 * @returns what was announced
 * @throws ProtocolError CHANNEL_INVALID
 */
export async function announceOnce<News extends Announcement>(
  store: Store,
  announcements: readonly News[],
  seconds: number,
): Promise<readonly News[]> {
  if (announcements.length === 0) return [];
  return store.transaction(async () => {
    await lockNews(store);
    const recent = await listMessagesOfLast(
      store,
      announcements.map(({ channel }) => channel),
      seconds,
    );
    const news = announcements.filter(
      ({ channel, event }) => !recent.has(messageName(channel, JSON.stringify(event))),
    );
    await announceAll(store, news);
    return news;
  });
}

/**
 * Sends what a client published to the subscribers of all instances, in its order. Every event has a
 * row, by one statement, where there may be other instances, or another events service: what does not
 * reach one of them at once, it finds there. Not for use within a transaction: it would be sent even if that fails.
 * @param channel as `channelPath` writes it
 * @param events texts of JSON values
 * @throws StoreUnavailableError where nothing was sent
 */
export async function publish(
  store: Store,
  channel: string,
  events: readonly string[],
): Promise<void> {
  const live = liveMessagesOf(store);
  if (store.kind === 'embedded' && !(isPublicChannel(channel) && live.forwards())) {
    publishHere(store, channel, events);
    return;
  }
  const written = events.map((event) => ({ channel, event: event.toWellFormed() }));
  const messages = await writeLiveMessages(store, written);
  for (const message of messages) live.committed(message);
}

/** Sends what a client published to the subscribers of this instance alone; nothing of it is kept. */
export function publishHere(store: Store, channel: string, events: readonly string[]): void {
  const live = liveMessagesOf(store);
  for (const event of events) live.deliver({ id: undefined, channel, event });
}
