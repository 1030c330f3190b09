import { useWords } from '../../base/i18n/use-words.ts';
import { itemTitle } from '../../base/theme/parts.css.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { Empty } from '../../kit/parts/empty.tsx';
import { Skeleton } from '../../kit/parts/skeleton.tsx';
import * as styles from './home.css.ts';
import { homeWords } from './home-words.ts';
import { NextStepItem } from './next-step-item.tsx';
import { type NextStep, nextSteps } from './next-steps.ts';
import { canBeDone } from './step-way.ts';
import type { StandingQueries } from './use-standing.ts';

/** What waits for the person; what is known already shows before the rest has come. */
export function NextStepList({ standing }: { readonly standing: StandingQueries }) {
  const say = useWords();
  const { sections } = useProgram();
  const queries = Object.values(standing);
  const failed = queries.find(({ error, data }) => error && data === undefined);
  const waiting = queries.some(({ data, error }) => data === undefined && !error);
  const steps = nextSteps({
    self: standing.self.data,
    agreements: standing.agreements.data?.agreements,
    requests: standing.requests.data?.items ?? [],
    appeals: standing.appeals.data?.items,
    enrolments: standing.enrolments.data?.items,
    quests: standing.quests.data?.quests,
  }).filter((step) => canBeDone(step, sections));
  const retry = () => {
    for (const query of queries) if (query.error) void query.refetch();
  };
  return (
    <section className={styles.part}>
      <h2 className={itemTitle}>{say(homeWords.next)}</h2>
      {steps.length > 0 && (
        <ul className={styles.steps}>
          {steps.map((step) => (
            <li key={keyOf(step)}>
              <NextStepItem step={step} />
            </li>
          ))}
        </ul>
      )}
      {waiting && <Skeleton rows={steps.length > 0 ? 1 : 2} />}
      {failed?.error && <CallProblem error={failed.error} onRetry={retry} />}
      {!waiting && !failed && steps.length === 0 && (
        <Empty icon="tabler:circle-check" title={say(homeWords.allDone)}>
          <p>{say(homeWords.allDoneText)}</p>
        </Empty>
      )}
    </section>
  );
}

const keyOf = (step: NextStep): string => ('id' in step ? `${step.kind} ${step.id}` : step.kind);
