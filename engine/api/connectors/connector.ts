import type {
  ConnectorName,
  LearnedBy,
  Measure,
  ObservationKind,
} from '#contract/vocabulary/connector-words.ts';
import type { ApiServices, PlatformAccess } from '../http/services.ts';
import type { connections, connectorPushes } from '../store/tables/connectors.ts';

/** What a connector works with: the API's services, and how its platform is reached. */
export interface ConnectorContext
  extends Pick<ApiServices, 'store' | 'secrets' | 'programs' | 'now' | 'log'> {
  readonly platform: ConnectorName;
  readonly access: PlatformAccess;
}

export type Connection = typeof connections.$inferSelect;
export type StoredPush = typeof connectorPushes.$inferSelect;

/** A request of the platform to `<api>/connectors/<platform>`, as it came. */
export interface PlatformRequest {
  readonly method: 'GET' | 'POST' | 'HEAD';
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  /** What comes after `<api>/connectors/<platform>`, without the slash; empty where nothing does. */
  readonly rest: string;
  /** What signatures cover. */
  readonly body: Buffer;
}

/** What is to be stored of a request that is genuine. */
export interface ReceivedPush {
  /** The platform's own: the same one again changes nothing. */
  readonly message_id: string;
  readonly kind: string;
  readonly account_id: string | null;
  readonly sent_at: Date;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface PlatformAnswer {
  readonly status: number;
  /** As `text/plain`; absent: none. */
  readonly text?: string;
  /** In the place of a text. */
  readonly json?: object;
  /** Stored, durably, before the answer goes out. */
  readonly push?: ReceivedPush;
}

/** How long a kind of fact may be kept, by the platform's terms. */
export interface Keeping {
  /** Days after which it is read again or deleted; absent: as long as its account is linked. */
  readonly days?: number;
  /** Where in the terms it says so: a sentence for operators. */
  readonly why: string;
}

/** Requests, or whatever its platform counts. */
export interface PlatformQuota {
  readonly used: number;
  readonly limit: number;
  readonly resets_at: Date;
}

/** How the connection stands over which a platform tells. */
export interface Hearing {
  /** Null: it is not open. */
  readonly connected_at: Date | null;
  /** Why it is not; null: nobody has tried, or it was closed by us. */
  readonly fault: string | null;
  readonly fault_since: Date | null;
}

/** What keeps such a connection in this process, or waits for its turn. */
export interface Listener {
  start(): void;
  /** Closes it. Resolves within seconds, whatever hangs. */
  stop(): Promise<void>;
}

/** The facts that have lifetimes; `texts` are titles and descriptions of publications and streams. */
export type KeptFact =
  | 'streams'
  | 'moments'
  | 'publications'
  | 'texts'
  | 'figures'
  | 'memberships'
  | 'games';

/**
 * One platform: what can be observed there, how, and for how long it may be kept. It writes
 * observations alone (`observe-*.ts`); what counts is for the rules of `domain/connectors`.
 */
export interface Connector {
  readonly platform: ConnectorName;
  readonly observes: readonly ObservationKind[];
  readonly learns: readonly LearnedBy[];
  /** What metrics may take from it. */
  readonly measures: readonly Measure[];
  /** Of each kind of facts that it writes. */
  readonly keeps: Readonly<Partial<Record<KeptFact, Keeping>>>;
  /**
   * Answers a request of the platform: refuses what is not genuine, and says what to store. It asks
   * nobody and writes nothing, so that it takes no time.
   */
  readonly receive?: (
    context: ConnectorContext,
    request: PlatformRequest,
  ) => Promise<PlatformAnswer>;
  /** Turns a stored push into observations, in the running transaction. */
  readonly workOff?: (context: ConnectorContext, push: StoredPush) => Promise<'done' | 'ignored'>;
  /** Every ten seconds: reads what is due (`connections.next_read_at`), in batches. */
  readonly read?: (context: ConnectorContext, signal: AbortSignal) => Promise<void>;
  /** Every minute: brings what the platform was asked to tell in step with what is linked. */
  readonly subscribe?: (context: ConnectorContext, signal: AbortSignal) => Promise<void>;
  /**
   * Where the platform can reach no address of ours and tells all the same: keeps the connection for
   * that, in one process at a time. `context` is asked again and again, as what it says may change.
   */
  readonly listen?: (context: () => ConnectorContext | undefined) => Listener;
  /** How that connection stands; null where none is to be. */
  readonly hearing?: (context: ConnectorContext) => Promise<Hearing | null>;
  /**
   * Minutes ever played of the named games that an account owns; undefined where its owner shows them to
   * nobody. For somebody who waits: rules of eligibility ask it.
   * @throws PlatformError where it does not answer, refuses, or has no calls left; the signal's reason
   */
  readonly gamesOf?: (
    context: ConnectorContext,
    asked: { readonly account: string; readonly games: readonly string[] },
    signal: AbortSignal,
  ) => Promise<ReadonlyMap<string, number> | undefined>;
  /** What is used of what the platform lets be asked; absent where it has no such limit. */
  readonly quota?: (context: ConnectorContext) => Promise<PlatformQuota>;
  /**
   * What is seen there with these credentials, a sentence each. It changes nothing.
   * @throws PlatformError where they do not do, or nobody answers
   */
  readonly check: (access: PlatformAccess, signal: AbortSignal) => Promise<readonly string[]>;
}
