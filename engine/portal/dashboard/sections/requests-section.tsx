import { useWords } from '../../i18n/use-words.ts';
import type { ContentProperties } from '../../pages/content-properties.ts';
import { lead } from '../../theme/parts.css.ts';
import { ForMembers } from '../parts/for-members.tsx';
import { AvailableList } from '../requests/available-list.tsx';
import { LaterList } from '../requests/later-list.tsx';
import { OpenRequests } from '../requests/open-requests.tsx';
import { RequestDetail } from '../requests/request-detail.tsx';
import { SectionFrame } from '../section-frame.tsx';
import { requestWords } from '../words/request-words.ts';

/** What can be requested and what is under way; with an activation's id the request for that. */
export function Page({ content: { section, id } }: ContentProperties<'section'>) {
  const say = useWords();
  return (
    <SectionFrame section={section}>
      {id === undefined ? (
        <>
          <p className={lead}>{say(requestWords.lead)}</p>
          <ForMembers>
            <AvailableList path={section.path} />
            <LaterList />
            <OpenRequests path={section.path} />
          </ForMembers>
        </>
      ) : (
        <RequestDetail key={id} id={id} path={section.path} />
      )}
    </SectionFrame>
  );
}
