import { useWords } from '../../base/i18n/use-words.ts';
import { lead } from '../../base/theme/parts.css.ts';
import type { ContentProperties } from '../../base/view/content-properties.ts';
import { AvailableList } from '../../capabilities/requests/available-list.tsx';
import { LaterList } from '../../capabilities/requests/later-list.tsx';
import { OpenRequests } from '../../capabilities/requests/open-requests.tsx';
import { RequestDetail } from '../../capabilities/requests/request-detail.tsx';
import { requestWords } from '../../capabilities/requests/request-words.ts';
import { SectionFrame } from '../../frame/section-frame.tsx';
import { ForMembers } from '../../kit/parts/for-members.tsx';

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
