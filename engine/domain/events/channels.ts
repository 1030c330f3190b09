import { ProtocolError } from './protocol-error.ts';

const SEGMENT = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,48}[A-Za-z0-9])?$/;
const MOST_SEGMENTS = 5;
/** Five segments of 50 with a slash before each and one behind. */
const LONGEST = MOST_SEGMENTS * 51 + 1;

/** A channel, or all channels below one. */
export interface Channel {
  /** As the client wrote it: signatures cover this text. */
  readonly text: string;
  /** Namespace first; without the star. Case sensitive. */
  readonly segments: readonly string[];
  /** Written with a final `/*`: all channels that are longer than its segments. */
  readonly wildcard: boolean;
}

/**
 * Reads a channel to subscribe to, such as `/programs/p1/quests` or `/programs/p1/*`. Slashes at
 * either end do not count.
 * @throws ProtocolError CHANNEL_INVALID
 */
export function parseChannel(text: unknown): Channel {
  if (typeof text !== 'string' || text.length > LONGEST) throw new ProtocolError('CHANNEL_INVALID');
  const wildcard = text.endsWith('/*');
  const named = wildcard ? text.slice(0, -2) : text.replace(/\/$/, '');
  const segments = named.replace(/^\//, '').split('/');
  const most = wildcard ? MOST_SEGMENTS - 1 : MOST_SEGMENTS;
  if (segments.length > most || !segments.every((segment) => SEGMENT.test(segment)))
    throw new ProtocolError('CHANNEL_INVALID');
  return { text, segments, wildcard };
}

/**
 * Reads a channel to publish to.
 * @throws ProtocolError CHANNEL_INVALID, CHANNEL_IS_WILDCARD
 */
export function parseSingleChannel(text: unknown): Channel {
  const channel = parseChannel(text);
  if (channel.wildcard) throw new ProtocolError('CHANNEL_IS_WILDCARD');
  return channel;
}

/** The one way to write a channel: `/` before each segment, none behind. */
export function channelPath({ segments, wildcard }: Pick<Channel, 'segments' | 'wildcard'>) {
  return `/${segments.join('/')}${wildcard ? '/*' : ''}`;
}
