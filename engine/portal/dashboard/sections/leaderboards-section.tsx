import { useState } from 'react';
import { useWords } from '../../i18n/use-words.ts';
import type { ContentProperties } from '../../pages/content-properties.ts';
import { SeasonLeaderboard } from '../leaderboards/season-leaderboard.tsx';
import { Answer } from '../parts/answer.tsx';
import { Empty } from '../parts/empty.tsx';
import { MembersHint } from '../parts/members-hint.tsx';
import { SeasonSwitch } from '../parts/season-switch.tsx';
import { seasonsOf } from '../parts/seasons.ts';
import { type Campaign, isMember, useCampaign } from '../parts/use-campaign.ts';
import { SectionFrame } from '../section-frame.tsx';
import { leaderboardWords } from '../words/leaderboard-words.ts';

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
