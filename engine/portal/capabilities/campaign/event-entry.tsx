import type { ExplainedEvent } from '#contract/quests/event-endpoints.ts';
import { type Speak, useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import { ConsoleLink } from '../../core/console/console-link.tsx';
import { PersonLink } from '../../core/console/person-link.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { formatNumber, localMoment } from '../../kit/parts/format.ts';
import { tag, tagBad } from '../../kit/parts/parts.css.ts';
import * as styles from './campaign.css.ts';
import { questPageWords } from './campaign-words.ts';
import { reasonWords, eventWords as words } from './event-words.ts';

/** A reported event, and for each quest it could have moved whether it did or why not. */
export function EventEntry({ event }: { readonly event: ExplainedEvent }) {
  const say = useWords();
  const { locale } = useView();
  const { id, metric, value, counted, occurred_at, outcomes } = event;
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <h3 className={styles.entryTitle}>
          <bdi>{metric}</bdi>: {formatNumber(value, locale)}
        </h3>
        <span className={counted ? tag : tagBad}>
          {say(counted ? words.counted : words.notCounted)}
        </span>
        <time className={styles.muted} dateTime={occurred_at}>
          {localMoment(occurred_at, locale)}
        </time>
        <span className={styles.muted}>#{id}</span>
      </div>
      <ul className={styles.sentences}>
        {outcomes.map((outcome) => (
          <li key={outcome.quest?.id ?? 0}>
            <Reason event={event} outcome={outcome} />
          </li>
        ))}
      </ul>
      <EventFacts event={event} />
    </li>
  );
}

interface ReasonProperties {
  readonly event: ExplainedEvent;
  readonly outcome: ExplainedEvent['outcomes'][number];
}

function Reason({ event, outcome: { quest, counted, reason_code } }: ReasonProperties) {
  const say = useWords();
  const { locale } = useView();
  const { addressOf } = useConsole();
  const asked = quest && reason_code && askedFor(event, quest, reason_code, say, locale);
  return (
    <>
      {quest ? (
        <ConsoleLink to={addressOf('campaign', `quest:${quest.id}`)}>
          <bdi>{quest.title}</bdi>
        </ConsoleLink>
      ) : (
        say(words.anyQuest)
      )}
      {': '}
      {counted ? say(words.counted) : reason_code && say(reasonWords[reason_code])}
      {asked && <span className={styles.muted}> {asked}</span>}
    </>
  );
}

/** What a quest asks for beside what was reported; empty where the reason says all. */
function askedFor(
  { platform, hashtags, content_type, occurred_at }: ExplainedEvent,
  quest: NonNullable<ReasonProperties['outcome']['quest']>,
  reason: NonNullable<ReasonProperties['outcome']['reason_code']>,
  say: Speak,
  locale: string,
): string {
  const asks = (wanted: readonly string[], found: readonly string[]) =>
    say(words.asks, {
      wanted: wanted.join(', '),
      found: found.join(', ') || say(words.nothingSaid),
    });
  switch (reason) {
    case 'platform_not_taken':
      return asks(quest.platforms, platform ? [platform] : []);
    case 'hashtag_missing':
      return asks(quest.hashtags, hashtags);
    case 'content_type_not_taken':
      return asks(quest.content_types, content_type ? [content_type] : []);
    case 'agreements_missing':
      return quest.agreements.join(', ');
    case 'quest_not_open': {
      const until = [quest.closes_at, quest.draw_at].filter((at) => at !== null).sort()[0];
      return say(words.window, {
        from: quest.opens_at ? localMoment(quest.opens_at, locale) : say(words.always),
        until: until ? localMoment(until, locale) : say(words.forever),
        time: localMoment(occurred_at, locale),
      });
    }
    default:
      return '';
  }
}

function EventFacts({ event }: { readonly event: ExplainedEvent }) {
  const say = useWords();
  const { locale } = useView();
  const { creator, reported_creator, platform, hashtags, content_type } = event;
  const texts = [
    [words.platform, platform],
    [words.hashtags, hashtags.join(' ')],
    [words.contentType, content_type],
    [words.received, localMoment(event.received_at, locale)],
    [words.sourceId, event.source_id],
    [words.reporter, event.reported_by],
  ] as const;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{say(words.creator)}</dt>
        <dd>
          {creator ? (
            <PersonLink id={creator.id}>
              {creator.display_name || say(questPageWords.nameless)}
            </PersonLink>
          ) : (
            <bdi>{say(words.unknownCreator, { name: reported_creator })}</bdi>
          )}
        </dd>
      </div>
      {texts.map(([word, text]) =>
        text ? (
          <div key={word.id}>
            <dt>{say(word)}</dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
