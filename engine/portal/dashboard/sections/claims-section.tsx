import type { InfluencerActivation } from '#contract/shapes/enrolments.ts';
import { useWords } from '../../i18n/use-words.ts';
import { ProgramLink } from '../../links/program-link.tsx';
import type { ContentProperties } from '../../pages/content-properties.ts';
import { primaryButton } from '../../theme/parts.css.ts';
import { ClaimDetail } from '../claims/claim-detail.tsx';
import { ClaimList } from '../claims/claim-list.tsx';
import { CreatorContent } from '../content/creator-content.tsx';
import { useSectionPath } from '../parts/use-section-path.ts';
import { SectionFrame } from '../section-frame.tsx';
import { claimWords } from '../words/claim-words.ts';

/** What a member was offered and holds; with an id one of them. */
export function Page({ content: { section, id } }: ContentProperties<'section'>) {
  return (
    <SectionFrame section={section}>
      {id === undefined ? (
        <ClaimList path={section.path} />
      ) : (
        <ClaimDetail id={id} path={section.path}>
          {(enrolment) => <More enrolment={enrolment} />}
        </ClaimDetail>
      )}
    </SectionFrame>
  );
}

interface MoreProperties {
  readonly enrolment: InfluencerActivation;
}

/** Content, or the way to the quests, of what somebody takes part in. */
function More({ enrolment }: MoreProperties) {
  const say = useWords();
  const quests = useSectionPath('quests');
  const { id, activation_id, kind, state, open, content } = enrolment;
  if (!['accepted', 'claimed', 'completed'].includes(state)) return null;
  if (content) return <CreatorContent activationId={activation_id} brief={content} takes={open} />;
  if (kind === 'season' && quests)
    return (
      <div>
        <ProgramLink to={`${quests}/${id}`} className={primaryButton}>
          {say(claimWords.toQuests)}
        </ProgramLink>
      </div>
    );
  return kind === 'key' ? null : <p>{say(claimWords.acceptedText)}</p>;
}
