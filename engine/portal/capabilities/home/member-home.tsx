import type { Campaign } from '../../kit/parts/use-campaign.ts';
import { Announcements } from './announcements.tsx';
import { Balances } from './balances.tsx';
import { DeadlineList } from './deadline-list.tsx';
import * as styles from './home.css.ts';
import { NextStepList } from './next-step-list.tsx';
import { useStanding } from './use-standing.ts';

/** A member's start: what to do next, what ends soon, the points, and the news. */
export function MemberHome({ campaign }: { readonly campaign: Campaign }) {
  const standing = useStanding();
  return (
    <div className={styles.frame}>
      <div className={styles.home}>
        <NextStepList standing={standing} />
        <Announcements />
        <div className={styles.side}>
          <Balances campaign={campaign} />
          <DeadlineList standing={standing} />
        </div>
      </div>
    </div>
  );
}
