import type { InfluencerActivation } from '#contract/shapes/enrolments.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { primaryButton } from '../../base/theme/parts.css.ts';
import type { ContentProperties } from '../../base/view/content-properties.ts';
import { ClaimDetail } from '../../core/claims/claim-detail.tsx';
import { ClaimList } from '../../core/claims/claim-list.tsx';
import { claimWords } from '../../core/claims/claim-words.ts';
import { CreatorContent } from '../../core/content/creator-content.tsx';
import { SectionFrame } from '../../frame/section-frame.tsx';
import { useSectionPath } from '../../kit/parts/use-section-path.ts';

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
