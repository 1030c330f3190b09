import { useState } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import type { ContentProperties } from '../../base/view/content-properties.ts';
import { QuestViews } from '../../capabilities/quests/quest-views.tsx';
import { questWords } from '../../capabilities/quests/quest-words.ts';
import { SectionFrame } from '../../frame/section-frame.tsx';
import { Answer } from '../../kit/parts/answer.tsx';
import { Empty } from '../../kit/parts/empty.tsx';
import { SeasonSwitch } from '../../kit/parts/season-switch.tsx';
import { seasonsOf } from '../../kit/parts/seasons.ts';
import { type Campaign, useCampaign } from '../../kit/parts/use-campaign.ts';

/** The quests of one season, as its board. */
export function Page({ content: { section } }: ContentProperties<'section'>) {
  return (
    <SectionFrame section={section}>
      <Challenges path={section.path} />
    </SectionFrame>
  );
}

function Challenges({ path }: { readonly path: string }) {
  const campaign = useCampaign();
  return <Answer of={campaign}>{(data) => <SeasonBoard campaign={data} path={path} />}</Answer>;
}

interface SeasonBoardProperties {
  readonly campaign: Campaign;
  readonly path: string;
}

function SeasonBoard({ campaign, path }: SeasonBoardProperties) {
  const say = useWords();
  const seasons = seasonsOf(campaign);
  const [chosen, choose] = useState<number>();
  const season = chosen ?? seasons[0]?.id;
  if (season === undefined)
    return (
      <Empty icon="tabler:target" title={say(questWords.noneTitle)}>
        <p>{say(questWords.noneText)}</p>
      </Empty>
    );
  return (
    <>
      <SeasonSwitch seasons={seasons} season={season} onChoose={choose} />
      <QuestViews
        campaign={campaign}
        title={say(questWords.challenges)}
        path={path}
        activationId={season}
      />
    </>
  );
}
