import type { ChannelUse } from '#domain/events/channel-access.ts';
import {
  type ClientFrame,
  type PublishFrame,
  type SubscribeFrame,
  signedBody,
} from '#domain/events/client-frames.ts';
import { MOST_SUBSCRIPTIONS } from '#domain/events/limits.ts';
import { ProtocolError } from '#domain/events/protocol-error.ts';
import { CONNECTION_ACK, type ServerFrame } from '#domain/events/server-frames.ts';
import type { SignedRequest } from '#domain/events/signature.ts';
import { requireChannel } from './channel-rights.ts';
import type { ConnectionContext } from './connection-context.ts';
import { type Grant, shownIn } from './grants.ts';
import { publishEvents } from './publish-events.ts';
import { countPublish } from './publish-limits.ts';
import { PUBLISH_PATH } from './publish-plugin.ts';
import type { Receiver, Subscription } from './subscription.ts';

/** The client that sent a frame. */
export interface FrameClient {
  /** Where its events go. */
  readonly receiver: Receiver;
  /** Where it asks from. */
  readonly address: string;
  /** Who it was found to be when it connected. */
  readonly grant: Grant | undefined;
  /** True where nothing is sent any more. */
  readonly over: boolean;
  readonly subscriptions: ReadonlyMap<string, Subscription>;
  /** Finds out who shows something new. @throws ProtocolError, StoreUnavailableError */
  readonly identify: (request: SignedRequest) => Promise<Grant>;
  readonly send: (frame: ServerFrame) => void;
  readonly subscribe: (subscription: Subscription) => void;
  readonly unsubscribe: (subscription: Subscription) => void;
}

/**
 * Carries out what a client asks for. @returns the answer; undefined where it was sent already, or
 * the client is gone
 * @throws ProtocolError, StoreUnavailableError
 */
export async function answerFrame(
  context: ConnectionContext,
  client: FrameClient,
  frame: ClientFrame,
): Promise<ServerFrame | undefined> {
  switch (frame.type) {
    case 'connection_init':
      return CONNECTION_ACK;
    case 'subscribe':
      return subscribe(context, client, frame);
    case 'unsubscribe':
      return unsubscribe(client, frame.id);
    case 'publish': {
      const { caller } = await grantFor(context, client, 'publish', frame);
      const { services } = context;
      await countPublish(services.rateLimits, caller, client.address, frame.events);
      const answer = await publishEvents(services, frame.channel, frame.events);
      return { type: 'publish_success', id: frame.id, ...answer };
    }
  }
}

async function subscribe(
  context: ConnectionContext,
  client: FrameClient,
  frame: SubscribeFrame,
): Promise<ServerFrame | undefined> {
  const { id, channel } = frame;
  const { subscriptions } = client;
  if (subscriptions.has(id)) throw new ProtocolError('ID_TAKEN', id);
  if (subscriptions.size >= MOST_SUBSCRIPTIONS)
    throw new ProtocolError('SUBSCRIPTIONS_EXCEEDED', MOST_SUBSCRIPTIONS);
  const grant = await grantFor(context, client, 'subscribe', frame);
  if (client.over) return undefined;
  // Before the first event can come.
  client.send({ type: 'subscribe_success', id });
  if (client.over) return undefined;
  client.subscribe({ id, channel, receiver: client.receiver, grant });
  return undefined;
}

function unsubscribe(client: FrameClient, id: string): ServerFrame {
  const subscription = client.subscriptions.get(id);
  if (!subscription) throw new ProtocolError('OPERATION_UNKNOWN', id);
  client.unsubscribe(subscription);
  return { type: 'unsubscribe_success', id };
}

/** Who asks by this frame, where they may. @throws ProtocolError, StoreUnavailableError */
async function grantFor(
  { services, namespaces }: ConnectionContext,
  client: FrameClient,
  use: ChannelUse,
  frame: SubscribeFrame | PublishFrame,
): Promise<Grant> {
  const { grant: own } = client;
  const { authorization: headers, channel } = frame;
  const shown = shownIn(headers);
  const known = own && shown !== undefined && own.shown === shown;
  const grant = known
    ? own
    : await client.identify({ headers, path: PUBLISH_PATH, body: signedBody(frame) });
  await requireChannel(services, namespaces, grant.caller, use, channel);
  return grant;
}
