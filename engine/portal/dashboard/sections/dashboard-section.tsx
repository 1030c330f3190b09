import { useWords } from '../../i18n/use-words.ts';
import type { ContentProperties } from '../../pages/content-properties.ts';
import { useSession } from '../../session/use-api.ts';
import { LateApplicationPanel } from '../applications/late-application-panel.tsx';
import { ApplicantSteps } from '../home/applicant-steps.tsx';
import { greeting } from '../home/home.css.ts';
import { MemberHome } from '../home/member-home.tsx';
import { Answer } from '../parts/answer.tsx';
import { isMember, useCampaign } from '../parts/use-campaign.ts';
import { SectionFrame } from '../section-frame.tsx';
import { homeWords } from '../words/home-words.ts';

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
              <ApplicantSteps />
              <LateApplicationPanel />
            </>
          )
        }
      </Answer>
    </>
  );
}
