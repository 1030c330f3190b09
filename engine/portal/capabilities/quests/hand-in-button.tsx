import { Suspense, useId, useState } from 'react';
import { ACCEPTED_CONTENT } from '#contract/programs/campaign.ts';
import type { Quest } from '#contract/shapes/quests.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import { primaryButton, quietButton, visuallyHidden } from '../../base/theme/parts.css.ts';
import { contentWords } from '../../core/content/content-words.ts';
import { Skeleton } from '../../kit/parts/skeleton.tsx';
import * as styles from './quests.css.ts';

// Most quests ask for no content.
const HandIn = lazyPart(async () => (await import('./hand-in.tsx')).HandIn);

/** Whether a quest is done by handing in content, and that can be done now. */
export const takesContent = ({ metric, window }: Pick<Quest, 'metric' | 'window'>): boolean =>
  metric === ACCEPTED_CONTENT && window === 'open';

/** Opens what a quest's content is handed in with, where the quest stands. */
export function HandInButton({ quest }: { readonly quest: Quest }) {
  const say = useWords();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className={styles.foot}>
        <button
          type="button"
          className={open ? quietButton : primaryButton}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {say(open ? words.close : contentWords.submitTitle)}
          <span className={visuallyHidden}> {quest.title}</span>
        </button>
      </div>
      <div id={id} hidden={!open} className={styles.handIn}>
        {open && (
          <Suspense fallback={<Skeleton rows={3} />}>
            <HandIn quest={quest} />
          </Suspense>
        )}
      </div>
    </>
  );
}
