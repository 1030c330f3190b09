import { readLiveQuest } from '#contract/campaigns/live-endpoints.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useView } from '../../base/view/use-view.ts';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { ConsoleLink } from '../../core/console/console-link.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { formatNumber, localMoment } from '../../kit/parts/format.ts';
import * as styles from './campaign.css.ts';
import { questPageWords as words } from './campaign-words.ts';
import { QuestDraw } from './quest-draw.tsx';
import { QuestFunnel } from './quest-funnel.tsx';
import { StateTag } from './thing-table.tsx';

export type LiveQuest = ResponseOf<typeof readLiveQuest>;

/** One quest: how far creators come with it, what it takes, and its draw. */
export default function QuestPage({ id }: { readonly id: number }) {
  const say = useWords();
  const { program, addressOf } = useConsole();
  const quest = useEndpoint(readLiveQuest, {
    params: { quest_id: id },
    query: { uuid: program.uuid },
  });
  return (
    <div className={styles.page}>
      <div>
        <ConsoleLink to={`${addressOf('campaign')}?kind=quest`} className={smallButton}>
          {say(words.back)}
        </ConsoleLink>
      </div>
      <Answer of={quest}>
        {(found) => (
          <>
            <div className={styles.part}>
              <div className={styles.head}>
                <h2 className={styles.entryTitle}>
                  <bdi>{found.quest.title}</bdi>
                </h2>
                <StateTag thing={found.quest} />
                <span className={styles.muted}>#{id}</span>
              </div>
              {found.description && <p dir="auto">{found.description}</p>}
            </div>
            <div className={styles.columns}>
              <QuestFunnel quest={found} />
              <QuestRules quest={found} />
            </div>
            {found.draw && <QuestDraw id={id} draw={found.draw} />}
          </>
        )}
      </Answer>
    </div>
  );
}

function QuestRules({ quest: found }: { readonly quest: LiveQuest }) {
  const say = useWords();
  const { locale } = useView();
  const { quest, metric, target, repeat, points, reward, shared } = found;
  const gives = [
    ...(points > 0 ? [say(words.pointsOf, { count: points })] : []),
    ...(reward ? [reward.title] : []),
  ];
  const { platforms, hashtags, content_types, agreements } = found;
  const facts: readonly (readonly [Word, string | undefined])[] = [
    [words.metric, metric],
    [words.target, formatNumber(target, locale)],
    [words.repeat, say(words[repeat])],
    [words.gives, gives.join(', ')],
    [words.opens, quest.opens_at ? localMoment(quest.opens_at, locale) : undefined],
    [words.closes, quest.closes_at ? localMoment(quest.closes_at, locale) : undefined],
    [words.platforms, platforms?.join(', ')],
    [words.hashtags, hashtags?.join(' ')],
    [words.contentTypes, content_types?.join(', ')],
    [words.agreements, agreements.join(', ')],
  ];
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{say(words.rules)}</h3>
      <dl className={styles.facts}>
        {facts.map(([word, text]) =>
          text ? (
            <div key={word.id}>
              <dt>{say(word)}</dt>
              <dd>
                <bdi>{text}</bdi>
              </dd>
            </div>
          ) : null,
        )}
        {shared && (
          <div>
            <dt>{say(words.shared)}</dt>
            <dd>
              {say(words.reached, { value: shared.value, target })}
              {shared.reached_at &&
                ` · ${say(words.reachedAt, { time: localMoment(shared.reached_at, locale) })}`}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
