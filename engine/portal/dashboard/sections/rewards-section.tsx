import type { ContentProperties } from '../../pages/content-properties.ts';
import { Answer } from '../parts/answer.tsx';
import { MembersHint } from '../parts/members-hint.tsx';
import { isMember, useCampaign } from '../parts/use-campaign.ts';
import { RedemptionList } from '../rewards/redemption-list.tsx';
import { RewardShop } from '../rewards/reward-shop.tsx';
import { SectionFrame } from '../section-frame.tsx';

/** What points buy, and what the person bought. */
export function Page({ content: { section } }: ContentProperties<'section'>) {
  return (
    <SectionFrame section={section}>
      <Rewards />
    </SectionFrame>
  );
}

function Rewards() {
  const campaign = useCampaign();
  return (
    <Answer of={campaign} rows={4}>
      {(data) => (
        <>
          {!isMember(data) && <MembersHint />}
          <RewardShop campaign={data} />
          {isMember(data) && <RedemptionList />}
        </>
      )}
    </Answer>
  );
}
