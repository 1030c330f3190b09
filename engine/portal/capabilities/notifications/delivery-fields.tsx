import { useMemo } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import { field } from '../../core/console/console-frame.css.ts';
import { hours, LANGUAGES, timeZones } from './mail-choices.ts';
import type { Settings } from './notification-form.tsx';
import * as styles from './notifications.css.ts';
import { notificationsWords as words } from './notifications-words.ts';

interface DeliveryFieldsProperties {
  readonly choice: Settings;
  readonly onChange: (part: Partial<Settings>) => void;
}

/** When daily mails come, by whose clocks, and in which language. */
export function DeliveryFields({ choice, onChange }: DeliveryFieldsProperties) {
  const say = useWords();
  const { locale } = useView();
  const zones = useMemo(() => timeZones(choice.time_zone), [choice.time_zone]);
  // A language that mails are not written in any more stays until another is chosen.
  const languages = LANGUAGES.some(([one]) => one === choice.locale)
    ? LANGUAGES
    : [[choice.locale, choice.locale] as const, ...LANGUAGES];
  return (
    <div className={styles.fields}>
      <label className={styles.labelled}>
        <span>{say(words.hour)}</span>
        <select
          className={field}
          value={choice.digest_hour}
          onChange={({ currentTarget: { value } }) => onChange({ digest_hour: Number(value) })}
        >
          {hours(locale).map((text, hour) => (
            <option key={text} value={hour}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.labelled}>
        <span>{say(words.timeZone)}</span>
        <select
          className={field}
          value={choice.time_zone}
          translate="no"
          onChange={({ currentTarget: { value } }) => onChange({ time_zone: value })}
        >
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.labelled}>
        <span>{say(words.locale)}</span>
        <select
          className={field}
          value={choice.locale}
          translate="no"
          onChange={({ currentTarget: { value } }) => onChange({ locale: value })}
        >
          {languages.map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
