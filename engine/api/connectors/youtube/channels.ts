import type { ObservationKind } from '#contract/vocabulary/connector-words.ts';
import type { Connection } from '../connector.ts';

/** What the connector keeps of a channel. Moments are RFC 3339. */
export interface ChannelCursor {
  /** The playlist of its uploads. */
  readonly uploads?: string;
  /** Of that playlist's first page. */
  readonly etag?: string;
  readonly swept_at?: string;
  readonly sweep_at?: string;
  /** When what is known was last read again: changed titles, and what is gone. */
  readonly renewed_at?: string;
  /** Videos that the hub told of and that were not read yet. */
  readonly told?: readonly string[];
  /** When what was told was last read. */
  readonly told_read_at?: string;
  /** Videos that are live, announced, or still being worked on. */
  readonly watched?: readonly string[];
  /** When something was found that the hub should have told of. */
  readonly missed_at?: string;
}

/** A channel as all its programs together see it. */
export interface Channel {
  readonly id: string;
  readonly cursor: ChannelCursor;
  /** From when on each kind may be read; undefined: it may not. */
  readonly since: Readonly<Partial<Record<ObservationKind, Date>>>;
  readonly programs: readonly string[];
}

/** A day before the consent is read, so that what does not count can be explained. */
const EXPLAINED = 86_400_000;

/** The channels of connections, each once. */
export function channelsOf(connections: readonly Connection[]): Channel[] {
  const byAccount = Map.groupBy(connections, ({ account_id }) => account_id ?? '');
  return [...byAccount].flatMap(([id, rows]) => {
    const [first] = rows;
    if (id === '' || !first) return [];
    return {
      ...{ id, cursor: first.cursor as ChannelCursor },
      since: { publications: earliest(rows, 'publications'), streams: earliest(rows, 'streams') },
      programs: rows.map(({ program_uuid }) => program_uuid),
    } as Channel;
  });
}

function earliest(rows: readonly Connection[], kind: ObservationKind): Date | undefined {
  const moments = rows.flatMap(({ consents }) => {
    const at = consents[kind]?.at;
    return at ? [Date.parse(at)] : [];
  });
  return moments.length === 0 ? undefined : new Date(Math.min(...moments) - EXPLAINED);
}

/** Whether something of a channel may be read that happened at a moment. */
export const mayRead = ({ since }: Channel, kind: ObservationKind, at: Date): boolean => {
  const from = since[kind];
  return from !== undefined && at >= from;
};
