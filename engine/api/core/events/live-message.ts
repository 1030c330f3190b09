/** Something that is told live, on its way to those who listen. */
export interface LiveMessage {
  /** Of its row; undefined where it has none: it is told on this instance alone. */
  readonly id: number | undefined;
  /** As `channelPath` writes it. */
  readonly channel: string;
  /** The text of a JSON value. */
  readonly event: string;
}

/** A message that is in the store. */
export type StoredMessage = LiveMessage & { readonly id: number };

/** A way from this instance to the others. What it loses, the sweep finds. */
export interface Carrier {
  /**
   * Sends to all other instances, in order.
   * @throws where it is not known to have left
   */
  send(message: StoredMessage): Promise<void>;
  close(): Promise<void>;
}
