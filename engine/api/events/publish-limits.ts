import type { EventCaller } from '#domain/events/namespaces.ts';
import { ProtocolError } from '#domain/events/protocol-error.ts';
import type { RateLimits } from '../http/rate-limits.ts';

/** A publish of more bytes counts for several. */
const BYTES_OF_ONE = 16 * 1024;

/**
 * Counts a publish for its caller, whichever connections and instances they use, by its bytes.
 * @throws ProtocolError RATE_EXCEEDED
 */
export async function countPublish(
  rateLimits: RateLimits,
  caller: EventCaller,
  address: string,
  events: readonly string[],
): Promise<void> {
  const bytes = events.reduce((sum, event) => sum + Buffer.byteLength(event), 0);
  const calls = Math.max(1, Math.ceil(bytes / BYTES_OF_ONE));
  const rate = caller.kind === 'service' ? 'ingest' : 'write';
  if (await rateLimits.check(rate, `publish:${nameOf(caller, address)}`, calls))
    throw new ProtocolError('RATE_EXCEEDED');
}

function nameOf(caller: EventCaller, address: string): string {
  switch (caller.kind) {
    case 'visitor':
      return `visitor:${address}`;
    case 'service':
      return `service:${caller.program_uuid}`;
    case 'creator':
      return `creator:${caller.creator_id}`;
    case 'guest':
      // Many may share a link.
      return `guest:${caller.guest_link_id}:${address}`;
  }
}
