import { useEffect, useEffectEvent } from 'react';
import { creatorEvent, programEvent } from '#contract/events/live-events.ts';
import { readCampaign } from '#contract/programs/endpoints.ts';
import { Boundary } from '../../base/runtime/boundary.tsx';
import { queryClient } from '../../base/runtime/query-client.ts';
import { endSession } from '../../base/session/portal-session.ts';
import { useEndpoint, useSession } from '../../base/session/use-api.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { noticeOf, rankNotice } from './live-notice.ts';
import { type MemberEvent, refreshedTags } from './live-refresh.ts';
import { ownActions } from './own-actions.ts';
import { watchRanks } from './rank-watch.ts';
import { useChannel } from './use-channel.ts';
import { useCredentialsNotice } from './use-credentials-notice.ts';
import { useLiveRefresh } from './use-live-refresh.ts';
import { useNotices } from './use-notices.ts';

/**
 * Keeps what a signed-in creator sees of a program up to date, and tells what happens. Where it
 * fails, the page goes on without it.
 */
export const LiveUpdates = () => (
  <Boundary fallback={() => null}>
    <Listening />
  </Boundary>
);

/** What is told on a channel. */
interface Events {
  readonly safeParse: (sent: unknown) => { readonly data?: MemberEvent | undefined };
}

const signInAgain = () => endSession('refresh_failed');

function Listening() {
  const session = useSession();
  const { uuid } = useProgram();
  const { locale } = useView();
  const tell = useNotices();
  const refresh = useLiveRefresh(uuid);
  const creator = session?.user.kind === 'creator' ? session.user.id : undefined;

  const take = (events: Events) => (sent: unknown) => {
    const { data } = events.safeParse(sent);
    if (!data) return;
    refresh.add(refreshedTags(data));
    const notice = noticeOf(data, locale, ownActions(queryClient, Date.now()));
    if (notice) tell(notice);
  };
  // What happened since the page was read, and before it listened, was told to nobody.
  const onResume = () => refresh.add(undefined);
  // A program tells its members alone; who becomes one hears it from then on.
  const { data } = useEndpoint(readCampaign, { query: { uuid } }, { enabled: !!creator });
  const member = data?.creator_relationship?.state === 'member';
  const program = (name: string) => (member ? `/programs/${uuid}/${name}` : undefined);
  useChannel(creator && `/creators/${creator}`, take(creatorEvent), onResume);
  useChannel(program('leaderboards'), take(programEvent));
  useChannel(program('announcements'), take(programEvent));

  // As where a session cannot be continued: the way back to this page is kept.
  useCredentialsNotice(signInAgain);
  const onBetterRank = useEffectEvent((rank: number) => tell(rankNotice(rank)));
  useEffect(() => watchRanks(queryClient, uuid, (rank) => onBetterRank(rank)), [uuid]);
  return null;
}
