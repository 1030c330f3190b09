import { readSelf } from '#contract/account/endpoints.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import type { Campaign } from '../../kit/parts/use-campaign.ts';
import * as styles from './home.css.ts';
import { NextStepItem } from './next-step-item.tsx';

/** Asks an applicant for an address that the decision can reach; nothing where there is one. */
export function ApplicantSteps({ campaign }: { readonly campaign: Pick<Campaign, 'metrics'> }) {
  const { data: self } = useEndpoint(readSelf, {});
  if (self === undefined || self.email_verified) return null;
  return (
    <div className={styles.steps}>
      <NextStepItem step={{ kind: 'email', email: self.email }} campaign={campaign} />
    </div>
  );
}
