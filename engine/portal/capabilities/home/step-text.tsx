import type { ReactNode } from 'react';
import type { NextStep } from '#contract/shapes/today.ts';
import { type Speak, useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import { formatNumber, localMoment, relativeTime } from '../../kit/parts/format.ts';
import { metricLabel } from '../../kit/parts/metric-text.ts';
import type { Campaign } from '../../kit/parts/use-campaign.ts';
import { useNow } from '../../kit/parts/use-now.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { homeWords } from './home-words.ts';

interface StepText {
  readonly title: string;
  readonly text?: ReactNode;
}

/** What a step says: what is to be done, and below it until when, how far and what for. */
export function stepText(
  step: NextStep,
  say: Speak,
  campaign: Pick<Campaign, 'metrics'>,
): StepText {
  switch (step.kind) {
    case 'agreements':
      return {
        title: say(homeWords.acceptAgreements, { count: step.names.length }),
        text: say(homeWords.acceptAgreementsText),
      };
    case 'request':
      return { title: say(homeWords.changeRequest, { title: step.title }) };
    case 'appeal':
      return { title: say(homeWords.changeAppeal), text: say(homeWords.changeAppealText) };
    case 'quests': {
      const title = say(homeWords.claimQuests, { count: step.count });
      if (step.points === 0) return { title };
      const points = say(commonWords.points, { count: step.points });
      return { title, text: say(homeWords.claimQuestsFor, { points }) };
    }
    case 'quest':
      return { title: step.title, text: <QuestText step={step} campaign={campaign} /> };
    case 'reward': {
      const points = say(commonWords.points, { count: step.missing });
      return {
        title: say(homeWords.nextReward, { title: step.title }),
        text: step.missing > 0 ? say(homeWords.missing, { points }) : say(homeWords.enough),
      };
    }
    case 'email':
      return step.email === null
        ? { title: say(homeWords.addEmail), text: say(homeWords.addEmailText) }
        : {
            title: say(homeWords.verifyEmail),
            text: say(homeWords.verifyEmailText, { email: step.email }),
          };
    default: {
      const title = say(STEP_TITLES[step.kind], { title: step.title });
      const open = step.kind === 'join';
      if (step.until === null) return open ? { title, text: say(homeWords.forAll) } : { title };
      return { title, text: <Until at={step.until} word={open ? 'forAllUntil' : 'until'} /> };
    }
  }
}

const STEP_TITLES = {
  requestable: homeWords.request,
  join: homeWords.takePart,
  offer: homeWords.acceptOffer,
  granted: homeWords.acceptGranted,
  key: homeWords.claimKey,
  content: homeWords.handIn,
} as const;

interface QuestTextProperties {
  readonly step: Extract<NextStep, { readonly kind: 'quest' }>;
  readonly campaign: Pick<Campaign, 'metrics'>;
}

/** How far a quest is, why it is named now, and what it is worth. */
function QuestText({ step, campaign }: QuestTextProperties) {
  const say = useWords();
  const { locale } = useView();
  const { reason, until, metric, value, target, points } = step;
  const progress = say(step.shared ? commonWords.togetherValue : commonWords.progress, {
    value: formatNumber(value, locale),
    target: formatNumber(target, locale),
  });
  const word = reason === 'nearly_done' ? 'nearlyDone' : reason === 'opened' ? 'justOpened' : null;
  return (
    <>
      <p>
        {word && `${say(homeWords[word])} · `}
        <bdi>{metricLabel(campaign, metric)}</bdi>: <bdi>{progress}</bdi>
        {points > 0 && ` · ${say(commonWords.points, { count: points })}`}
      </p>
      {reason === 'ending' && until !== null && <Until at={until} word="until" />}
    </>
  );
}

interface UntilProperties {
  readonly at: string;
  readonly word: 'until' | 'forAllUntil';
}

function Until({ at, word }: UntilProperties) {
  const say = useWords();
  const { locale } = useView();
  const time = relativeTime(at, useNow(), locale);
  return (
    <time dateTime={at}>{say(homeWords[word], { moment: localMoment(at, locale), time })}</time>
  );
}
