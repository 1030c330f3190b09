import type { Person } from '#contract/people/person.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { browserName } from '../../kit/parts/browser-name.ts';
import { useNow } from '../../kit/parts/use-now.ts';
import * as styles from './people.css.ts';
import {
  enrolmentStateWords,
  keyStateWords,
  mailStateWords,
  sessionEndWords,
  recordWords as words,
} from './record-words.ts';
import { Records, When } from './records.tsx';

/** What the program gave to somebody and wrote to them, and where they are signed in. */
export function PersonRecords({ person }: { readonly person: Person }) {
  return (
    <>
      <Enrolments of={person.enrolments} />
      <Mails of={person.mails} />
      <Sessions of={person.sessions} />
    </>
  );
}

interface Of<Kind extends keyof Person> {
  readonly of: Person[Kind];
}

function Enrolments({ of }: Of<'enrolments'>) {
  const say = useWords();
  return (
    <Records
      title={words.enrolments}
      of={of}
      columns={[
        words.activation,
        words.state,
        words.keyOption,
        words.keys,
        words.offered,
        words.changed,
      ]}
    >
      {(enrolment) => (
        <tr key={enrolment.id}>
          <th scope="row">
            <bdi>{enrolment.title}</bdi>
            {enrolment.additional && <span className={styles.muted}> {say(words.guestKey)}</span>}
          </th>
          <td>{say(enrolmentStateWords[enrolment.state])}</td>
          <td>{enrolment.key_option && keyOptionName(enrolment.key_option)}</td>
          <td>
            {enrolment.keys
              .map(({ id, state }) => say(words.key, { id, state: say(keyStateWords[state]) }))
              .join(', ')}
          </td>
          <When at={enrolment.offered_at} />
          <When
            at={
              enrolment.ended_at ??
              enrolment.completed_at ??
              enrolment.claimed_at ??
              enrolment.accepted_at
            }
          />
        </tr>
      )}
    </Records>
  );
}

type KeyOption = NonNullable<Person['enrolments']['items'][number]['key_option']>;

const keyOptionName = ({ label, platform, region }: KeyOption): string =>
  [label, platform, region].filter(Boolean).join(' · ');

function Mails({ of }: Of<'mails'>) {
  const say = useWords();
  return (
    <Records
      title={words.mails}
      of={of}
      columns={[words.mail, words.state, words.address, words.written, words.sent]}
    >
      {({ id, kind, state, address, created_at, sent_at }) => (
        <tr key={id}>
          <th scope="row">{kind.replaceAll('_', ' ')}</th>
          <td>{say(mailStateWords[state])}</td>
          <td>
            <bdi>{address}</bdi>
          </td>
          <When at={created_at} />
          <When at={sent_at} />
        </tr>
      )}
    </Records>
  );
}

function Sessions({ of }: Of<'sessions'>) {
  const say = useWords();
  const now = useNow();
  const stateOf = ({ revoked_reason, revoked_at, expires_at }: (typeof of.items)[number]) => {
    if (revoked_reason) return sessionEndWords[revoked_reason];
    return revoked_at || Date.parse(expires_at) <= now ? words.sessionOver : words.sessionOpen;
  };
  return (
    <Records
      title={words.sessions}
      of={of}
      columns={[words.browser, words.state, words.began, words.lastUsed]}
    >
      {(session) => {
        const named = browserName(session.user_agent);
        return (
          <tr key={session.id}>
            <th scope="row" title={session.user_agent ?? undefined}>
              {named ? say(words.browserOn, named) : say(words.unknownBrowser)}
            </th>
            <td>{say(stateOf(session))}</td>
            <When at={session.created_at} />
            <When at={session.last_used_at} />
          </tr>
        );
      }}
    </Records>
  );
}
