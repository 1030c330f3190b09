import { readSelf } from '#contract/account/endpoints.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import * as styles from './home.css.ts';
import { NextStepItem } from './next-step-item.tsx';
import { nextSteps } from './next-steps.ts';

/** What an applicant should see to, so that the decision arrives; nothing where all is well. */
export function ApplicantSteps() {
  const { data: self } = useEndpoint(readSelf, {});
  const steps = nextSteps({ self });
  if (steps.length === 0) return null;
  return (
    <ul className={styles.steps}>
      {steps.map((step) => (
        <li key={step.kind}>
          <NextStepItem step={step} />
        </li>
      ))}
    </ul>
  );
}
