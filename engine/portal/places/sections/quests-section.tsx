import { Suspense } from 'react';
import { readInfluencerActivation } from '#contract/enrolments/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import type { ContentProperties } from '../../base/view/content-properties.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { QuestViews } from '../../capabilities/quests/quest-views.tsx';
import { questWords } from '../../capabilities/quests/quest-words.ts';
import { SectionFrame } from '../../frame/section-frame.tsx';
import { Answer } from '../../kit/parts/answer.tsx';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { Empty } from '../../kit/parts/empty.tsx';
import { Skeleton } from '../../kit/parts/skeleton.tsx';
import { useCampaign } from '../../kit/parts/use-campaign.ts';

// Most programs have no boards.
const BoardOffers = lazyPart(
  async () => (await import('../../capabilities/quests/board-offers.tsx')).BoardOffers,
);

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
      <Answer of={campaign}>
        {(data) => <QuestViews campaign={data} title={say(questWords.board)} path={path} />}
      </Answer>
      <Suspense fallback={<Skeleton />}>
        <BoardOffers />
      </Suspense>
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
