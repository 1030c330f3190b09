import { useId, useMemo } from 'react';
import type { DecisionMail } from '#contract/shapes/decision-mail.ts';
import type { MailSilence, ReviewSubject } from '#contract/vocabulary/inbox-words.ts';
import { LOCALE_NAMES } from '../../base/i18n/engine-locales.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { type TypedDecision, verdictOf } from './decision-form.tsx';
import * as styles from './inbox.css.ts';
import { inboxWords } from './inbox-words.ts';
import { useDecisionMail } from './use-decision-mail.ts';

const SILENCES: Readonly<Record<MailSilence, Word>> = {
  not_told: inboxWords.notTold,
  no_account: inboxWords.noAccount,
  no_verified_email: inboxWords.noVerifiedEmail,
  unsubscribed: inboxWords.unsubscribed,
};

interface MailToCreatorProperties {
  readonly kind: ReviewSubject;
  readonly id: string | number;
  readonly typed: TypedDecision;
}

/** The mail that the creator would get, as it follows what is typed; deciding never waits for it. */
export function MailToCreator({ kind, id, typed }: MailToCreatorProperties) {
  const say = useWords();
  const heading = useId();
  const verdict = useMemo(() => verdictOf(typed), [typed]);
  const { mail, state } = useDecisionMail(kind, id, verdict);
  return (
    <section className={styles.part} aria-labelledby={heading} aria-busy={state === 'coming'}>
      <div className={styles.head}>
        <h3 id={heading} className={styles.partTitle}>
          {say(inboxWords.mailPreview)}
        </h3>
        {state !== 'shown' && (
          <span className={styles.mark}>
            {say(state === 'unseen' ? inboxWords.mailUnseen : inboxWords.mailComing)}
          </span>
        )}
      </div>
      {mail && <Mail of={mail} />}
    </section>
  );
}

function Mail({ of: { mail, silence } }: { readonly of: DecisionMail }) {
  const say = useWords();
  if (!mail) return silence && <p className={styles.mark}>{say(SILENCES[silence])}</p>;
  const language = LOCALE_NAMES[mail.locale] ?? mail.locale;
  return (
    <>
      <p className={styles.mark}>{say(inboxWords.mailLanguage, { language })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long mail is scrolled by keyboard. */}
      <blockquote className={styles.mail} dir="auto" lang={mail.locale} tabIndex={0}>
        <strong>{mail.subject}</strong>
        <p className={styles.text}>{mail.text}</p>
      </blockquote>
    </>
  );
}
