import { Suspense } from 'react';
import { readInfluencerActivation } from '#contract/claims/endpoints.ts';
import { useWords } from '../../i18n/use-words.ts';
import { ProgramLink } from '../../links/program-link.tsx';
import type { ContentProperties } from '../../pages/content-properties.ts';
import { useEndpoint } from '../../session/use-api.ts';
import { lazyPart } from '../../shell/lazy-part.ts';
import { quietButton } from '../../theme/parts.css.ts';
import { useProgram } from '../../view/use-view.ts';
import { Answer } from '../parts/answer.tsx';
import { CallProblem } from '../parts/call-problem.tsx';
import { Empty } from '../parts/empty.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import { useCampaign } from '../parts/use-campaign.ts';
import { QuestViews } from '../quests/quest-views.tsx';
import { SectionFrame } from '../section-frame.tsx';
import { questWords } from '../words/quest-words.ts';

// Most programs have no boards.
const BoardOffers = lazyPart(async () => (await import('../quests/board-offers.tsx')).BoardOffers);

/** The quests of a program, or those of the activation that an enrolment belongs to. */
export function Page({ content: { section, id } }: ContentProperties<'section'>) {
  return (
    <SectionFrame section={section}>
      {id === undefined ? (
        <AllQuests path={section.path} />
      ) : (
        <EnrolmentQuests path={section.path} id={id} />
      )}
    </SectionFrame>
  );
}

function AllQuests({ path }: { readonly path: string }) {
  const say = useWords();
  const campaign = useCampaign();
  return (
    <>
      <Suspense fallback={<Skeleton />}>
        <BoardOffers />
      </Suspense>
      <Answer of={campaign}>
        {(data) => <QuestViews campaign={data} title={say(questWords.board)} path={path} />}
      </Answer>
    </>
  );
}

function EnrolmentQuests({ path, id }: { readonly path: string; readonly id: string }) {
  const say = useWords();
  const { uuid } = useProgram();
  const campaign = useCampaign();
  const enrolment = useEndpoint(readInfluencerActivation, {
    params: { influencer_activation_id: id },
    query: { uuid },
  });
  const back = (
    <ProgramLink to={path} className={quietButton}>
      {say(questWords.allQuests)}
    </ProgramLink>
  );
  if (enrolment.error && enrolment.error.status >= 400 && enrolment.error.status < 500)
    return (
      <Empty icon="tabler:target" title={say(questWords.notYoursTitle)}>
        {back}
      </Empty>
    );
  if (enrolment.error && !enrolment.data)
    return <CallProblem error={enrolment.error} onRetry={() => void enrolment.refetch()} />;
  return (
    <>
      <div>{back}</div>
      <Answer of={enrolment}>
        {({ activation_id }) => (
          <Answer of={campaign}>
            {(data) => (
              <QuestViews
                campaign={data}
                title={say(questWords.board)}
                path={`${path}/${id}`}
                activationId={activation_id}
              />
            )}
          </Answer>
        )}
      </Answer>
    </>
  );
}
