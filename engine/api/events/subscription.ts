import type { Socket } from 'node:net';
import type { Channel } from '#domain/events/channels.ts';
import type { Grant } from './grants.ts';

/** A connection as the hub uses it to send events. */
export interface Receiver {
  /** Keeps events until `letGo` sends them in one; false where it did so before. */
  readonly hold: () => boolean;
  /** Sends an event of so many characters to the subscription of this id. */
  readonly deliver: (
    id: string,
    characters: number,
    write: (socket: Socket, id: string) => void,
  ) => void;
  readonly letGo: () => void;
}

/** A client's place in a channel. */
export interface Subscription {
  readonly id: string;
  readonly channel: Channel;
  readonly receiver: Receiver;
  readonly grant: Grant;
}
