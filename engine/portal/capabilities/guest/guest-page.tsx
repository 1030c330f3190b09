import type { ReactNode } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { titleOf } from '../../base/i18n/words.ts';
import { useAlive } from '../../base/runtime/use-alive.ts';
import { blockTitle, cardMuted, eyebrow } from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { EnrolmentFacts } from '../../core/claims/enrolment-facts.tsx';
import { EnrolmentStateTag } from '../../core/claims/enrolment-state-tag.tsx';
import { LateGuestOpening } from '../../core/openings/late-guest-opening.tsx';
import { Answer } from '../../kit/parts/answer.tsx';
import { between } from '../../kit/parts/parts.css.ts';
import { Skeleton } from '../../kit/parts/skeleton.tsx';
import { useNow } from '../../kit/parts/use-now.ts';
import { Notice } from '../../kit/text/notice.tsx';
import { addErrorWords } from '../../kit/words/error-text.ts';
import { AcceptInvitation } from './accept-invitation.tsx';
import { guestErrorWords } from './generated/guest-error-words.ts';
import * as styles from './guest.css.ts';
import { GuestLive } from './guest-live.tsx';
import { guestWords } from './guest-words.ts';
import { KeptPanel } from './kept-panel.tsx';
import { linkFault } from './link-address.ts';
import { LinkProblem } from './link-problem.tsx';
import { type Guest, type GuestActivation, isOver, useGuest } from './use-guest.ts';
import { type Keep, useKeep } from './use-keep.ts';

addErrorWords(guestErrorWords);

interface GuestPageProperties {
  readonly route: 'activation-link' | 'quest-link';
  /** What there is to do for a guest, with the guest's own token. */
  readonly children: (activation: GuestActivation, token: string, keep: Keep) => ReactNode;
}

/** A page behind a guest link: what is offered, how far the guest is, or why the link fails. */
export function GuestPage({ route, children }: GuestPageProperties) {
  const say = useWords();
  if (useAlive()) return <Invitation>{children}</Invitation>;
  return (
    <div className={styles.page}>
      <h1 className={blockTitle}>{say(titleOf(`title.${route}`))}</h1>
      <Skeleton />
    </div>
  );
}

function Invitation({ children }: Pick<GuestPageProperties, 'children'>) {
  const guest = useGuest();
  const { slug } = useProgram();
  const keep = useKeep(guest);
  const { data, error } = guest.answer;
  // Also of a link that was good a moment ago.
  const fault = error ? linkFault(error.code) : undefined;
  if (keep.kept !== undefined || fault === 'merged') return <KeptPanel kept={keep.kept} />;
  if (fault) return <LinkProblem fault={fault} />;
  // A link of another program has nothing to do on this one's page.
  if (data && data.program !== slug) return <LinkProblem fault="unknown" />;
  if (data && data.guest_name === null && data.uses_left === 0)
    return <LinkProblem fault="used_up" />;
  return (
    <div className={styles.page}>
      <Answer of={guest.answer}>
        {(activation) => (
          <>
            <Head activation={activation} />
            <EnrolmentFacts enrolment={activation.influencer_activation} />
            <Accepting guest={guest} activation={activation} />
            <Awaiting guest={guest} activation={activation} />
            <Over activation={activation} />
            {children(activation, guest.token, keep)}
            {/* What is being kept is the account's in a moment, and the token opens nothing. */}
            {!keep.keeping && (
              <GuestLive guest_link_id={activation.guest_link_id} token={guest.token} />
            )}
          </>
        )}
      </Answer>
    </div>
  );
}

interface HeadProperties {
  readonly activation: GuestActivation;
}

function Head({ activation }: HeadProperties) {
  const say = useWords();
  const { title: program } = useProgram();
  const { influencer_activation: enrolment, guest_name: name, uses_left } = activation;
  return (
    <div className={styles.head}>
      <p className={eyebrow}>{say(guestWords.invited, { program })}</p>
      <h1 className={blockTitle}>{enrolment.title}</h1>
      <div className={between}>
        <p>
          {name === null
            ? say(guestWords.usesLeft, { count: uses_left })
            : say(guestWords.acceptedAs, { name })}
        </p>
        {name !== null && <EnrolmentStateTag enrolment={enrolment} />}
      </div>
    </div>
  );
}

/** Tells a guest that the link gives nothing new any more. */
function Over({ activation: { link_state, guest_name } }: HeadProperties) {
  const say = useWords();
  const { contact: email } = useView();
  if (guest_name === null || (link_state !== 'expired' && link_state !== 'revoked')) return null;
  return (
    <Notice tone="warning">
      <p>{say(link_state === 'expired' ? guestWords.overExpired : guestWords.overRevoked)}</p>
      <p className={cardMuted}>{say(guestWords.contact, { email })}</p>
    </Notice>
  );
}

/** Has a guest be told when what the link is for opens. */
function Awaiting({ guest, activation }: AcceptingProperties) {
  const { opens_at, open } = activation.influencer_activation;
  const now = useNow();
  if (activation.guest_name !== null || open || isOver(activation)) return null;
  return opens_at !== null && Date.parse(opens_at) > now ? (
    <LateGuestOpening token={guest.token} />
  ) : null;
}

interface AcceptingProperties extends HeadProperties {
  readonly guest: Guest;
}

function Accepting({ guest, activation }: AcceptingProperties) {
  const { guest_name, influencer_activation: enrolment } = activation;
  if (guest_name !== null || !enrolment.open) return null;
  return <AcceptInvitation guest={guest} agreements={enrolment.agreements} />;
}
