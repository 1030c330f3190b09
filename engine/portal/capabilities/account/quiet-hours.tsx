import type { ChangeEvent } from 'react';
import type { MailTiming } from '#contract/shapes/mail-timing.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { tick } from '../../kit/parts/tick.css.ts';
import * as styles from './account.css.ts';
import { mailTimingWords as words } from './mail-timing-words.ts';

type Hours = MailTiming['quiet_hours'];

/** What a night is to most. */
const NIGHT = { from: '22:00', until: '07:00' };
const ENDS = { from: words.quietFrom, until: words.quietUntil } as const;

interface QuietHoursProperties {
  readonly hours: Hours;
  readonly onChange: (hours: Hours) => void;
}

/** Whether there are hours without mails that can wait, and which. */
export function QuietHours({ hours, onChange }: QuietHoursProperties) {
  const say = useWords();
  return (
    <>
      <label className={styles.check}>
        <input
          type="checkbox"
          className={tick}
          checked={hours !== null}
          onChange={({ currentTarget: { checked } }) => onChange(checked ? NIGHT : null)}
        />
        {say(words.quietOn)}
      </label>
      {hours && (
        <div className={styles.times}>
          {(Object.keys(ENDS) as (keyof typeof ENDS)[]).map((end) => (
            <label key={end} className={styles.field}>
              {say(ENDS[end])}
              {/* Kept when it is left: on the way to a time others stand there. */}
              <input
                key={hours[end]}
                type="time"
                className={styles.box}
                required
                defaultValue={hours[end]}
                onBlur={(event) => {
                  const time = timeOf(event, hours[end]);
                  if (time !== hours[end]) onChange({ ...hours, [end]: time });
                }}
              />
            </label>
          ))}
        </div>
      )}
    </>
  );
}

/** The time that was typed; where it is none, what was there before stands there again. */
function timeOf({ currentTarget: field }: ChangeEvent<HTMLInputElement>, before: string): string {
  if (field.value === '') field.value = before;
  return field.value.slice(0, 5);
}
