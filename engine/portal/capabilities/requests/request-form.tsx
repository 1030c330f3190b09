import { useState } from 'react';
import { acceptAgreements, listAgreements } from '#contract/agreements/endpoints.ts';
import type { Answers } from '#contract/endpoints/fields.ts';
import type { Agreement } from '#contract/shapes/agreement.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { draftKey } from '../../base/session/draft-storage.ts';
import { useAction, useEndpoint, useSession } from '../../base/session/use-api.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { KeyChoice } from '../../core/keys/key-choice.tsx';
import { keyWords } from '../../core/keys/key-words.ts';
import { preselectedKey } from '../../core/keys/preselected-key.ts';
import { agreementQuestions, splitAgreements } from '../../kit/form/agreement-questions.tsx';
import { AnswerForm } from '../../kit/form/answer-form.tsx';
import { questionsOf } from '../../kit/form/question.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { partWords } from '../../kit/words/part-words.ts';
import type { Available } from './available-list.tsx';
import { requestWords } from './request-words.ts';

/** What of a request is sent. */
export interface RequestBody {
  readonly key_option_id?: number;
  readonly answers: Answers;
}

interface RequestFormProperties {
  readonly activation: Pick<Available, 'activation_id' | 'form' | 'key_options'> & {
    readonly agreements?: readonly string[];
  };
  /** What was sent before. */
  readonly before?: {
    readonly id: number;
    readonly revision: number;
    readonly answers: Answers;
    readonly key_option_id: number | null;
  };
  readonly submitLabel: string;
  /** @throws ApiCallError */
  readonly onSubmit: (body: RequestBody) => Promise<unknown>;
}

/** An activation's questions, which of its keys is wanted, and the agreements still needed. */
export function RequestForm(properties: RequestFormProperties) {
  const { uuid } = useProgram();
  const answer = useEndpoint(listAgreements, { query: { uuid } });
  return (
    <Answer of={answer} rows={2}>
      {({ agreements }) => <Form {...properties} agreements={agreements} />}
    </Answer>
  );
}

interface FormProperties extends RequestFormProperties {
  readonly agreements: readonly Agreement[];
}

function Form({ activation, before, submitLabel, onSubmit, agreements }: FormProperties) {
  const say = useWords();
  const { locale } = useView();
  const program = useProgram();
  const session = useSession();
  const accept = useAction(acceptAgreements, { refresh: ['account', 'programs'] });
  const { activation_id, form, key_options, agreements: named = [] } = activation;
  const [picked, setPicked] = useState<number>();
  const [keyMissing, setKeyMissing] = useState(false);
  const chosen = before?.key_option_id ?? null;
  const key = picked ?? preselectedKey(key_options, chosen, { evenGone: true });
  const needed = agreements.filter(({ agreement }) => named.includes(agreement));
  const boxes = agreementQuestions(needed, program, say, locale);
  const draft = before ? `request-${before.id}:${before.revision}` : `request-of-${activation_id}`;
  const send = async (given: Answers) => {
    const { answers, agreements: ticked } = splitAgreements(given);
    setKeyMissing(key === undefined && key_options.length > 0);
    if (key === undefined && key_options.length > 0) return;
    if (Object.keys(ticked).length > 0)
      await accept.mutateAsync({ query: { uuid: program.uuid }, body: ticked });
    await onSubmit({ answers, ...(key === undefined ? {} : { key_option_id: key }) });
  };
  return (
    <AnswerForm
      groups={[
        { id: 'questions', questions: questionsOf(form) },
        ...(boxes.length > 0
          ? [{ id: 'agreements', title: say(partWords.agreements), questions: boxes }]
          : []),
      ]}
      answers={before?.answers ?? {}}
      draft={session && draftKey(program.uuid, session.user.id, draft)}
      submitLabel={submitLabel}
      onSubmit={send}
    >
      {key_options.length > 0 && (
        <KeyChoice
          title={say(requestWords.whichKey)}
          text={say(requestWords.whichKeyText)}
          options={key_options}
          value={key}
          onChoose={(id) => {
            setPicked(id);
            setKeyMissing(false);
          }}
          evenGone
        />
      )}
      {keyMissing && <p role="alert">{say(keyWords.choose)}</p>}
    </AnswerForm>
  );
}
