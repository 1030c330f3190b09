import { acceptAsGuest } from '#contract/guest/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { card, cardMuted, itemTitle } from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { guestAgreementQuestions, splitAgreements } from '../../kit/form/agreement-questions.tsx';
import { AnswerForm } from '../../kit/form/answer-form.tsx';
import type { Question } from '../../kit/form/question.ts';
import { stack } from '../../kit/parts/parts.css.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { partWords } from '../../kit/words/part-words.ts';
import { guestWords } from './guest-words.ts';
import type { Guest } from './use-guest.ts';

interface AcceptInvitationProperties {
  readonly guest: Guest;
  /** The agreements that accepting needs. */
  readonly agreements: readonly string[];
}

/** Asks a guest for a name and the agreements, and accepts what the link offers. */
export function AcceptInvitation({ guest, agreements }: AcceptInvitationProperties) {
  const say = useWords();
  const { locale } = useView();
  const program = useProgram();
  const accept = useAction(acceptAsGuest);
  const boxes = guestAgreementQuestions(agreements, program, say, locale);
  const questions: readonly Question[] = [
    {
      name: 'name',
      type: 'text',
      label: say(guestWords.name),
      help: say(guestWords.nameHelp),
      required: true,
      max_length: 60,
      autoComplete: 'nickname',
    },
    {
      name: 'email',
      type: 'email',
      label: say(guestWords.email),
      help: say(guestWords.emailHelp),
      max_length: 254,
      autoComplete: 'email',
    },
  ];
  return (
    <section className={`${card} ${stack}`}>
      <h2 className={itemTitle}>{say(guestWords.accept)}</h2>
      <p className={cardMuted}>{say(guestWords.noAccount)}</p>
      <AnswerForm
        groups={[
          { id: 'guest', questions },
          ...(boxes.length > 0
            ? [{ id: 'agreements', title: say(partWords.agreements), questions: boxes }]
            : []),
        ]}
        answers={{}}
        submitLabel={say(guestWords.accept)}
        onSubmit={async (given) => {
          const { answers, agreements: ticked } = splitAgreements(given);
          const name = String(answers.name);
          const accepted = await accept.mutateAsync({
            body: {
              token: guest.token,
              name,
              agreements: ticked,
              ...(answers.email ? { email: String(answers.email) } : {}),
            },
          });
          guest.keep(accepted.token);
          toast({ title: say(guestWords.accepted, { name }), tone: 'success' });
        }}
      />
    </section>
  );
}
