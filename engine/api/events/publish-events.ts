import { randomUUID } from 'node:crypto';
import { type Channel, channelPath } from '#domain/events/channels.ts';
import { staysHere } from '#domain/events/namespaces.ts';
import { ProtocolError } from '#domain/events/protocol-error.ts';
import {
  checkEvents,
  eventFailure,
  type PublishAnswer,
  publishAnswer,
} from '#domain/events/publish.ts';
import { publish, publishHere } from '../core/events/announce.ts';
import type { ApiServices } from '../http/services.ts';

/**
 * Sends what a client published on to the subscribers of all instances, in its order; what is tried
 * out, to those of this one. Events that are none fail alone.
 * @throws ProtocolError EVENT_NOT_JSON, EVENT_TOO_LARGE where none is left
 */
export async function publishEvents(
  { store, log }: Pick<ApiServices, 'store' | 'log'>,
  channel: Channel,
  events: readonly string[],
): Promise<PublishAnswer> {
  const { good, failures } = checkEvents(events);
  const path = channelPath(channel);
  const texts = good.map(({ event }) => event);
  try {
    if (staysHere(channel)) publishHere(store, path, texts);
    else await publish(store, path, texts);
    return publishAnswer(good, failures, () => randomUUID());
  } catch (error) {
    log.warn({ err: error }, 'Published events could not be sent to all instances.');
    const failed = good.map(({ index }) =>
      eventFailure(index, new ProtocolError('MESSAGE_FAILED')),
    );
    return publishAnswer([], [...failures, ...failed], () => randomUUID());
  }
}
