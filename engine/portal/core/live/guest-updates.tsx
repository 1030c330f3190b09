import { useEffect, useEffectEvent } from 'react';
import { guestLinkEvent, programEvent } from '#contract/events/live-events.ts';
import { Boundary } from '../../base/runtime/boundary.tsx';
import { queryClient } from '../../base/runtime/query-client.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { type DecidedContent, watchDecisions } from './decision-watch.ts';
import { noticeOf } from './live-notice.ts';
import type { MemberEvent } from './live-refresh.ts';
import type { GuestLogin } from './page-connection.ts';
import { useChannel } from './use-channel.ts';
import { useCredentialsNotice } from './use-credentials-notice.ts';
import { useLiveRefresh } from './use-live-refresh.ts';
import { useNotices } from './use-notices.ts';

interface GuestUpdatesProperties {
  readonly guest: GuestLogin;
}

/**
 * Keeps what a guest sees by a link up to date, and tells what was decided and the program's news.
 * Where it fails, the page goes on without it.
 */
export const GuestUpdates = ({ guest }: GuestUpdatesProperties) => (
  <Boundary fallback={() => null}>
    <Listening guest={guest} />
  </Boundary>
);

/** What guests read. */
const TAGS = ['guest'];

const openAgain = () => location.reload();

function Listening({ guest }: GuestUpdatesProperties) {
  const { uuid } = useProgram();
  const { locale } = useView();
  const refresh = useLiveRefresh(uuid);
  const show = useNotices();
  const tell = (event: MemberEvent) => {
    const notice = noticeOf(event, locale, new Set());
    // The sections that notices lead to are for members.
    if (notice) show({ ...notice, section: undefined });
  };
  const onLinkEvent = (sent: unknown) => {
    if (guestLinkEvent.safeParse(sent).success) refresh.add(TAGS);
  };
  const onProgramEvent = (sent: unknown) => {
    const { data } = programEvent.safeParse(sent);
    if (data) tell(data);
  };
  const onResume = () => refresh.add(TAGS);
  useChannel(`/guest-links/${guest.guest_link_id}`, onLinkEvent, onResume, guest);
  useChannel(`/programs/${uuid}/announcements`, onProgramEvent, undefined, guest);

  // Who comes by a link signs in by opening it again.
  useCredentialsNotice(openAgain);
  const onDecided = useEffectEvent(({ id, state: decided }: DecidedContent) =>
    tell({ kind: 'decision', subject: 'content', id, state: decided }),
  );
  // Many may share a link: what was decided is one's own where one's own content says so.
  useEffect(() => watchDecisions(queryClient, uuid, (decided) => onDecided(decided)), [uuid]);
  return null;
}
