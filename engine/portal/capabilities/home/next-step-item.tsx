import type { ReactNode } from 'react';
import type { Speak } from '../../base/i18n/use-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { badge, card } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { AcceptAgreements } from '../../kit/parts/accept-agreements.tsx';
import { localMoment, relativeTime } from '../../kit/parts/format.ts';
import { useNow } from '../../kit/parts/use-now.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import * as styles from './home.css.ts';
import { homeWords } from './home-words.ts';
import type { NextStep } from './next-steps.ts';
import { stepWay } from './step-way.ts';

const ICONS: Readonly<Record<NextStep['kind'], string>> = {
  agreements: 'tabler:file-text',
  request: 'tabler:pencil',
  quests: 'tabler:gift',
  appeal: 'tabler:pencil',
  join: 'tabler:circle-plus',
  offer: 'tabler:mail-opened',
  granted: 'tabler:circle-check',
  key: 'tabler:key',
  content: 'tabler:upload',
  email: 'tabler:mail',
};

/** One thing that waits, with the way to it. */
export function NextStepItem({ step }: { readonly step: NextStep }) {
  const say = useWords();
  const to = stepWay(step, useView().program?.sections ?? []);
  const { title, text } = wordsOf(step, say);
  const content = (
    <div className={styles.stepWords}>
      <p className={styles.stepTitle}>{title}</p>
      {text && <div className={styles.muted}>{text}</div>}
      {step.kind === 'agreements' && <AcceptAgreements names={step.names} />}
    </div>
  );
  if (to === undefined)
    return (
      <div className={`${card} ${styles.step}`}>
        <span className={badge}>
          <Icon name={ICONS[step.kind]} />
        </span>
        {content}
      </div>
    );
  return (
    <ProgramLink to={to} className={`${card} ${styles.stepLink}`}>
      <span className={badge}>
        <Icon name={ICONS[step.kind]} />
      </span>
      {content}
      <Icon name="tabler:arrow-right" />
    </ProgramLink>
  );
}

function wordsOf(step: NextStep, say: Speak): { title: string; text?: ReactNode } {
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
  join: homeWords.takePart,
  offer: homeWords.acceptOffer,
  granted: homeWords.acceptGranted,
  key: homeWords.claimKey,
  content: homeWords.handIn,
} as const;

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
