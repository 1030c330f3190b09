import { useState } from 'react';
import { listAgreements } from '#contract/agreements/endpoints.ts';
import {
  acceptInfluencerActivation,
  declineInfluencerActivation,
} from '#contract/enrolments/endpoints.ts';
import type { InfluencerActivation } from '#contract/shapes/enrolments.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction, useEndpoint } from '../../base/session/use-api.ts';
import {
  card,
  cardMuted,
  itemTitle,
  primaryButton,
  quietButton,
} from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { AgreementBoxes, allTicked, type Ticked } from '../../kit/parts/agreement-boxes.tsx';
import { Answer } from '../../kit/parts/answer.tsx';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { confirm } from '../../kit/parts/confirm.tsx';
import { localMoment, relativeTime } from '../../kit/parts/format.ts';
import { Heading } from '../../kit/parts/heading.tsx';
import { row, stack } from '../../kit/parts/parts.css.ts';
import { useNow } from '../../kit/parts/use-now.ts';
import { useOnce } from '../../kit/parts/use-once.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { partWords } from '../../kit/words/part-words.ts';
import { claimWords, offerWords } from './claim-words.ts';
import { offerKind } from './offer-kind.ts';

interface OfferAnswerProperties {
  readonly enrolment: InfluencerActivation;
  readonly onAnswered: () => void;
}

/**
 * Says yes or no to what every member can join, to what was asked for, or to an invitation, with
 * the agreements that are still needed for it.
 */
export function OfferAnswer({ enrolment, onAnswered }: OfferAnswerProperties) {
  const say = useWords();
  const { uuid } = useProgram();
  const agreements = useEndpoint(listAgreements, { query: { uuid } });
  const { title } = enrolment;
  const kind = offerKind(enrolment);
  return (
    <section className={`${card} ${stack}`}>
      <Heading below={1} className={itemTitle}>
        {say(kind === 'open' ? claimWords.joinTitle : offerWords[kind], { title })}
      </Heading>
      <p className={cardMuted}>
        <OfferText enrolment={enrolment} />
      </p>
      <Answer of={agreements} rows={1}>
        {(answer) => {
          const current = answer.agreements.flatMap((one) => (one.current ? [one.agreement] : []));
          const needed = enrolment.agreements.filter(
            (name) => !current.some((one) => one === name),
          );
          return <YesOrNo enrolment={enrolment} needed={needed} onAnswered={onAnswered} />;
        }}
      </Answer>
    </section>
  );
}

function OfferText({ enrolment }: Pick<OfferAnswerProperties, 'enrolment'>) {
  const say = useWords();
  const { locale } = useView();
  const now = useNow();
  const { expires_at } = enrolment;
  const kind = offerKind(enrolment);
  if (kind !== 'open')
    return say(kind === 'granted' ? claimWords.grantedText : claimWords.invitedText);
  if (expires_at === null) return say(claimWords.joinText);
  const moment = localMoment(expires_at, locale);
  return say(claimWords.joinUntil, { moment, time: relativeTime(expires_at, now, locale) });
}

interface YesOrNoProperties extends OfferAnswerProperties {
  readonly needed: readonly string[];
}

function YesOrNo({ enrolment, needed, onAnswered }: YesOrNoProperties) {
  const say = useWords();
  const { uuid, agreements } = useProgram();
  const [ticked, setTicked] = useState<Ticked>({});
  const [asked, setAsked] = useState(false);
  const refresh = ['agreements', 'account', 'programs', 'quests'];
  const accept = useAction(acceptInfluencerActivation, { refresh });
  const decline = useAction(declineInfluencerActivation, { refresh: ['requests'] });
  const { id, title, open } = enrolment;
  const joins = offerKind(enrolment) === 'open';
  const call = { params: { influencer_activation_id: id }, query: { uuid } };
  const all = allTicked(needed, ticked, agreements);
  const busy = accept.isPending || decline.isPending;
  const answer = useOnce(async (yes: boolean) => {
    if (yes) {
      await accept.mutateAsync({ ...call, body: { agreements: ticked } });
      toast({ title: say(claimWords.acceptDone, { title }), tone: 'success' });
    } else {
      await decline.mutateAsync(call);
      toast({
        title: say(claimWords.declineDone, { title }),
        description: say(claimWords.declineNext),
      });
    }
    onAnswered();
  });
  const sayYes = () => {
    setAsked(true);
    if (all) void answer(true);
  };
  const sayNo = () =>
    confirm({
      title: say(joins ? claimWords.joinDeclineTitle : claimWords.declineTitle, { title }),
      text: say(joins ? claimWords.joinDeclineText : claimWords.declineText),
      yes: say(joins ? claimWords.notForMe : claimWords.decline),
      no: say(joins ? claimWords.joinKeep : claimWords.keep),
      onYes: () => void answer(false),
    });
  const problem = accept.error ?? decline.error;
  const yes = joins ? claimWords.join : claimWords.accept;
  return (
    <>
      <AgreementBoxes names={needed} ticked={ticked} onTick={setTicked} />
      {asked && !all && <p role="alert">{say(partWords.agreementsNeeded)}</p>}
      {problem && <CallProblem error={problem} />}
      <div className={row}>
        {open && (
          <button type="button" className={primaryButton} aria-disabled={busy} onClick={sayYes}>
            {say(accept.isPending ? claimWords.accepting : yes)}
          </button>
        )}
        <button
          type="button"
          className={quietButton}
          aria-disabled={busy}
          onClick={busy ? undefined : sayNo}
        >
          {say(joins ? claimWords.notForMe : claimWords.decline)}
        </button>
      </div>
    </>
  );
}
