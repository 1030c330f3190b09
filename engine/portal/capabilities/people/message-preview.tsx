import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { sendMessage } from '#contract/people/message-endpoints.ts';
import { LOCALE_NAMES } from '../../base/i18n/engine-locales.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { messageWords as words } from './message-words.ts';
import * as styles from './people.css.ts';
import { peopleWords } from './people-words.ts';

interface MessagePreviewProperties {
  readonly answer: ResponseOf<typeof sendMessage>;
  readonly isSending: boolean;
  readonly onSend: () => void;
}

const OBSTACLES = {
  unknown: words.unknown,
  no_verified_email: words.noEmail,
  unsubscribed: words.unsubscribed,
} as const;

/** Who would get a message and in which language, how it reads, and who gets nothing why. */
export function MessagePreview({ answer, isSending, onSend }: MessagePreviewProperties) {
  const say = useWords();
  const { recipients, excluded } = answer;
  const [first] = recipients;
  const nameless = say(peopleWords.nameless);
  return (
    <div className={styles.part} role="status">
      {first && (
        <blockquote className={styles.part} dir="auto">
          <strong>{first.subject}</strong>
          <p className={styles.text}>{first.text}</p>
        </blockquote>
      )}
      <ul className={styles.lines}>
        {recipients.map(({ creator_id, name, locale, fallback }) => (
          <li key={creator_id}>
            {say(fallback ? words.fallback : words.gets, {
              name: name || nameless,
              language: LOCALE_NAMES[locale] ?? locale,
            })}
          </li>
        ))}
      </ul>
      {excluded.length > 0 && (
        <>
          <p>{say(words.excluded, { count: excluded.length })}</p>
          <ul className={styles.lines}>
            {excluded.map(({ creator_id, name, obstacle }) => (
              <li key={creator_id}>{say(OBSTACLES[obstacle], { name: name || nameless })}</li>
            ))}
          </ul>
        </>
      )}
      {first && (
        <div>
          <button type="button" className={smallButton} aria-disabled={isSending} onClick={onSend}>
            {say(words.send, { count: recipients.length })}
          </button>
        </div>
      )}
    </div>
  );
}
