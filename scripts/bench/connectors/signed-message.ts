import { createHmac, randomUUID } from 'node:crypto';

/** A message of Twitch's EventSub as it goes over the wire. */
export interface SignedMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What happened to a channel, signed as Twitch signs it. */
export function signedMessage(
  secret: string,
  type: 'stream.online' | 'stream.offline' | 'channel.update',
  channel: string,
  { at, event = {} }: { readonly at: Date; readonly event?: object },
): SignedMessage {
  const id = randomUUID();
  const timestamp = at.toISOString();
  const body = JSON.stringify({
    subscription: { id, type, status: 'enabled', condition: { broadcaster_user_id: channel } },
    event: { broadcaster_user_id: channel, ...event },
  });
  const signature = createHmac('sha256', secret)
    .update(id + timestamp + body)
    .digest('hex');
  return {
    body,
    headers: {
      'twitch-eventsub-message-id': id,
      'twitch-eventsub-message-type': 'notification',
      'twitch-eventsub-message-timestamp': timestamp,
      'twitch-eventsub-message-signature': `sha256=${signature}`,
    },
  };
}
