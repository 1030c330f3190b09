import { changeCustomFields, readCustomFields } from '#contract/account/endpoints.ts';
import type { Answers } from '#contract/endpoints/fields.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { draftKey } from '../../base/session/draft-storage.ts';
import { useAction, useEndpoint, useSession } from '../../base/session/use-api.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { AnswerForm } from '../../kit/form/answer-form.tsx';
import { questionsOf } from '../../kit/form/question.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { AccountPart } from './account-part.tsx';
import { accountWords } from './account-words.ts';

/** The program's own questions; nothing where it asks none. */
export function CustomFieldsPart() {
  const say = useWords();
  const { uuid, custom_fields = [] } = useProgram();
  const session = useSession();
  const asks = custom_fields.length > 0;
  const answer = useEndpoint(readCustomFields, { query: { uuid } }, { enabled: asks });
  const change = useAction(changeCustomFields);
  if (!asks) return null;
  const save = async (names: readonly string[], answers: Answers) => {
    // What is not sent stays as it was: an answer that was taken back is sent as none.
    const emptied = Object.fromEntries(names.map((name) => [name, null]));
    await change.mutateAsync({ body: { custom_fields: { ...emptied, ...answers } } });
    toast({ title: say(accountWords.answersSaved), tone: 'success' });
  };
  return (
    <AccountPart title={say(accountWords.customFields)}>
      <Answer of={answer} rows={custom_fields.length}>
        {({ fields, custom_fields: answers }) => (
          <AnswerForm
            groups={[{ id: 'custom_fields', questions: questionsOf(fields) }]}
            answers={answers}
            draft={session && draftKey(uuid, session.user.id, 'custom_fields')}
            submitLabel={say(commonWords.save)}
            onSubmit={(given) =>
              save(
                fields.map(({ name }) => name),
                given,
              )
            }
          />
        )}
      </Answer>
    </AccountPart>
  );
}
