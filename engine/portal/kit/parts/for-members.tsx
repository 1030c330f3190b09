import type { ReactNode } from 'react';
import { Answer } from './answer.tsx';
import { MembersOnly } from './members-only.tsx';
import { isMember, useCampaign } from './use-campaign.ts';

/**
 * What the API tells members only: it is asked for once it is known that the person is one. Others
 * are led to the application.
 */
export function ForMembers({ children }: { readonly children: ReactNode }) {
  const campaign = useCampaign();
  return <Answer of={campaign}>{(data) => (isMember(data) ? children : <MembersOnly />)}</Answer>;
}
