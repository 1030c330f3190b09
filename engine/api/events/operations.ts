import type { ChannelUse } from '#domain/events/channel-access.ts';
import type { Channel } from '#domain/events/channels.ts';
import {
  type ClientFrame,
  type PublishFrame,
  type SubscribeFrame,
  signedBody,
} from '#domain/events/client-frames.ts';
import { MOST_SUBSCRIPTIONS } from '#domain/events/limits.ts';
import { ProtocolError } from '#domain/events/protocol-error.ts';
import { CONNECTION_ACK, type ServerFrame } from '#domain/events/server-frames.ts';
import { requireChannel } from './channel-rights.ts';
import type { EventConnection } from './event-connection.ts';
import { type Grant, shownIn } from './grants.ts';
import { publishEvents } from './publish-events.ts';
import { countPublish } from './publish-limits.ts';

/** A client's place in a channel. */
export interface Subscription {
  readonly id: string;
  readonly channel: Channel;
  readonly connection: EventConnection;
  readonly grant: Grant;
}

/**
 * Carries out what a client asks for. @returns the answer; undefined where it was sent already, or
 * the client is gone
 * @throws ProtocolError, StoreUnavailableError
 */
export async function answerFrame(
  connection: EventConnection,
  frame: ClientFrame,
): Promise<ServerFrame | undefined> {
  switch (frame.type) {
    case 'connection_init':
      return CONNECTION_ACK;
    case 'subscribe':
      return subscribe(connection, frame);
    case 'unsubscribe':
      return unsubscribe(connection, frame.id);
    case 'publish': {
      const { caller } = await grantFor(connection, 'publish', frame);
      const { services } = connection.hub.options;
      await countPublish(services.rateLimits, caller, connection.address, frame.events);
      const answer = await publishEvents(services, frame.channel, frame.events);
      return { type: 'publish_success', id: frame.id, ...answer };
    }
  }
}

async function subscribe(
  connection: EventConnection,
  frame: SubscribeFrame,
): Promise<ServerFrame | undefined> {
  const { id, channel } = frame;
  const { subscriptions, hub } = connection;
  if (subscriptions.has(id)) throw new ProtocolError('ID_TAKEN', id);
  if (subscriptions.size >= MOST_SUBSCRIPTIONS)
    throw new ProtocolError('SUBSCRIPTIONS_EXCEEDED', MOST_SUBSCRIPTIONS);
  const grant = await grantFor(connection, 'subscribe', frame);
  if (connection.over) return undefined;
  // Before the first event can come.
  connection.send({ type: 'subscribe_success', id });
  if (connection.over) return undefined;
  const subscription = { id, channel, connection, grant };
  subscriptions.set(id, subscription);
  hub.subscribe(subscription);
  return undefined;
}

function unsubscribe({ subscriptions, hub }: EventConnection, id: string): ServerFrame {
  const subscription = subscriptions.get(id);
  if (!subscription) throw new ProtocolError('OPERATION_UNKNOWN', id);
  subscriptions.delete(id);
  hub.unsubscribe(subscription);
  return { type: 'unsubscribe_success', id };
}

/** Who asks by this frame, where they may. @throws ProtocolError, StoreUnavailableError */
async function grantFor(
  connection: EventConnection,
  use: ChannelUse,
  frame: SubscribeFrame | PublishFrame,
): Promise<Grant> {
  const { grant: own, hub } = connection;
  const { authorization: headers, channel } = frame;
  const shown = shownIn(headers);
  const known = own && shown !== undefined && own.shown === shown;
  const grant = known
    ? own
    : await connection.judge({ headers, path: hub.path, body: signedBody(frame) });
  await requireChannel(hub.options.services, hub.namespaces, grant.caller, use, channel);
  return grant;
}
