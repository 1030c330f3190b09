import {
  listNotifications,
  markNotification,
  markNotifications,
} from '#contract/notifications/creator-endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { useAction } from '../../base/session/use-api.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { Empty } from '../../kit/parts/empty.tsx';
import { Paged } from '../../kit/parts/paged.tsx';
import { usePages } from '../../kit/parts/use-pages.ts';
import { bellWords } from './bell-words.ts';
import { NotificationEntry } from './notification-entry.tsx';
import * as styles from './notification-list.css.ts';

interface NotificationListProperties {
  /** Called where a link of it was followed. */
  readonly onLeave: () => void;
}

/** What the person was told of, the newest first. */
export function NotificationList({ onLeave }: NotificationListProperties) {
  const say = useWords();
  const { uuid, sections } = useProgram();
  const pages = usePages(listNotifications, { query: { uuid } });
  const one = useAction(markNotification);
  const all = useAction(markNotifications);
  const error = one.error ?? all.error;
  const settings = sections.find(({ name }) => name === 'account');
  return (
    <>
      <Paged of={pages} rows={4}>
        {(found) => {
          const items = found.flatMap((page) => page.items);
          const [newest] = items;
          if (!newest)
            return (
              <Empty icon="tabler:mail-opened" title={say(bellWords.empty)}>
                <p>{say(bellWords.emptyText)}</p>
              </Empty>
            );
          return (
            <>
              {items.some(({ read }) => !read) && (
                <div>
                  <button
                    type="button"
                    className={quietButton}
                    onClick={() => all.mutate({ query: { uuid }, body: { up_to: newest.id } })}
                  >
                    {say(bellWords.markAll)}
                  </button>
                </div>
              )}
              <ul className={styles.list}>
                {items.map((item) => (
                  <NotificationEntry
                    key={item.id}
                    item={item}
                    onRead={() =>
                      one.mutate({ query: { uuid }, params: { notification_id: item.id } })
                    }
                    onLeave={onLeave}
                  />
                ))}
              </ul>
            </>
          );
        }}
      </Paged>
      {error && <CallProblem error={error} />}
      {settings && (
        <p>
          <ProgramLink to={settings.path} onClick={onLeave}>
            {say(bellWords.settings)}
          </ProgramLink>
        </p>
      )}
    </>
  );
}
