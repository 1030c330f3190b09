import { listGuestContent, submitGuestContent } from '#contract/guest/endpoints.ts';
import { useAction, useEndpoint } from '../../session/use-api.ts';
import { useProgram } from '../../view/use-view.ts';
import { ContentDesk } from '../contents/content-desk.tsx';
import type { Brief } from '../contents/content-form.tsx';
import { useContentView } from '../contents/content-list.tsx';
import { draftKey } from '../form/draft-storage.ts';
import { REFRESH_EVERY } from '../parts/refresh-every.ts';

interface GuestContentProperties {
  readonly brief: Brief;
  readonly takes: boolean;
  readonly token: string;
}

/** A guest's content for what the link is for. */
export function GuestContent({ brief, takes, token }: GuestContentProperties) {
  const { uuid } = useProgram();
  const view = useContentView();
  const answer = useEndpoint(
    listGuestContent,
    { query: { token, ...view.query } },
    { refetchInterval: REFRESH_EVERY },
  );
  const submit = useAction(submitGuestContent);
  return (
    <ContentDesk
      brief={brief}
      takes={takes}
      view={view}
      answer={answer}
      draft={draftKey(uuid, 'guest', token)}
      onSubmit={(body) => submit.mutateAsync({ query: { token }, body })}
    />
  );
}
