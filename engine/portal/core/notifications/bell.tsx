import { useLingui } from '@lingui/react';
import { Suspense, useEffect, useState } from 'react';
import { countNotifications } from '#contract/notifications/creator-endpoints.ts';
import { addParts } from '../../base/i18n/load-messages.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { icon } from '../../base/icons/icon.css.ts';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { visuallyHidden } from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { Skeleton } from '../../kit/parts/skeleton.tsx';
import { openSlideOver } from '../../kit/shell/overlay-store.ts';
import * as styles from './bell.css.ts';
import { bellWords } from './bell-words.ts';

const WORDS: readonly string[] = ['bell'];
const MOST = 99;

const NotificationList = lazyPart(
  async () => (await import('./notification-list.tsx')).NotificationList,
);

/** The bell, once its words are there; until then a page does without it. */
export function Bell() {
  const { i18n } = useLingui();
  const view = useView();
  useEffect(() => {
    addParts(i18n, view, WORDS).catch(() => {});
  }, [i18n, view]);
  // A page that was on its way when they were fetched comes without them.
  return bellWords.title.id in i18n.messages && <Opener />;
}

/** Opens the list of notifications, and says how many are unread: aloud where that changes. */
function Opener() {
  const say = useWords();
  const { uuid } = useProgram();
  const { data } = useEndpoint(countNotifications, { query: { uuid } });
  const unread = data?.unread;
  const changed = useChanged(unread);
  if (unread === undefined) return null;
  const said = unread ? say(bellWords.unread, { count: unread }) : say(bellWords.title);
  const open = () =>
    openSlideOver({
      title: say(bellWords.title),
      content: (close) => (
        <Suspense fallback={<Skeleton rows={4} />}>
          <NotificationList onLeave={close} />
        </Suspense>
      ),
    });
  return (
    <>
      <button
        type="button"
        className={styles.bell}
        aria-haspopup="dialog"
        aria-label={said}
        data-hint=""
        onClick={open}
      >
        <svg className={icon} viewBox="0 0 24 24" aria-hidden="true">
          <path
            fill="none"
            stroke="currentColor"
            strokeLinecap="round"
            strokeLinejoin="round"
            strokeWidth="2"
            d="M10 5a2 2 0 1 1 4 0 7 7 0 0 1 4 6v3a4 4 0 0 0 2 3H4a4 4 0 0 0 2-3v-3a7 7 0 0 1 4-6M9 17v1a3 3 0 0 0 6 0v-1"
          />
        </svg>
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread > MOST ? `${MOST}+` : unread}
          </span>
        )}
      </button>
      <span role="status" className={visuallyHidden}>
        {changed ? said : ''}
      </span>
    </>
  );
}

/** Whether a number is another one than it was when it was first known. */
function useChanged(now: number | undefined): boolean {
  const [first, setFirst] = useState<number>();
  const [changed, setChanged] = useState(false);
  if (now !== undefined && first === undefined) setFirst(now);
  if (!changed && first !== undefined && now !== undefined && now !== first) setChanged(true);
  return changed;
}
