import { listReminders, removeReminders, setReminders } from '#contract/reminders/endpoints.ts';
import type { Reminder, ReminderSubjectId } from '#contract/shapes/reminders.ts';
import type { ReminderMoment } from '#contract/vocabulary/reminder-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction, useEndpoint } from '../../base/session/use-api.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { relativeTime } from '../../kit/parts/format.ts';
import { localTimeZone } from '../../kit/parts/local-time-zone.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { addErrorWords, errorText } from '../../kit/words/error-text.ts';
import { remindersErrorWords } from './generated/reminder-error-words.ts';
import { ReminderSign } from './reminder-sign.tsx';
import { reminderWords } from './reminder-words.ts';
import * as styles from './reminders.css.ts';

addErrorWords(remindersErrorWords);

export interface RemindButtonProperties {
  /** Several for quests that end together. */
  readonly subjects: readonly ReminderSubjectId[];
  readonly moment: ReminderMoment;
  readonly title: string;
  /** A sign alone, or the words beside it. */
  readonly look: 'sign' | 'words';
}

/** Has the person be reminded by mail, and takes that back: pressed while a reminder is set. */
export function RemindButton({ subjects, moment, title, look }: RemindButtonProperties) {
  const say = useWords();
  const { locale } = useView();
  const { uuid } = useProgram();
  const { data } = useEndpoint(listReminders, { query: { uuid } });
  const set = useAction(setReminders);
  const remove = useAction(removeReminders);
  if (!data) return null;
  const own = ownReminders(data.reminders, subjects, moment);
  const pressed = own.length === subjects.length;
  const options = {
    onError: (error: Parameters<typeof errorText>[0]) =>
      toast({ title: errorText(error, say), tone: 'error' }),
  };
  const press = () => {
    if (set.isPending || remove.isPending) return;
    if (pressed)
      remove.mutate(
        { query: { uuid }, body: { ids: own.map(({ id }) => id) } },
        { ...options, onSuccess: () => toast({ title: say(reminderWords.removed) }) },
      );
    else
      set.mutate(
        {
          query: { uuid },
          body: { subjects: [...subjects], moment, time_zone: localTimeZone() },
        },
        {
          ...options,
          onSuccess: ({ reminders }) => {
            const [first] = ownReminders(reminders, subjects, moment);
            const time = first?.due_at && relativeTime(first.due_at, Date.now(), locale);
            const said =
              moment === 'closes' && time
                ? say(reminderWords.set, { time })
                : say(reminderWords.setAtOpening);
            toast({ title: said, tone: 'success' });
          },
        },
      );
  };
  const sign = <ReminderSign state={pressed ? 'set' : 'unset'} />;
  if (look === 'sign')
    return (
      <button
        type="button"
        className={styles.sign}
        aria-pressed={pressed}
        aria-label={say(reminderWords.remind, { title })}
        onClick={press}
      >
        {sign}
      </button>
    );
  return (
    <button type="button" className={quietButton} aria-pressed={pressed} onClick={press}>
      {sign}
      {say(reminderWords.remindShort)}
    </button>
  );
}

const ownReminders = (
  reminders: readonly Reminder[],
  subjects: readonly ReminderSubjectId[],
  moment: ReminderMoment,
) =>
  reminders.filter(
    (one) =>
      one.moment === moment &&
      subjects.some(({ kind, id }) => one.subject.kind === kind && one.subject.id === id),
  );
