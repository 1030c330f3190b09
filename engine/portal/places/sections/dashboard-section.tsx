import { useWords } from '../../base/i18n/use-words.ts';
import { useSession } from '../../base/session/use-api.ts';
import type { ContentProperties } from '../../base/view/content-properties.ts';
import { LateApplicationPanel } from '../../capabilities/applications/late-application-panel.tsx';
import { ApplicantSteps } from '../../capabilities/home/applicant-steps.tsx';
import { greeting } from '../../capabilities/home/home.css.ts';
import { homeWords } from '../../capabilities/home/home-words.ts';
import { MemberHome } from '../../capabilities/home/member-home.tsx';
import { SectionFrame } from '../../frame/section-frame.tsx';
import { Answer } from '../../kit/parts/answer.tsx';
import { isMember, useCampaign } from '../../kit/parts/use-campaign.ts';

/** Where a signed-in person begins: a member's start, or for others the application. */
export function Page({ content: { section } }: ContentProperties<'section'>) {
  return (
    <SectionFrame section={section}>
      <Home />
    </SectionFrame>
  );
}

function Home() {
  const say = useWords();
  const campaign = useCampaign();
  const name = useSession()?.user.display_name;
  return (
    <>
      {name && <p className={greeting}>{say(homeWords.greeting, { name })}</p>}
      <Answer of={campaign}>
        {(data) =>
          isMember(data) ? (
            <MemberHome campaign={data} />
          ) : (
            <>
              <ApplicantSteps campaign={data} />
              <LateApplicationPanel />
            </>
          )
        }
      </Answer>
    </>
  );
}
