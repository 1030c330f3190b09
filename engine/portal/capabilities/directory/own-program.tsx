import { useQuery } from '@tanstack/react-query';
import type { ProgramCard } from '#contract/programs/view.ts';
import { readToday } from '#contract/today/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { PortalLink } from '../../base/links/portal-link.tsx';
import { queryClient } from '../../base/runtime/query-client.ts';
import { sessionClient } from '../../base/session/portal-session.ts';
import { TODAY } from '../../base/session/today-tag.ts';
import { useView } from '../../base/view/use-view.ts';
import { directoryWords } from './directory-words.ts';

/** The way to the program that somebody is signed in to, with how much waits there. */
export function OwnProgram({ card }: { readonly card: ProgramCard }) {
  const say = useWords();
  const view = useView();
  const { uuid, title: program, slug } = card;
  const { data } = useQuery(
    {
      queryKey: [uuid, TODAY, readToday.id, view.locale],
      queryFn: ({ signal }) =>
        sessionClient({ ...view, program: { uuid } }).call(
          readToday,
          { query: { uuid } },
          { signal },
        ),
      retry: false,
    },
    queryClient,
  );
  return (
    <PortalLink to={`/programs/${slug}/dashboard`}>
      {data
        ? say(directoryWords.waiting, { program, count: data.steps.length })
        : say(directoryWords.own, { program })}
    </PortalLink>
  );
}
