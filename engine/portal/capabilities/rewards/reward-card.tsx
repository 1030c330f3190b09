import { useRef } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { card, itemTitle, primaryButton, visuallyHidden } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { CardPicture } from '../../kit/parts/card-picture.tsx';
import { formatNumber, localMoment } from '../../kit/parts/format.ts';
import { tag, tagBad } from '../../kit/parts/parts.css.ts';
import { ShareBar } from '../../kit/parts/share-bar.tsx';
import { useNamedPlace } from '../../kit/parts/use-named-place.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { type Reward, rewardStanding } from './reward-standing.ts';
import { rewardKindWords, rewardWords } from './reward-words.ts';
import * as styles from './rewards.css.ts';

interface RewardCardProperties {
  readonly reward: Reward;
  readonly balance: number;
  /** Undefined for those who are not members. */
  readonly onRedeem: (() => void) | undefined;
  /** Whether this one is being redeemed. */
  readonly redeeming: boolean;
  /** Whether any is. */
  readonly busy: boolean;
}

/** A reward: what it costs, how many there are, until when, and the way to have it. */
export function RewardCard(properties: RewardCardProperties) {
  const { reward } = properties;
  const say = useWords();
  const { locale } = useView();
  const place = useRef<HTMLElement>(null);
  useNamedPlace(place, `reward-${reward.id}`);
  const { title, description, kind, cost, remaining, limit_per_creator, redeemed } = reward;
  return (
    <article
      ref={place}
      tabIndex={-1}
      className={`${card} ${styles.reward}`}
      aria-labelledby={`reward-${reward.id}`}
    >
      <CardPicture of={reward.image} />
      <h3 id={`reward-${reward.id}`} className={itemTitle}>
        {title}
      </h3>
      <p className={styles.cost}>{say(commonWords.points, { count: cost })}</p>
      <div className={styles.tags}>
        <span className={tag}>{say(rewardKindWords[kind])}</span>
        <span className={remaining === 0 ? tagBad : tag}>
          {remaining === null
            ? say(rewardWords.enough)
            : remaining === 0
              ? say(rewardWords.noneLeft)
              : say(rewardWords.left, { count: remaining })}
        </span>
        {limit_per_creator !== null && (
          <span className={tag}>
            {say(rewardWords.limit, {
              redeemed: formatNumber(redeemed, locale),
              limit: formatNumber(limit_per_creator, locale),
            })}
          </span>
        )}
      </div>
      {description && <p className={styles.muted}>{description}</p>}
      <Stock reward={reward} />
      <RewardWindow reward={reward} />
      <Foot {...properties} />
    </article>
  );
}

/** How much of what there is others have already; what is promised may be more than there is. */
function Stock({ reward: { stock, remaining } }: { readonly reward: Reward }) {
  const say = useWords();
  const { locale } = useView();
  if (stock === null || remaining === null || stock === 0) return null;
  const claimed = stock - remaining;
  const label = say(rewardWords.claimed, {
    claimed: formatNumber(claimed, locale),
    stock: formatNumber(stock, locale),
  });
  return (
    <div className={styles.stock}>
      <p className={styles.muted} aria-hidden="true">
        {label}
      </p>
      <ShareBar share={claimed / stock} label={label} slim />
    </div>
  );
}

function RewardWindow({ reward }: { readonly reward: Reward }) {
  const say = useWords();
  const { locale } = useView();
  const { window, opens_at, closes_at } = reward;
  const at = window === 'upcoming' ? opens_at : closes_at;
  if (at === null) return null;
  const word = {
    upcoming: rewardWords.opens,
    open: rewardWords.closes,
    closed: rewardWords.closed,
  };
  return (
    <p className={styles.muted}>
      <time dateTime={at}>{say(word[window], { moment: localMoment(at, locale) })}</time>
    </p>
  );
}

function Foot({ reward, balance, onRedeem, redeeming, busy }: RewardCardProperties) {
  const say = useWords();
  const { locale } = useView();
  if (!onRedeem) return null;
  const { title, cost } = reward;
  const standing = rewardStanding(reward, balance);
  if (standing === 'limit_reached')
    return <p className={styles.foot}>{say(rewardWords.limitReached)}</p>;
  if (standing === 'points_missing') {
    const saved = say(rewardWords.saved, {
      value: formatNumber(Math.max(0, balance), locale),
      cost: formatNumber(cost, locale),
    });
    return (
      <div className={styles.foot}>
        <p>{say(rewardWords.missing, { count: cost - balance })}</p>
        <ShareBar share={balance / cost} label={saved} />
      </div>
    );
  }
  if (standing === 'out_of_stock')
    return (
      <p className={styles.foot}>
        {reward.closes_at === null
          ? say(rewardWords.outOfStock)
          : say(rewardWords.outOfStockUntil, { moment: localMoment(reward.closes_at, locale) })}
      </p>
    );
  if (standing !== 'redeemable') return null;
  return (
    <div className={styles.foot}>
      <button
        type="button"
        className={primaryButton}
        // A disabled button would not get the focus back from the dialog.
        aria-disabled={busy}
        onClick={busy ? undefined : onRedeem}
      >
        {say(redeeming ? rewardWords.redeeming : rewardWords.redeem)}
        <span className={visuallyHidden}>{title}</span>
      </button>
    </div>
  );
}
