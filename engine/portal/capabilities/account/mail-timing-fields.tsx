import { useState } from 'react';
import { changeNotificationPreferences } from '#contract/notifications/preference-endpoints.ts';
import type { MailTiming } from '#contract/shapes/mail-timing.ts';
import { MAIL_RHYTHMS } from '#contract/vocabulary/notification-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { localTimeZone } from '../../kit/parts/local-time-zone.ts';
import { tick } from '../../kit/parts/tick.css.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import * as styles from './account.css.ts';
import { mailTimingWords as words } from './mail-timing-words.ts';
import { PushFields } from './push-fields.tsx';
import { QuietHours } from './quiet-hours.tsx';

const RHYTHMS = {
  at_once: words.atOnce,
  daily: words.daily,
  weekly: words.weekly,
} as const;

interface MailTimingFieldsProperties {
  readonly timing: MailTiming;
}

/** When mails that can wait come; what is chosen is kept at once. */
export function MailTimingFields({ timing: kept }: MailTimingFieldsProperties) {
  const say = useWords();
  const { uuid } = useProgram();
  const change = useAction(changeNotificationPreferences, { refresh: ['account'] });
  const [chosen, setChosen] = useState<Partial<MailTiming>>({});
  const timing = { ...kept, ...chosen };
  const zone = timing.time_zone ?? localTimeZone();
  const set = (part: Partial<MailTiming>) => {
    const whole = { time_zone: zone, ...part };
    setChosen((before) => ({ ...before, ...whole }));
    change.mutate(
      { query: { uuid }, body: { timing: whole } },
      {
        onSuccess: () => toast({ title: say(commonWords.saved), tone: 'success' }),
        // What did not arrive is shown as it is kept.
        onError: () => setChosen({}),
      },
    );
  };
  return (
    <>
      <fieldset className={styles.timing}>
        <legend className={styles.kind}>{say(words.rhythm)}</legend>
        {MAIL_RHYTHMS.map((rhythm) => (
          <label key={rhythm} className={styles.check}>
            <input
              type="radio"
              name="rhythm"
              className={tick}
              checked={timing.rhythm === rhythm}
              onChange={() => set({ rhythm })}
            />
            {say(RHYTHMS[rhythm])}
          </label>
        ))}
        <p className={styles.muted}>{say(words.rhythmText)}</p>
      </fieldset>
      <fieldset className={styles.timing}>
        <legend className={styles.kind}>{say(words.quiet)}</legend>
        <QuietHours hours={timing.quiet_hours} onChange={(quiet_hours) => set({ quiet_hours })} />
        {(timing.quiet_hours || timing.rhythm !== 'at_once') && (
          <TimeZone zone={zone} onChange={(time_zone) => set({ time_zone })} />
        )}
      </fieldset>
      {change.error && <CallProblem error={change.error} />}
      <PushFields />
    </>
  );
}

interface TimeZoneProperties {
  readonly zone: string;
  readonly onChange: (zone: string) => void;
}

/** By whose clocks that is; somebody who is elsewhere now may have it follow. */
function TimeZone({ zone, onChange }: TimeZoneProperties) {
  const say = useWords();
  const local = localTimeZone();
  const named = (one: string) => one.replaceAll('_', ' ');
  return (
    <>
      <p className={styles.muted}>{say(words.quietZone, { zone: named(zone) })}</p>
      {local !== zone && (
        <div>
          <button type="button" className={quietButton} onClick={() => onChange(local)}>
            {say(words.useZone, { zone: named(local) })}
          </button>
        </div>
      )}
    </>
  );
}
