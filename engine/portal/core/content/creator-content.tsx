import { listContent, submitContent } from '#contract/content/endpoints.ts';
import { draftKey } from '../../base/session/draft-storage.ts';
import { useAction, useEndpoint, useSession } from '../../base/session/use-api.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { REFRESH_EVERY } from '../../kit/parts/refresh-every.ts';
import type { Brief } from './brief.ts';
import { ContentDesk } from './content-desk.tsx';
import { useContentView } from './content-list.tsx';
import { PieceActions } from './piece-actions.tsx';

interface CreatorContentProperties {
  readonly activationId: number;
  readonly brief: Brief;
  /** What is asked where the form stands; absent: all of the brief. */
  readonly asked?: Brief;
  /** Whether more can be submitted. */
  readonly takes: boolean;
}

/** A member's content for an activation. */
export function CreatorContent({
  activationId,
  brief,
  asked = brief,
  takes,
}: CreatorContentProperties) {
  const { uuid } = useProgram();
  const session = useSession();
  const view = useContentView();
  const params = { activation_id: activationId };
  const answer = useEndpoint(
    listContent,
    { params, query: { uuid, ...view.query } },
    { refetchInterval: REFRESH_EVERY },
  );
  const submit = useAction(submitContent, { refresh: ['quests'] });
  return (
    <ContentDesk
      lookedUp
      brief={asked}
      takes={takes}
      view={view}
      answer={answer}
      draft={session && draftKey(uuid, session.user.id, `content-${activationId}`)}
      onSubmit={(body) => submit.mutateAsync({ params, query: { uuid }, body })}
      // A piece of any type is changed here, for whichever quest it was sent.
      actions={(piece) => (
        <PieceActions piece={piece} brief={{ ...brief, hashtags: asked.hashtags }} />
      )}
    />
  );
}
