import type { CreatorNotificationItem } from '#contract/notifications/creator-endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { useView } from '../../base/view/use-view.ts';
import { localMoment } from '../../kit/parts/format.ts';
import { tagGood } from '../../kit/parts/parts.css.ts';
import { bellWords } from './bell-words.ts';
import * as styles from './notification-list.css.ts';

interface NotificationEntryProperties {
  readonly item: CreatorNotificationItem;
  readonly onRead: () => void;
  readonly onLeave: () => void;
}

/** One of them; its title leads to what it tells of. */
export function NotificationEntry({ item, onRead, onLeave }: NotificationEntryProperties) {
  const say = useWords();
  const { locale } = useView();
  const { title, text, note, path, created_at, read } = item;
  const follow = () => {
    if (!read) onRead();
    onLeave();
  };
  return (
    <li className={read ? styles.entry : styles.unread}>
      <p className={styles.when}>
        {!read && <span className={tagGood}>{say(bellWords.new)}</span>}
        <time dateTime={created_at}>{localMoment(created_at, locale)}</time>
      </p>
      <h3 className={styles.title}>
        {path === null ? (
          title
        ) : (
          <ProgramLink to={path} onClick={follow}>
            {title}
          </ProgramLink>
        )}
      </h3>
      {text !== '' && <p className={styles.text}>{text}</p>}
      {note !== null && (
        <p className={styles.text}>
          <strong>{say(bellWords.note)}:</strong> {note}
        </p>
      )}
      {!read && (
        <button type="button" className={styles.mark} onClick={onRead}>
          {say(bellWords.mark)}
        </button>
      )}
    </li>
  );
}
