import { ApiCallError } from '#contract/endpoints/client.ts';
import { REVIEW_STATES } from '#contract/vocabulary/review-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { BoardRows } from '../../capabilities/leaderboards/board-rows.tsx';
import { RewardCard } from '../../capabilities/rewards/reward-card.tsx';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { Empty } from '../../kit/parts/empty.tsx';
import { ProgressRing } from '../../kit/parts/progress-ring.tsx';
import { ReviewStateTag } from '../../kit/parts/review-state-tag.tsx';
import { ReviewTimeline } from '../../kit/parts/review-timeline.tsx';
import { ShareBar } from '../../kit/parts/share-bar.tsx';
import { Skeleton } from '../../kit/parts/skeleton.tsx';
import * as styles from './showcase.css.ts';
import { BingoParts } from './showcase-bingo.tsx';
import { Part } from './showcase-part.tsx';
import { QuestParts } from './showcase-quests.tsx';
import { showcaseWords } from './showcase-words.ts';

const SHARES = [0, 0.35, 1];
const FAILURE = new ApiCallError({
  status_code: 503,
  message: '',
  extra: { code: 'STORE_UNAVAILABLE' },
});
const AT = '2026-11-20T12:00:00.000Z';

/** What the dashboard is made of, with samples in the place of answers; only in the browser. */
export function DashboardParts() {
  return (
    <>
      <States />
      <Progress />
      <Timeline />
      <QuestParts />
      <BingoParts />
      <Rewards />
      <Leaderboard />
      <Waiting />
    </>
  );
}

function States() {
  const say = useWords();
  return (
    <Part title={say(showcaseWords.states)}>
      <div className={styles.row}>
        {REVIEW_STATES.map((state) => (
          <ReviewStateTag key={state} state={state} />
        ))}
      </div>
    </Part>
  );
}

function Progress() {
  const say = useWords();
  const label = (share: number) => say(showcaseWords.share, { percent: share * 100 });
  return (
    <Part title={say(showcaseWords.progress)}>
      <div className={styles.row}>
        {SHARES.map((share) => (
          <ProgressRing key={share} share={share} label={label(share)} />
        ))}
      </div>
      {SHARES.map((share) => (
        <div key={share} className={styles.wide}>
          <ShareBar share={share} label={label(share)} />
        </div>
      ))}
    </Part>
  );
}

function Timeline() {
  const say = useWords();
  const entry = { reason_code: null, note: null, at: AT } as const;
  const note = say(showcaseWords.text);
  return (
    <Part title={say(showcaseWords.timeline)}>
      <ReviewTimeline
        timeline={[
          { ...entry, from_state: null, to_state: 'submitted', actor_kind: 'creator' },
          { ...entry, from_state: 'submitted', to_state: 'in_review', actor_kind: 'system' },
          {
            ...entry,
            from_state: 'in_review',
            to_state: 'needs_changes',
            actor_kind: 'operator',
            note,
          },
          { ...entry, from_state: 'needs_changes', to_state: 'accepted', actor_kind: 'operator' },
        ]}
      />
    </Part>
  );
}

/** Redeemable, too dear, out of stock, and at one's limit. */
/** There is no program here whose art could be drawn. */
const SIGN = { src: '/favicon.svg', sources: [], width: 800, height: 450, alt: '', focus: '' };

const REWARDS = [
  { cost: 100, remaining: 12, redeemed: 0 },
  { cost: 900, remaining: null, redeemed: 0 },
  { cost: 100, remaining: 0, redeemed: 0 },
  { cost: 100, remaining: 3, redeemed: 1 },
] as const;

function Rewards() {
  const say = useWords();
  return (
    <Part title={say(showcaseWords.rewards)}>
      <div className={styles.cardRow}>
        {REWARDS.map((one, index) => (
          <RewardCard
            key={`${one.cost} ${one.remaining}`}
            reward={{
              ...one,
              id: index + 1,
              activation_id: 1,
              title: say(showcaseWords.sample, { number: index + 1 }),
              description: say(showcaseWords.text),
              image: SIGN,
              kind: 'key',
              stock: one.remaining === null ? null : 20,
              sizes: [],
              limit_per_creator: 1,
              opens_at: null,
              closes_at: null,
              window: 'open',
            }}
            balance={250}
            onRedeem={() => {}}
            redeeming={false}
            busy={false}
          />
        ))}
      </div>
    </Part>
  );
}

function Leaderboard() {
  const say = useWords();
  const entries = [1, 2, 2, 4].map((rank, index) => ({
    rank,
    display_name: say(showcaseWords.sample, { number: index + 1 }),
    picture_url: null,
    picture: null,
    earned: 5_000 - rank * 730,
    me: index === 2,
  }));
  return (
    <Part title={say(showcaseWords.leaderboard)}>
      <div className={styles.wide}>
        <BoardRows entries={entries} far={false} />
      </div>
    </Part>
  );
}

function Waiting() {
  const say = useWords();
  return (
    <Part title={say(showcaseWords.waiting)}>
      {(['parts', 'rows', 'cards'] as const).map((shape) => (
        <div data-sample="" key={shape} className={styles.wide}>
          <Skeleton shape={shape} rows={2} />
        </div>
      ))}
      <div className={styles.wide}>
        <Empty icon="tabler:mail" title={say(showcaseWords.sample, { number: 1 })}>
          <p>{say(showcaseWords.text)}</p>
        </Empty>
      </div>
      <div className={styles.wide}>
        <CallProblem error={FAILURE} />
      </div>
    </Part>
  );
}
