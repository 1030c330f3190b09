import type { ContentType } from '#contract/vocabulary/campaign-words.ts';

/** A live stream, as far as it is known. */
export interface StreamFacts {
  readonly platform: string;
  readonly stream_id: string;
  readonly account_id: string;
  readonly started_at: Date;
  /** Null while it goes on, as far as anybody knows. */
  readonly ended_at: Date | null;
  /** The last moment at which it is known to have been live. */
  readonly seen_at: Date;
}

/** What a channel showed from a moment on. */
export interface MomentFacts {
  readonly platform: string;
  readonly account_id: string;
  readonly at: Date;
  /** Null: the platform has none, or says none. */
  readonly category: string | null;
  /** Null where nobody counted. */
  readonly viewers: number | null;
}

/** Something published. */
export interface PublicationFacts {
  readonly platform: string;
  readonly publication_id: string;
  readonly account_id: string;
  readonly kind: ContentType;
  readonly published_at: Date;
  /** Folded. */
  readonly hashtags: readonly string[];
  /** BCP 47; null where the platform does not say. */
  readonly language: string | null;
  readonly duration_seconds: number | null;
  /** When its owner took it away. */
  readonly gone_at: Date | null;
}

/** Where an account belongs to. */
export interface MembershipFacts {
  readonly platform: string;
  readonly account_id: string;
  /** A server. */
  readonly group_id: string;
  /** As they were when it was last looked at. */
  readonly roles: readonly string[];
  /** The first moment of the last day (UTC) on which it was seen as a member; null: never. */
  readonly member_at: Date | null;
  readonly observed_at: Date;
}

/** A game on an account, as it was when it was last looked at. */
export interface GameFacts {
  readonly platform: string;
  readonly account_id: string;
  readonly game_id: string;
  readonly owned: boolean;
  readonly observed_at: Date;
}

/** Time played of a game that one reading saw and the one before did not. */
export interface PlayedFacts {
  readonly platform: string;
  readonly account_id: string;
  readonly game_id: string;
  readonly at: Date;
  readonly since: Date;
  readonly minutes: number;
  readonly earlier_minutes: number;
}

/** Accounts of a creator that may be counted, each from its consent on. */
export interface ConsentedAccount {
  readonly platform: string;
  readonly account_id: string;
  readonly since: Date;
}

/** `twitch:stream:123`: what a stream is called where it is counted. */
export const streamActivity = ({ platform, stream_id }: StreamFacts): string =>
  `${platform}:stream:${stream_id}`;

/** `youtube:publication:abc`. */
export const publicationActivity = ({ platform, publication_id }: PublicationFacts): string =>
  `${platform}:publication:${publication_id}`;

/** The publication's id of its activity; undefined of any other. */
export function publicationOf(platform: string, activity: string): string | undefined {
  const begin = `${platform}:publication:`;
  return activity.startsWith(begin) ? activity.slice(begin.length) : undefined;
}

/** `discord:membership:81384788765712384:2026-11-29`: of the day on which it was last looked at. */
export const membershipActivity = ({ platform, group_id, observed_at }: MembershipFacts): string =>
  `${platform}:membership:${group_id}:${dayOf(observed_at)}`;

/** `steam:owned:730`: whichever account owns it. */
export const ownedActivity = ({ platform, game_id }: GameFacts): string =>
  `${platform}:owned:${game_id}`;

/** `steam:played:730:2026-11-29`: of the day (UTC) on which it was seen. */
export const playedActivity = ({ platform, game_id, at }: PlayedFacts): string =>
  `${platform}:played:${game_id}:${dayOf(at)}`;

/** The day of a moment (UTC): `2026-11-29`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
