import { listReminders, removeReminders } from '#contract/reminders/endpoints.ts';
import type { Reminder } from '#contract/shapes/reminders.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { useAction, useEndpoint } from '../../base/session/use-api.ts';
import { cardMuted } from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { localMoment } from '../../kit/parts/format.ts';
import { reminderWords } from './reminder-words.ts';
import * as styles from './reminders.css.ts';

/** All that the person is reminded of by mail, each with the way to take it back. */
export function ReminderList() {
  const say = useWords();
  const { uuid } = useProgram();
  const answer = useEndpoint(listReminders, { query: { uuid } });
  const remove = useAction(removeReminders);
  return (
    <div className={styles.part}>
      <h3 className={styles.heading}>{say(reminderWords.title)}</h3>
      <Answer of={answer} rows={1}>
        {({ reminders }) =>
          reminders.length === 0 ? (
            <p className={cardMuted}>{say(reminderWords.none)}</p>
          ) : (
            <ul className={styles.list}>
              {reminders.map((one) => (
                <Item
                  key={one.id}
                  reminder={one}
                  onRemove={() => remove.mutate({ query: { uuid }, body: { ids: [one.id] } })}
                />
              ))}
            </ul>
          )
        }
      </Answer>
      {remove.error && <CallProblem error={remove.error} />}
    </div>
  );
}

interface ItemProperties {
  readonly reminder: Reminder;
  readonly onRemove: () => void;
}

function Item({ reminder: { title, moment, at, due_at, sent_at }, onRemove }: ItemProperties) {
  const say = useWords();
  const { locale } = useView();
  const told = sent_at ?? due_at;
  return (
    <li className={styles.item}>
      <div>
        <p>{title}</p>
        <p className={styles.when}>
          {at === null
            ? say(reminderWords.noDate)
            : say(reminderWords[moment], { moment: localMoment(at, locale) })}
          {told !== null &&
            ` · ${say(sent_at ? reminderWords.sent : reminderWords.due, { moment: localMoment(told, locale) })}`}
        </p>
      </div>
      <button
        type="button"
        className={styles.sign}
        aria-label={say(reminderWords.remove, { title })}
        onClick={onRemove}
      >
        <Icon name="tabler:x" />
      </button>
    </li>
  );
}
