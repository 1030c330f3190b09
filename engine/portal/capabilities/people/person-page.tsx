import { Suspense } from 'react';
import { readOperatorCreator } from '#contract/people/endpoints.ts';
import type { Person } from '#contract/people/person.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useView } from '../../base/view/use-view.ts';
import { smallButton, title } from '../../core/console/console-frame.css.ts';
import { ConsoleLink } from '../../core/console/console-link.tsx';
import { Notes } from '../../core/console/notes.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { useFilters } from '../../core/console/use-filters.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { localMoment } from '../../kit/parts/format.ts';
import { ItemNotes } from './item-notes.tsx';
import { MergeGuest } from './merge-guest.tsx';
import * as styles from './people.css.ts';
import { peopleWords } from './people-words.ts';
import { PersonChannels } from './person-channels.tsx';
import { PersonFacts } from './person-facts.tsx';
import { PersonItems } from './person-items.tsx';
import { PersonMessages } from './person-messages.tsx';
import { PersonPoints } from './person-points.tsx';
import { PersonProfile } from './person-profile.tsx';
import { PersonRecords } from './person-records.tsx';
import { PersonTags } from './person-tags.tsx';
import { StatusForm } from './status-form.tsx';
import { StatusTag } from './status-tag.tsx';
import { PEOPLE_FILTERS } from './use-people.ts';

const SeeAs = lazyPart(async () => (await import('./see-as.tsx')).SeeAs);

/** Everything about one person, and what operators can do to them. */
export function PersonPage({ id }: { readonly id: string }) {
  const say = useWords();
  const { program, addressOf } = useConsole();
  // The way back leads to the list as it was.
  const [filters] = useFilters(PEOPLE_FILTERS);
  const search = new URLSearchParams(filters).toString();
  const person = useEndpoint(readOperatorCreator, {
    params: { creator_id: id },
    query: { uuid: program.uuid },
  });
  return (
    <div className={styles.page}>
      <div>
        <ConsoleLink to={addressOf('people') + (search && `?${search}`)} className={smallButton}>
          {say(peopleWords.back)}
        </ConsoleLink>
      </div>
      <Answer of={person}>{(found) => <PersonView person={found} />}</Answer>
    </div>
  );
}

function PersonView({ person }: { readonly person: Person }) {
  const kept = person.status.status !== 'deleted';
  return (
    <>
      <PersonHead person={person} />
      <div className={styles.columns}>
        <div className={styles.parts}>
          <PersonFacts person={person} />
          <PersonChannels links={person.links} />
        </div>
        <div className={styles.parts}>
          <PersonTags person={person} />
          {kept && <Notes kind="creator" id={person.id} />}
          <ItemNotes notes={person.notes.items} />
          {person.profile && <PersonProfile id={person.id} profile={person.profile} />}
          {kept && <StatusForm key={person.status.status} person={person} />}
        </div>
      </div>
      {kept && <MergeGuest person={person} />}
      <PersonItems person={person} />
      <PersonPoints person={person} />
      {kept && <PersonMessages id={person.id} />}
      <PersonRecords person={person} />
    </>
  );
}

function PersonHead({ person }: { readonly person: Person }) {
  const say = useWords();
  const { locale } = useView();
  const { may } = useConsole();
  const { status, note, since, until } = person.status;
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <h1 className={title}>
          <bdi>{person.display_name || say(peopleWords.nameless)}</bdi>
        </h1>
        <StatusTag status={status} />
        {status !== 'deleted' && may('see_as_creators') && (
          <Suspense>
            <SeeAs person={person} />
          </Suspense>
        )}
        {since && (
          <span className={styles.muted}>
            {say(peopleWords.since, { time: localMoment(since, locale) })}
          </span>
        )}
        {until && (
          <span className={styles.muted}>
            {say(peopleWords.until, { time: localMoment(until, locale) })}
          </span>
        )}
      </div>
      {note && (
        <p className={styles.text} dir="auto">
          {say(peopleWords.statusReason, { reason: note })}
        </p>
      )}
    </div>
  );
}
