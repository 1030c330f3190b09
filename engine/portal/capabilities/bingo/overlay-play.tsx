import { useEffect } from 'react';
import { visuallyHidden } from '../../base/theme/parts.css.ts';
import { BingoCard } from './bingo-card.tsx';
import { Confetti } from './confetti.tsx';
import * as styles from './play-media.css.ts';
import type { CardAddress } from './use-card.ts';
import { usePlay } from './use-play.ts';

/** The card alone on a transparent ground, for streaming software: it is only watched. */
export function OverlayPlay({ address }: { readonly address: CardAddress }) {
  const { answer, played, win } = usePlay(address, 'watch');
  useOverlayGround();
  const title = answer.data?.board.title;
  if (!played || title === undefined) return null;
  return (
    <div className={styles.overlay}>
      <div className={styles.overlayCard}>
        <BingoCard
          title={title}
          seed={address.seed}
          played={played}
          playable={false}
          win={win}
          onUse={() => {}}
        />
      </div>
      <p className={visuallyHidden} aria-live="polite">
        {win?.sentence}
      </p>
      {win && <Confetti count={win.count} />}
    </div>
  );
}

/** The page's ground is gone for as long as the overlay is shown. */
function useOverlayGround(): void {
  useEffect(() => {
    document.documentElement.dataset.overlay = '';
    return () => {
      delete document.documentElement.dataset.overlay;
    };
  }, []);
}
