import type { ContentProperties } from '../../base/view/content-properties.ts';
import { RedemptionList } from '../../capabilities/rewards/redemption-list.tsx';
import { RewardShop } from '../../capabilities/rewards/reward-shop.tsx';
import { SectionFrame } from '../../frame/section-frame.tsx';
import { Answer } from '../../kit/parts/answer.tsx';
import { MembersHint } from '../../kit/parts/members-hint.tsx';
import { isMember, useCampaign } from '../../kit/parts/use-campaign.ts';

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
