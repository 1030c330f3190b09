import type { Store } from '../../store/store.ts';
import type { LiveMessage } from './live-message.ts';
import { liveMessagesOf } from './live-messages.ts';
import { readLiveMessages } from './stored-messages.ts';
import { type Entry, parsePacket } from './wire.ts';

/**
 * Tells what other instances send, one packet after another so that none overtakes the one before.
 * @param own the name of this instance: its own packets come back to it
 */
export function packetReceiver(store: Store, own: string): (text: string) => void {
  let turn: Promise<void> = Promise.resolve();
  const live = liveMessagesOf(store);
  const receive = async (messages: readonly Entry[]) => {
    const absent = messages.flatMap(([id, channel]) =>
      channel === undefined && !live.knows(id) ? [id] : [],
    );
    const rows = absent.length === 0 ? [] : await readLiveMessages(store, absent);
    const read = new Map<number, LiveMessage>(rows.map((row) => [row.id, row]));
    for (const [id, channel, event] of messages) {
      const whole = channel !== undefined && event !== undefined;
      const message = whole ? { id, channel, event } : read.get(id);
      if (message) live.deliver(message);
    }
  };
  return (text) => {
    const packet = parsePacket(text);
    if (!packet || packet.from === own) return;
    // Rows that cannot be read now are found by the sweep.
    turn = turn.then(() => receive(packet.messages)).catch(() => undefined);
  };
}
