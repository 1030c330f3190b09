import type { UncountedReason } from '#contract/vocabulary/connector-words.ts';
import { foldHashtag } from './hashtags.ts';
import type { SourceRule } from './metric-source.ts';
import {
  type ConsentedAccount,
  type PublicationFacts,
  publicationActivity,
} from './observations.ts';

/** A day is enough to be the same piece on one platform; what is gone sooner never counted. */
export interface JudgedPublication {
  readonly activity: string;
  readonly publication: PublicationFacts;
  /** Undefined: it counts. */
  readonly reason: UncountedReason | undefined;
}

/** Judges what a creator published for a metric that counts pieces. */
export function judgePublications(
  rule: SourceRule,
  publications: readonly PublicationFacts[],
  accounts: readonly ConsentedAccount[],
): JudgedPublication[] {
  return publications.map((publication) => ({
    activity: publicationActivity(publication),
    publication,
    reason: refused(rule, publication, accounts),
  }));
}

function refused(
  { content_types, hashtags, languages, minimum_minutes = 0 }: SourceRule,
  publication: PublicationFacts,
  accounts: readonly ConsentedAccount[],
): UncountedReason | undefined {
  const { platform, account_id, published_at, kind, gone_at, duration_seconds } = publication;
  const since = accounts.find(
    (one) => one.platform === platform && one.account_id === account_id,
  )?.since;
  const carried = new Set(publication.hashtags);
  if (since === undefined || published_at < since) return 'before_consent';
  if (gone_at !== null) return 'gone';
  if (content_types.length > 0 && !content_types.includes(kind)) return 'other_kind';
  if (!hashtags.every((tag) => carried.has(foldHashtag(tag)))) return 'hashtag_missing';
  if (languages.length > 0 && !languages.some((one) => sameLanguage(one, publication.language)))
    return 'other_language';
  if (minimum_minutes > 0 && (duration_seconds ?? 0) < minimum_minutes * 60) return 'too_short';
  return undefined;
}

/** `pt` takes `pt-BR`; `pt-BR` does not take `pt-PT`. */
export function sameLanguage(wanted: string, found: string | null): boolean {
  if (found === null) return false;
  const [a, b] = [wanted.toLowerCase(), found.toLowerCase()];
  return a === b || b.startsWith(`${a}-`);
}
