import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { listMetricEvents } from '#contract/quests/endpoints.ts';
import type { Quest } from '#contract/shapes/quests.ts';
import type { Speak } from '../../base/i18n/use-words.ts';
import { formatList } from '../../base/view/formats.ts';
import { localMoment } from '../../kit/parts/format.ts';
import { platformName } from '../../kit/parts/platform-name.ts';
import { notCountedFacts, notCountedWords } from './point-words.ts';

type Event = ResponseOf<typeof listMetricEvents>['items'][number];
type Reason = NonNullable<Event['outcomes'][number]['reason_code']>;

interface NotCounted {
  readonly reason: Reason;
  readonly event: Pick<Event, 'occurred_at'>;
  /** Undefined where it is about no quest, or about one that is over. */
  readonly quest:
    | Pick<Quest, 'opens_at' | 'closes_at' | 'platforms' | 'hashtags' | 'draw'>
    | undefined;
}

/** Why something did not count, as a sentence; with what the quest asks for where it is known. */
export function notCountedText(
  { reason, event, quest }: NotCounted,
  say: Speak,
  locale: string,
): string {
  const list = (items: readonly string[], type: 'conjunction' | 'disjunction') =>
    formatList(items, locale, type);
  if (reason === 'platform_not_taken' && quest?.platforms?.length) {
    const names = quest.platforms.map((name) => platformName(name, say));
    return say(notCountedFacts.platforms, { platforms: list(names, 'conjunction') });
  }
  if (reason === 'hashtag_missing' && quest?.hashtags?.length)
    return say(notCountedFacts.hashtags, { hashtags: list(quest.hashtags, 'conjunction') });
  if (reason === 'quest_not_open' && quest) {
    const { opens_at, closes_at } = quest;
    const at = Date.parse(event.occurred_at);
    if (opens_at && at < Date.parse(opens_at))
      return say(notCountedFacts.before, { moment: localMoment(opens_at, locale) });
    const end = [closes_at, quest.draw?.drawn_at ?? quest.draw?.draw_at ?? null].find(
      (moment) => moment !== null && Date.parse(moment) <= at,
    );
    if (end) return say(notCountedFacts.after, { moment: localMoment(end, locale) });
  }
  return say(notCountedWords[reason]);
}
