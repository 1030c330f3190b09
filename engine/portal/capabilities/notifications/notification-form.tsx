import { type ReactNode, useState } from 'react';
import type { BodyOf, ResponseOf } from '#contract/endpoints/endpoint.ts';
import {
  changeNotificationSettings,
  type readNotificationSettings,
} from '#contract/notifications/endpoints.ts';
import { NEW_ITEM_NOTIFICATIONS } from '#contract/vocabulary/notification-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { useAction } from '../../base/session/use-api.ts';
import { useView } from '../../base/view/use-view.ts';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { localTimeZone } from '../../kit/parts/local-time-zone.ts';
import { tick } from '../../kit/parts/tick.css.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { nearestLanguage } from './mail-choices.ts';
import * as styles from './notifications.css.ts';
import { notificationsWords as words } from './notifications-words.ts';

export type Settings = BodyOf<typeof changeNotificationSettings>;

const NEW_ITEMS = {
  at_once: [words.atOnce, words.atOnceText],
  digest: [words.digest, words.digestText],
  none: [words.none, words.noneText],
} as const;

const ALSO = {
  overdue: words.overdue,
  low_stock: words.lowStock,
  manifest_broken: words.manifestBroken,
  campaign_pending: words.campaignPending,
  mails_failed: words.mailsFailed,
  webhooks_off: words.webhooksOff,
} as const satisfies Partial<Record<keyof Settings, Word>>;
const OTHERS = Object.keys(ALSO) as (keyof typeof ALSO)[];

interface NotificationFormProperties {
  readonly settings: ResponseOf<typeof readNotificationSettings>;
}

/** The choice of what is told, how and when. */
export function NotificationForm({ settings }: NotificationFormProperties) {
  const say = useWords();
  const { locale } = useView();
  const { program } = useConsole();
  const [choice, setChoice] = useState<Settings>(() => beginning(settings, locale));
  const save = useAction(changeNotificationSettings);
  const change = (part: Partial<Settings>) => setChoice((before) => ({ ...before, ...part }));
  const submit = () => {
    if (save.isPending) return;
    save.mutate(
      { query: { uuid: program.uuid }, body: choice },
      { onSuccess: () => toast({ title: say(commonWords.saved), tone: 'success' }) },
    );
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Group title={words.newItems}>
        {NEW_ITEM_NOTIFICATIONS.map((one) => {
          const [label, text] = NEW_ITEMS[one];
          return (
            <label key={one} className={styles.choice}>
              <input
                type="radio"
                name="new_items"
                className={tick}
                checked={choice.new_items === one}
                onChange={() => change({ new_items: one })}
              />
              <span className={styles.said}>
                {say(label)}
                <span>{say(text)}</span>
              </span>
            </label>
          );
        })}
      </Group>
      <Group title={words.also}>
        {OTHERS.map((one) => (
          <label key={one} className={styles.choice}>
            <input
              type="checkbox"
              className={tick}
              checked={choice[one]}
              onChange={({ currentTarget: { checked } }) => change({ [one]: checked })}
            />
            {say(ALSO[one])}
          </label>
        ))}
      </Group>
      <Group title={words.when}>
        <DeliveryFields choice={choice} onChange={change} />
      </Group>
      <div>
        <button type="submit" className={smallButton} aria-disabled={save.isPending}>
          {say(words.save)}
        </button>
      </div>
      {save.error && <CallProblem error={save.error} />}
    </form>
  );
}

/** Who never chose begins with the place and the language of the browser. */
function beginning(
  { email: _, chosen, ...settings }: NotificationFormProperties['settings'],
  locale: string,
): Settings {
  if (chosen) return settings;
  return { ...settings, time_zone: localTimeZone(), locale: nearestLanguage(locale) };
}

function Group({ title, children }: { readonly title: Word; readonly children: ReactNode }) {
  const say = useWords();
  return (
    <fieldset className={styles.group}>
      <legend>{say(title)}</legend>
      {children}
    </fieldset>
  );
}
