import type { Campaign } from '../../kit/parts/use-campaign.ts';
import { Announcements } from './announcements.tsx';
import { Balances } from './balances.tsx';
import { DeadlineList } from './deadline-list.tsx';
import * as styles from './home.css.ts';
import { NextStepList } from './next-step-list.tsx';
import { useToday } from './use-today.ts';

/** A member's start: what to do next, what ends soon, the points, and the news. */
export function MemberHome({ campaign }: { readonly campaign: Campaign }) {
  const today = useToday();
  return (
    <div className={styles.frame}>
      <div className={styles.home}>
        <NextStepList today={today} campaign={campaign} />
        <Announcements />
        {!(today.error && today.data === undefined) && (
          <div className={styles.side}>
            <Balances today={today} />
            <DeadlineList today={today} />
          </div>
        )}
      </div>
    </div>
  );
}
