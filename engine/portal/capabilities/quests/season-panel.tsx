import { useRef } from 'react';
import type { Quest } from '#contract/shapes/quests.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { primaryButton } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { CardPicture } from '../../kit/parts/card-picture.tsx';
import { Figures } from '../../kit/parts/figures.tsx';
import { formatNumber } from '../../kit/parts/format.ts';
import { row } from '../../kit/parts/parts.css.ts';
import type { Campaign } from '../../kit/parts/use-campaign.ts';
import { partWords } from '../../kit/words/part-words.ts';
import { claimableOf } from './quest-progress.ts';
import { QuestWindow } from './quest-window.tsx';
import { questWords } from './quest-words.ts';
import * as styles from './quests.css.ts';
import { SeasonOffer } from './season-offer.tsx';
import type { Claims } from './use-claims.tsx';

interface SeasonPanelProperties {
  readonly activation: Campaign['activations'][number];
  readonly quests: readonly Quest[];
  readonly balance: { readonly balance: number; readonly earned: number } | undefined;
  /** Undefined for those who are not members. */
  readonly claims: Claims | undefined;
}

/** A season with the person's points in it, and what can be done with all its quests at once. */
export function SeasonPanel({ activation, quests, balance, claims }: SeasonPanelProperties) {
  const say = useWords();
  const { locale } = useView();
  const heading = useRef<HTMLHeadingElement>(null);
  const waiting = claimableOf(quests);
  const { title, description, image, opens_at, closes_at, open } = activation;
  const upcoming = !open && opens_at !== null && Date.parse(opens_at) > Date.now();
  const window = open ? 'open' : upcoming ? 'upcoming' : 'closed';
  return (
    <div className={styles.season}>
      <div className={image ? `${styles.seasonHead} ${styles.band}` : styles.seasonHead}>
        <CardPicture of={image} />
        <div className={styles.seasonText}>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {description && <p className={styles.muted}>{description}</p>}
          <p className={styles.muted}>
            <QuestWindow window={window} opens_at={opens_at} closes_at={closes_at} />
          </p>
        </div>
        {balance && (
          <Figures
            of={[
              { term: say(partWords.balance), value: formatNumber(balance.balance, locale) },
              { term: say(questWords.earned), value: formatNumber(balance.earned, locale) },
            ]}
          />
        )}
      </div>
      {claims && <SeasonOffer activationId={activation.id} />}
      {claims && waiting > 0 && (
        <div className={row}>
          <button
            type="button"
            className={primaryButton}
            disabled={claims.pending !== undefined}
            onClick={async () => {
              // The button goes away: whoever used it stays here.
              if (await claims.claim()) heading.current?.focus();
            }}
          >
            {claims.pending === 'all'
              ? say(questWords.claiming)
              : say(questWords.claimAll, { count: waiting })}
          </button>
        </div>
      )}
    </div>
  );
}
