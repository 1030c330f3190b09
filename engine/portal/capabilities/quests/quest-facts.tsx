import type { ReactNode } from 'react';
import type { Quest } from '#contract/shapes/quests.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { formatList } from '../../base/view/formats.ts';
import { useView } from '../../base/view/use-view.ts';
import { LateRemindButton } from '../../core/reminders/late-reminders.tsx';
import { platformName } from '../../kit/parts/platform-name.ts';
import { barringOf } from './quest-progress.ts';
import { hasWindow, NextPeriod, QuestWindow } from './quest-window.tsx';
import { contentTypeWords, questWords } from './quest-words.ts';
import * as styles from './quests.css.ts';

interface QuestFactsProperties {
  readonly quest: Quest;
  /** Title of the reward that it brings. */
  readonly reward: string | undefined;
  readonly seasonEnd: string | null;
}

/** When a quest is open, what counts for it, and what it brings beside points. */
export function QuestFacts({ quest, reward, seasonEnd }: QuestFactsProperties) {
  const say = useWords();
  const { locale } = useView();
  const { platforms, hashtags, content_types, repeat, progress } = quest;
  const listed = (items: readonly string[]) => formatList(items, locale, 'disjunction');
  const types = (content_types ?? []).map((type) => {
    const word = contentTypeWords[type];
    return word ? say(word) : type;
  });
  const facts: [sign: string, text: ReactNode][] = [];
  const barring = barringOf(quest);
  if (barring.length > 0) facts.push(['tabler:lock', <Barring key="barring" of={barring} />]);
  if (hasWindow(quest, seasonEnd))
    facts.push(['tabler:clock', <TimedWindow key="window" quest={quest} />]);
  // What is done for its period is waited for again.
  if (quest.window === 'open' && progress && progress.state !== 'in_progress' && repeat !== 'once')
    facts.push(['tabler:refresh', <NextPeriod key="period" repeat={repeat} />]);
  if (platforms?.length)
    facts.push([
      'tabler:broadcast',
      say(questWords.onPlatforms, {
        platforms: listed(platforms.map((name) => platformName(name, say))),
      }),
    ]);
  if (types.length > 0)
    facts.push(['tabler:movie', say(questWords.asTypes, { types: listed(types) })]);
  if (hashtags?.length)
    facts.push(['tabler:hash', say(questWords.withHashtags, { hashtags: hashtags.join(' ') })]);
  if (reward !== undefined) facts.push(['tabler:gift', say(questWords.reward, { reward })]);
  if (facts.length === 0) return null;
  return (
    <ul className={styles.facts}>
      {facts.map(([sign, text]) => (
        <li key={sign} className={styles.fact}>
          <span className={styles.factSign}>
            <Icon name={sign} />
          </span>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** When a quest opens or ends, with the reminder of it for members. */
function TimedWindow({ quest }: { readonly quest: Quest }) {
  if (!isReminded(quest)) return <QuestWindow {...quest} />;
  return (
    <span className={styles.window}>
      <span>
        <QuestWindow {...quest} />
      </span>
      <LateRemindButton
        subjects={[{ kind: 'quest', id: quest.id }]}
        moment={quest.window === 'upcoming' ? 'opens' : 'closes'}
        title={quest.title}
        look="sign"
      />
    </span>
  );
}

/** Whether a member may want to be reminded of when it opens or ends. */
const isReminded = ({ window, progress }: Quest): boolean =>
  window !== 'closed' && progress?.state === 'in_progress';

/** What has to be completed first, each with the way to it. */
function Barring({ of }: { readonly of: Quest['prerequisites'] }) {
  const say = useWords();
  return (
    <>
      {say(questWords.after)}{' '}
      {of.map(({ id, title }, place) => (
        <bdi key={id}>
          {place > 0 && ' · '}
          <a href={`#quest-${id}`}>{title}</a>
        </bdi>
      ))}
    </>
  );
}
