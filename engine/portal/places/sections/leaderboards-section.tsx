import { useState } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import type { ContentProperties } from '../../base/view/content-properties.ts';
import { leaderboardWords } from '../../capabilities/leaderboards/leaderboard-words.ts';
import { SeasonLeaderboard } from '../../capabilities/leaderboards/season-leaderboard.tsx';
import { SectionFrame } from '../../frame/section-frame.tsx';
import { Answer } from '../../kit/parts/answer.tsx';
import { Empty } from '../../kit/parts/empty.tsx';
import { MembersHint } from '../../kit/parts/members-hint.tsx';
import { SeasonSwitch } from '../../kit/parts/season-switch.tsx';
import { seasonsOf } from '../../kit/parts/seasons.ts';
import { type Campaign, isMember, useCampaign } from '../../kit/parts/use-campaign.ts';

/** Who earned most points, season by season. */
export function Page({ content: { section } }: ContentProperties<'section'>) {
  return (
    <SectionFrame section={section}>
      <Leaderboards />
    </SectionFrame>
  );
}

function Leaderboards() {
  const campaign = useCampaign();
  return (
    <Answer of={campaign} rows={5}>
      {(data) => <Boards campaign={data} />}
    </Answer>
  );
}

function Boards({ campaign }: { readonly campaign: Campaign }) {
  const say = useWords();
  const seasons = seasonsOf(campaign);
  const [chosen, choose] = useState<number>();
  const season = seasons.find(({ id }) => id === chosen) ?? seasons[0];
  return (
    <>
      {!isMember(campaign) && <MembersHint />}
      {season ? (
        <>
          <SeasonSwitch seasons={seasons} season={season.id} onChoose={choose} />
          {seasons.length === 1 && <h2>{season.title}</h2>}
          <SeasonLeaderboard key={season.id} season={season} member={isMember(campaign)} />
        </>
      ) : (
        <Empty icon="tabler:trophy" title={say(leaderboardWords.noSeasonTitle)}>
          <p>{say(leaderboardWords.noSeasonText)}</p>
        </Empty>
      )}
    </>
  );
}
