import { resubmitAppeal, submitAppeal } from '#contract/content/appeal-endpoints.ts';
import type { Appeal } from '#contract/shapes/appeal.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { draftKey } from '../../base/session/draft-storage.ts';
import { useAction, useSession } from '../../base/session/use-api.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { AnswerForm } from '../../kit/form/answer-form.tsx';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { appealWords } from './appeal-words.ts';

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
