import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { quietButton } from '../../base/theme/parts.css.ts';
import { Empty } from './empty.tsx';
import { MembersOnly } from './members-only.tsx';
import { isMember, useCampaign } from './use-campaign.ts';
import { useSectionPath } from './use-section-path.ts';

interface EmptyForMemberProperties {
  readonly icon: string;
  readonly title: Word;
  readonly text: Word;
  /** What the way to the requests is called; it is left out where there are none. */
  readonly toRequests: Word;
}

/** That a member has nothing of the kind yet, and where to ask for it; others become one first. */
export function EmptyForMember({ icon, title, text, toRequests }: EmptyForMemberProperties) {
  const say = useWords();
  const requests = useSectionPath('requests');
  const campaign = useCampaign();
  if (campaign.data && !isMember(campaign.data)) return <MembersOnly />;
  return (
    <Empty icon={icon} title={say(title)}>
      <p>{say(text)}</p>
      {requests && (
        <ProgramLink to={requests} className={quietButton}>
          {say(toRequests)}
        </ProgramLink>
      )}
    </Empty>
  );
}
