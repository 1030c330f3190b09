import type { NextStep } from '#contract/shapes/today.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { itemTitle } from '../../base/theme/parts.css.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { Empty } from '../../kit/parts/empty.tsx';
import type { Campaign } from '../../kit/parts/use-campaign.ts';
import * as styles from './home.css.ts';
import { homeWords } from './home-words.ts';
import { NextStepItem } from './next-step-item.tsx';
import { canBeDone } from './step-way.ts';
import type { TodayQuery } from './use-today.ts';

interface NextStepListProperties {
  readonly today: TodayQuery;
  readonly campaign: Pick<Campaign, 'metrics'>;
}

/** What the person can do next, the most pressing first. */
export function NextStepList({ today, campaign }: NextStepListProperties) {
  const say = useWords();
  const { sections } = useProgram();
  return (
    <section className={styles.part}>
      <h2 className={itemTitle}>{say(homeWords.next)}</h2>
      <Answer of={today} rows={2}>
        {(data) => {
          const steps = data.steps.filter((step) => canBeDone(step, sections));
          return steps.length > 0 ? (
            <ul className={styles.steps}>
              {steps.map((step) => (
                <li key={keyOf(step)}>
                  <NextStepItem step={step} campaign={campaign} />
                </li>
              ))}
            </ul>
          ) : (
            <Empty icon="tabler:circle-check" title={say(homeWords.upToDate)}>
              <p>{say(homeWords.upToDateText)}</p>
            </Empty>
          );
        }}
      </Answer>
    </section>
  );
}

const keyOf = (step: NextStep): string => ('id' in step ? `${step.kind} ${step.id}` : step.kind);
