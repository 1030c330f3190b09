import { useState } from 'react';
import { acceptAgreements } from '#contract/agreements/endpoints.ts';
import type { AgreementName } from '#contract/endpoints/fields.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { primaryButton } from '../../base/theme/parts.css.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { toast } from '../shell/toast-store.ts';
import { partWords } from '../words/part-words.ts';
import { acceptance } from './accept-agreements.css.ts';
import { AgreementBoxes, allTicked, type Ticked } from './agreement-boxes.tsx';
import { CallProblem } from './call-problem.tsx';
import { useOnce } from './use-once.ts';

/** Boxes for agreements that are to be accepted, and the button that does it. */
export function AcceptAgreements({ names }: { readonly names: readonly AgreementName[] }) {
  const say = useWords();
  const { uuid, agreements } = useProgram();
  const [ticked, setTicked] = useState<Ticked>({});
  const [asked, setAsked] = useState(false);
  const accept = useAction(acceptAgreements, { refresh: ['account', 'applications'] });
  const all = allTicked(names, ticked, agreements);
  const take = useOnce(async () => {
    await accept.mutateAsync({ query: { uuid }, body: ticked });
    toast({ title: say(partWords.agreementsAccepted), tone: 'success' });
  });
  const send = () => {
    setAsked(true);
    if (all) void take();
  };
  return (
    <div className={acceptance}>
      <AgreementBoxes names={names} ticked={ticked} onTick={setTicked} />
      {asked && !all && <p role="alert">{say(partWords.agreementsNeeded)}</p>}
      {accept.error && <CallProblem error={accept.error} />}
      <button
        type="button"
        className={primaryButton}
        aria-disabled={accept.isPending}
        onClick={send}
      >
        {say(partWords.accept)}
      </button>
    </div>
  );
}
