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
  const { answer, state } = useDecisionMail(kind, id, verdictOf(typed));
  return (
    <section
      className={styles.part}
      aria-label={say(inboxWords.mailPreview)}
      aria-busy={state === 'coming'}
    >
      {answer ? (
        <Answer answer={answer} />
      ) : (
        <p className={styles.mark}>
          {say(state === 'unseen' ? inboxWords.mailUnseen : inboxWords.mailComing)}
        </p>
      )}
    </section>
  );
}

function Answer({ answer: { mail, silence } }: { readonly answer: DecisionMail }) {
  const say = useWords();
  if (!mail) return silence && <p className={styles.mark}>{say(SILENCES[silence])}</p>;
  const language = LOCALE_NAMES[mail.locale] ?? mail.locale;
  return (
    <>
      <p className={styles.mark}>
        {say(inboxWords.mailPreview)} · {say(inboxWords.mailLanguage, { language })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long mail is scrolled by keyboard. */}
      <blockquote className={styles.mail} dir="auto" lang={mail.locale} tabIndex={0}>
        <strong>{mail.subject}</strong>
        <p className={styles.text}>{mail.text}</p>
      </blockquote>
    </>
  );
}
