import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import { DEFAULT_API } from '#contract/programs/view.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { cardMuted, primaryButton } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import * as forms from '../../kit/form/form.css.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { addErrorWords } from '../../kit/words/error-text.ts';
import { openingsErrorWords } from './generated/opening-error-words.ts';
import { openingWords } from './opening-words.ts';

addErrorWords(openingsErrorWords);

interface OpeningFormProperties {
  readonly heading: ReactNode;
  readonly text: ReactNode;
  readonly uuid: string;
  readonly error: ApiCallError | null;
  readonly sending: boolean;
  /** Rejects where it did not work: then `error` says why. */
  readonly onSend: (email: string) => Promise<{ readonly valid_hours: number }>;
}

interface Sent {
  readonly email: string;
  readonly hours: number;
}

/** Asks for an address; without scripts its browser sends it, and is answered a page. */
export function OpeningForm({
  heading,
  text,
  uuid,
  error,
  sending,
  onSend,
}: OpeningFormProperties) {
  const [sent, setSent] = useState<Sent>();
  const say = useWords();
  const { api = DEFAULT_API, locale } = useView();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [faulty, setFaulty] = useState(false);
  if (sent)
    return (
      <>
        {heading}
        <SentNotice {...sent} />
      </>
    );
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const input = field.current;
    if (!input || sending) return;
    const email = input.value.trim();
    const valid = email !== '' && input.validity.valid;
    setFaulty(!valid);
    if (!valid) return input.focus();
    try {
      const { valid_hours: hours } = await onSend(email);
      setSent({ email, hours });
    } catch {
      // What went wrong stands above the form.
    }
  };
  return (
    <>
      {heading}
      {text}
      {error && <CallProblem error={error} />}
      <form
        className={forms.form}
        method="post"
        action={`${pathOf(api.base_url)}/remind`}
        noValidate
        onSubmit={send}
      >
        <input type="hidden" name="uuid" value={uuid} />
        <input type="hidden" name="locale" value={locale} />
        <div className={forms.question}>
          <label className={forms.label} htmlFor={id}>
            {say(openingWords.email)}
          </label>
          <input
            ref={field}
            id={id}
            name="email"
            type="email"
            dir="ltr"
            autoComplete="email"
            maxLength={254}
            enterKeyHint="send"
            required
            className={forms.control}
            aria-invalid={faulty}
            aria-describedby={faulty ? `${id}-fault` : undefined}
          />
          {faulty && (
            <p className={forms.fault} id={`${id}-fault`}>
              <Icon name="tabler:alert-triangle" />
              {say(openingWords.emailFault)}
            </p>
          )}
        </div>
        <div className={forms.actions}>
          <button type="submit" className={primaryButton} aria-disabled={sending}>
            {say(openingWords.send)}
          </button>
        </div>
      </form>
    </>
  );
}

/** Takes the focus that the form had. */
function SentNotice({ email, hours }: Sent) {
  const say = useWords();
  return (
    <div ref={(place) => place?.focus()} tabIndex={-1} role="status" className={forms.question}>
      <p className={forms.label}>{say(openingWords.sentTitle)}</p>
      <p>{say(openingWords.sentText, { email, hours })}</p>
      <p className={cardMuted}>{say(openingWords.sentAgain)}</p>
    </div>
  );
}

/** The API is on every host that serves pages: a form may be sent to its own alone. */
const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/]+/, '');
