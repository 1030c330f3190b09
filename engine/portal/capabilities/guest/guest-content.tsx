import { listGuestContent, submitGuestContent } from '#contract/guest/endpoints.ts';
import { draftKey } from '../../base/session/draft-storage.ts';
import { useAction, useEndpoint } from '../../base/session/use-api.ts';
import { useProgram } from '../../base/view/use-view.ts';
import type { Brief } from '../../core/content/brief.ts';
import { ContentDesk } from '../../core/content/content-desk.tsx';
import { useContentView } from '../../core/content/content-list.tsx';
import { REFRESH_EVERY } from '../../kit/parts/refresh-every.ts';

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
