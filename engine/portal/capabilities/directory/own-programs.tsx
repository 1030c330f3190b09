import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useState } from 'react';
import type { OwnProgram } from '#contract/programs/own-programs-endpoint.ts';
import { listOwnPrograms } from '#contract/programs/own-programs-endpoint.ts';
import type { ProgramCard } from '#contract/programs/view.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { queryClient } from '../../base/runtime/query-client.ts';
import { browserSession, sessionClient } from '../../base/session/portal-session.ts';
import { TODAY } from '../../base/session/today-tag.ts';
import { itemTitle, quietButton } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { directoryWords as words } from './directory-words.ts';
import { OwnProgramCard } from './own-program-card.tsx';
import * as styles from './own-programs.css.ts';
import { useColumns } from './use-columns.ts';

interface OwnProgramsProperties {
  readonly programs: readonly ProgramCard[];
  readonly onKnown: (uuids: ReadonlySet<string>) => void;
}

/** What is shown of a program of one's own; nothing is known of what waits where no answer came. */
export type ShownProgram = Omit<OwnProgram, 'claims' | 'changes' | 'unread'> &
  Partial<Pick<OwnProgram, 'claims' | 'changes' | 'unread'>>;

/** The programs that somebody is in, as many as fit into the room that there is. */
export function OwnPrograms({ programs, onKnown }: OwnProgramsProperties) {
  const say = useWords();
  const own = useOwnPrograms(programs);
  const [list, columns] = useColumns();
  const [all, setAll] = useState(false);
  useLayoutEffect(() => {
    if (own) onKnown(new Set(own.map(({ uuid }) => uuid)));
  }, [own, onKnown]);
  if (!own || own.length === 0) return null;
  return (
    <section aria-labelledby="own-programs">
      <div className={styles.head}>
        <h2 id="own-programs" className={itemTitle}>
          {say(words.own)}
        </h2>
        {own.length > columns && (
          <button
            type="button"
            className={quietButton}
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            {say(all ? words.ownFewer : words.ownAll, { count: own.length })}
          </button>
        )}
      </div>
      <ul ref={list} className={styles.list}>
        {own.slice(0, all ? undefined : columns).map((program) => (
          <OwnProgramCard key={program.uuid} program={program} />
        ))}
      </ul>
    </section>
  );
}

/** Undefined until it is known; where no answer comes, at least the one of the session. */
function useOwnPrograms(programs: readonly ProgramCard[]): readonly ShownProgram[] | undefined {
  const view = useView();
  const uuid = browserSession().read()?.tokens.uuid;
  const { data, isError } = useQuery(
    {
      queryKey: [uuid, TODAY, listOwnPrograms.id, view.locale],
      queryFn: ({ signal }) =>
        sessionClient({ ...view, program: { uuid: uuid ?? '' } }).call(
          listOwnPrograms,
          { query: { uuid: uuid ?? '' } },
          { signal },
        ),
      enabled: typeof uuid === 'string',
      retry: false,
    },
    queryClient,
  );
  return useMemo(() => {
    // What seemed a session is none.
    if (typeof uuid !== 'string') return [];
    if (data) return data.programs;
    if (!isError) return undefined;
    return programs
      .filter((card) => card.uuid === uuid)
      .map(({ slug, ...card }) => ({
        ...card,
        href: `/programs/${slug}/dashboard`,
        signed_in: true,
      }));
  }, [data, isError, programs, uuid]);
}
