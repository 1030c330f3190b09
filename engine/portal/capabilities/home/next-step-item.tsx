import type { NextStep } from '#contract/shapes/today.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { badge, card } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { AcceptAgreements } from '../../kit/parts/accept-agreements.tsx';
import type { Campaign } from '../../kit/parts/use-campaign.ts';
import * as styles from './home.css.ts';
import { stepText } from './step-text.tsx';
import { stepWay } from './step-way.ts';

const ICONS: Readonly<Record<NextStep['kind'], string>> = {
  agreements: 'tabler:file-text',
  request: 'tabler:pencil',
  requestable: 'tabler:circle-plus',
  quests: 'tabler:gift',
  quest: 'tabler:target',
  reward: 'tabler:gift',
  appeal: 'tabler:pencil',
  join: 'tabler:circle-plus',
  offer: 'tabler:mail-opened',
  granted: 'tabler:circle-check',
  key: 'tabler:key',
  content: 'tabler:upload',
  email: 'tabler:mail',
};

interface NextStepItemProperties {
  readonly step: NextStep;
  readonly campaign: Pick<Campaign, 'metrics'>;
}

/** One thing to do, with the way to it. */
export function NextStepItem({ step, campaign }: NextStepItemProperties) {
  const say = useWords();
  const to = stepWay(step, useView().program?.sections ?? []);
  const { title, text } = stepText(step, say, campaign);
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
