import { readNotificationSettings } from '#contract/notifications/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { title } from '../../core/console/console-frame.css.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { NotificationForm } from './notification-form.tsx';
import * as styles from './notifications.css.ts';
import { notificationsWords as words } from './notifications-words.ts';

/** What the operator is told of by mail in this program. */
export function NotificationsPage() {
  const say = useWords();
  const { program } = useConsole();
  const settings = useEndpoint(readNotificationSettings, { query: { uuid: program.uuid } });
  return (
    <div className={styles.page}>
      <h1 className={title}>{say(words.title)}</h1>
      <Answer of={settings}>
        {(answer) => (
          <>
            <p className={`${styles.muted} ${styles.address}`}>
              {say(words.text, { program: program.title, email: answer.email })}{' '}
              {!answer.chosen && say(words.unchosen)}
            </p>
            <NotificationForm settings={answer} />
          </>
        )}
      </Answer>
    </div>
  );
}
