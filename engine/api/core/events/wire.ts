import { z } from 'zod';
import type { StoredMessage } from './live-message.ts';

const entry = z.union([
  /** A message as it is. */
  z.tuple([z.int(), z.string(), z.string()]),
  /** One that is too long to be carried: its row has it. */
  z.tuple([z.int()]),
]);
const packet = z.object({ from: z.string(), messages: z.array(entry) });

/** What one instance sends to the others. */
export type Packet = z.infer<typeof packet>;
export type Entry = z.infer<typeof entry>;

export const wholeEntry = ({ id, channel, event }: StoredMessage): Entry => [id, channel, event];

/** Undefined where the text is no packet: an instance of another version may have sent it. */
export function parsePacket(text: string): Packet | undefined {
  try {
    return packet.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
