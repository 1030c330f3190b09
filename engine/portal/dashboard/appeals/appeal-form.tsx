import { resubmitAppeal, submitAppeal } from '#contract/content/appeals.ts';
import type { Appeal } from '#contract/shapes/appeal.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useAction, useSession } from '../../session/use-api.ts';
import { toast } from '../../shell/toast-store.ts';
import { useProgram } from '../../view/use-view.ts';
import { AnswerForm } from '../form/answer-form.tsx';
import { draftKey } from '../form/draft-storage.ts';
import { appealWords } from '../words/appeal-words.ts';
import { commonWords } from '../words/common-words.ts';

/** What is appealed against. */
export type AppealSubject = Pick<Appeal, 'subject_kind' | 'subject_id'>;

/** The longest message, in characters. */
const LONGEST = 2_000;

interface AppealFormProperties {
  readonly subject: AppealSubject;
  /** The appeal that changes were asked for. */
  readonly before?: Pick<Appeal, 'id' | 'message' | 'revision'> | undefined;
  readonly onSent: () => void;
}

/** Appeals against something, or sends an appeal again with another message. */
export function AppealForm({ subject, before, onSent }: AppealFormProperties) {
  const say = useWords();
  const { uuid } = useProgram();
  const session = useSession();
  const submit = useAction(submitAppeal);
  const resubmit = useAction(resubmitAppeal);
  const { subject_kind, subject_id } = subject;
  const question = {
    name: 'message',
    type: 'long_text',
    label: say(appealWords.message),
    help: say(appealWords.help),
    required: true,
    max_length: LONGEST,
  } as const;
  const draft = `appeal-${subject_kind}-${subject_id}:${before?.revision ?? 0}`;
  return (
    <AnswerForm
      groups={[{ id: 'appeal', questions: [question] }]}
      answers={before ? { message: before.message } : {}}
      draft={session && draftKey(uuid, session.user.id, draft)}
      submitLabel={say(before ? appealWords.sendAgain : commonWords.send)}
      onSubmit={async ({ message: given }) => {
        const query = { uuid };
        const message = String(given);
        if (before)
          await resubmit.mutateAsync({
            params: { appeal_id: before.id },
            query,
            body: { message },
          });
        else await submit.mutateAsync({ query, body: { subject_kind, subject_id, message } });
        toast({ title: say(before ? appealWords.sentAgain : appealWords.sent), tone: 'success' });
        onSent();
      }}
    />
  );
}
