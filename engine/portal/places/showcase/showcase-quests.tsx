import type { Quest } from '#contract/shapes/quests.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { QuestCard } from '../../capabilities/quests/quest-card.tsx';
import * as styles from './showcase.css.ts';
import { Part } from './showcase-part.tsx';
import { showcaseWords } from './showcase-words.ts';

const DAY = 86_400_000;
const PROGRESS = { period: 'once', completed_at: null, claimed_at: null } as const;

/** What a sample differs in from a quest that is open and not begun. */
function samples(now: number): Partial<Quest>[] {
  const at = (days: number) => new Date(now + days * DAY).toISOString();
  return [
    { progress: { ...PROGRESS, value: 190, state: 'in_progress' }, closes_at: at(3) },
    { progress: { ...PROGRESS, value: 300, state: 'completed' }, claimable: 1 },
    { progress: { ...PROGRESS, value: 300, state: 'claimed' }, repeat: 'weekly' },
    { progress: null, window: 'upcoming', opens_at: at(2), hashtags: ['#sample'] },
    { progress: null, window: 'closed', closes_at: at(-1) },
    { kind: 'shared_goal', progress: null, shared: { value: 240, reached_at: null } },
    {
      kind: 'draw',
      progress: { ...PROGRESS, value: 300, state: 'completed' },
      draw: { winners: 5, draw_at: at(1), drawn_at: null, won: null },
    },
    {
      kind: 'draw',
      progress: { ...PROGRESS, value: 300, state: 'completed' },
      draw: { winners: 5, draw_at: at(-1), drawn_at: at(-1), won: true },
    },
  ];
}

/** A quest in each of its states. */
export function QuestParts() {
  const say = useWords();
  return (
    <Part title={say(showcaseWords.quests)}>
      <h3>{say(showcaseWords.sample, { number: 1 })}</h3>
      <div className={styles.cardRow}>
        {samples(Date.now()).map((sample, index) => (
          <QuestCard
            key={JSON.stringify(sample)}
            quest={{
              ...OPEN,
              id: index + 1,
              title: say(showcaseWords.sample, { number: index + 1 }),
              description: say(showcaseWords.text),
              ...sample,
            }}
            campaign={{ metrics: [] }}
            reward={index === 0 ? say(showcaseWords.sample, { number: 1 }) : undefined}
            seasonEnd={null}
            claim={async () => true}
            claiming={false}
            busy={false}
          />
        ))}
      </div>
    </Part>
  );
}

const OPEN: Omit<Quest, 'id' | 'title' | 'description'> = {
  group_id: 1,
  activation_id: 1,
  kind: 'individual',
  image: null,
  metric: 'minutes_streamed',
  target: 300,
  opens_at: null,
  closes_at: null,
  window: 'open',
  platforms: ['twitch', 'youtube'],
  hashtags: null,
  content_types: null,
  repeat: 'once',
  points: 120,
  reward_id: null,
  prerequisites: [],
  progress: null,
  claimable: 0,
  shared: null,
  draw: null,
};
