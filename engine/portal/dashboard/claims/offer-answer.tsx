import { useState } from 'react';
import { listAgreements } from '#contract/agreements/endpoints.ts';
import {
  acceptInfluencerActivation,
  declineInfluencerActivation,
} from '#contract/claims/endpoints.ts';
import type { InfluencerActivation } from '#contract/shapes/enrolments.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useAction, useEndpoint } from '../../session/use-api.ts';
import { toast } from '../../shell/toast-store.ts';
import { card, cardMuted, itemTitle, primaryButton, quietButton } from '../../theme/parts.css.ts';
import { useProgram } from '../../view/use-view.ts';
import { AgreementBoxes, allTicked, type Ticked } from '../parts/agreement-boxes.tsx';
import { Answer } from '../parts/answer.tsx';
import { CallProblem } from '../parts/call-problem.tsx';
import { confirm } from '../parts/confirm.tsx';
import { row, stack } from '../parts/parts.css.ts';
import { useOnce } from '../parts/use-once.ts';
import { claimWords } from '../words/claim-words.ts';
import { partWords } from '../words/part-words.ts';

interface OfferAnswerProperties {
  readonly enrolment: InfluencerActivation;
}

/** Says yes or no to an offer, with the agreements that are still needed for it. */
export function OfferAnswer({ enrolment }: OfferAnswerProperties) {
  const say = useWords();
  const { uuid } = useProgram();
  const agreements = useEndpoint(listAgreements, { query: { uuid } });
  return (
    <section className={`${card} ${stack}`}>
      <h3 className={itemTitle}>{say(claimWords.offerTitle)}</h3>
      <p className={cardMuted}>{say(claimWords.offerText)}</p>
      <Answer of={agreements} rows={1}>
        {(answer) => {
          const current = answer.agreements.flatMap((one) => (one.current ? [one.agreement] : []));
          const needed = enrolment.agreements.filter(
            (name) => !current.some((one) => one === name),
          );
          return <YesOrNo enrolment={enrolment} needed={needed} />;
        }}
      </Answer>
    </section>
  );
}

interface YesOrNoProperties extends OfferAnswerProperties {
  readonly needed: readonly string[];
}

function YesOrNo({ enrolment: { id, title, open }, needed }: YesOrNoProperties) {
  const say = useWords();
  const { uuid, agreements } = useProgram();
  const [ticked, setTicked] = useState<Ticked>({});
  const [asked, setAsked] = useState(false);
  const refresh = ['agreements', 'account', 'programs', 'quests'];
  const accept = useAction(acceptInfluencerActivation, { refresh });
  const decline = useAction(declineInfluencerActivation, { refresh: ['requests'] });
  const call = { params: { influencer_activation_id: id }, query: { uuid } };
  const all = allTicked(needed, ticked, agreements);
  const busy = accept.isPending || decline.isPending;
  const take = useOnce(async () => {
    await accept.mutateAsync({ ...call, body: { agreements: ticked } });
    toast({ title: say(claimWords.acceptDone, { title }), tone: 'success' });
  });
  const sayYes = () => {
    setAsked(true);
    if (!all || busy) return;
    take();
  };
  const sayNo = () =>
    confirm({
      title: say(claimWords.declineTitle, { title }),
      text: say(claimWords.declineText),
      yes: say(claimWords.decline),
      no: say(claimWords.keep),
      onYes: () =>
        decline.mutate(call, {
          onSuccess: () => toast({ title: say(claimWords.declineDone, { title }) }),
        }),
    });
  const problem = accept.error ?? decline.error;
  return (
    <>
      <AgreementBoxes names={needed} ticked={ticked} onTick={setTicked} />
      {asked && !all && <p role="alert">{say(partWords.agreementsNeeded)}</p>}
      {problem && <CallProblem error={problem} />}
      <div className={row}>
        {open && (
          <button type="button" className={primaryButton} aria-disabled={busy} onClick={sayYes}>
            {say(accept.isPending ? claimWords.accepting : claimWords.accept)}
          </button>
        )}
        <button
          type="button"
          className={quietButton}
          aria-disabled={busy}
          onClick={busy ? undefined : sayNo}
        >
          {say(claimWords.decline)}
        </button>
      </div>
    </>
  );
}
