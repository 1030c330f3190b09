import type { ReactNode } from 'react';
import type { Person } from '#contract/people/person.ts';
import { LOCALE_NAMES } from '../../base/i18n/engine-locales.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { useView } from '../../base/view/use-view.ts';
import { AnswerList } from '../../kit/form/answer-list.tsx';
import type { Question } from '../../kit/form/question.ts';
import { localMoment } from '../../kit/parts/format.ts';
import { countryName } from './country-name.ts';
import * as styles from './people.css.ts';
import { peopleWords } from './people-words.ts';

/** Who somebody is: how to reach them, since when they take part, what they said of themselves. */
export function PersonFacts({ person }: { readonly person: Person }) {
  const say = useWords();
  const { locale } = useView();
  const { email, country, custom_fields, name_taken_down } = person;
  const asked = Object.keys(custom_fields).map(
    (name): Question => ({ name, label: name, type: 'text' }),
  );
  return (
    <section className={styles.part}>
      {name_taken_down && (
        <p className={styles.warning}>
          {say(peopleWords.nameTakenDown, {
            time: localMoment(name_taken_down.at, locale),
            note: name_taken_down.note,
          })}
        </p>
      )}
      <dl className={styles.facts}>
        {email && (
          <Fact name={peopleWords.email}>
            <bdi>{email}</bdi>{' '}
            <span className={styles.muted}>
              {say(person.email_verified ? peopleWords.verified : peopleWords.notVerified)}
            </span>
          </Fact>
        )}
        <Fact name={peopleWords.language}>{LOCALE_NAMES[person.locale] ?? person.locale}</Fact>
        {country && (
          <Fact name={peopleWords.country}>
            {countryName(country, locale)}{' '}
            {person.country_approved === false && (
              <span className={styles.warning}>{say(peopleWords.notApproved)}</span>
            )}
          </Fact>
        )}
        <Fact name={peopleWords.memberSince}>
          {person.member_since
            ? localMoment(person.member_since, locale)
            : say(peopleWords.noMember)}
        </Fact>
        <Fact name={peopleWords.signedUp}>{localMoment(person.created_at, locale)}</Fact>
        {person.agreements.length > 0 && (
          <Fact name={peopleWords.agreements}>
            <Agreements of={person.agreements} />
          </Fact>
        )}
        <Fact name={peopleWords.personId}>
          <code translate="no">{person.id}</code>
        </Fact>
      </dl>
      {asked.length > 0 && <AnswerList questions={asked} answers={custom_fields} />}
    </section>
  );
}

function Agreements({ of }: { readonly of: Person['agreements'] }) {
  const say = useWords();
  const { locale } = useView();
  return (
    <ul>
      {of.map(({ agreement, version, accepted_at, current }) => (
        <li key={`${agreement} ${version}`}>
          {agreement.replaceAll('_', ' ')}{' '}
          <span className={styles.muted}>
            {say(peopleWords.agreed, { version, time: localMoment(accepted_at, locale) })}
            {!current && ` · ${say(peopleWords.outdated)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Fact({ name, children }: { readonly name: Word; readonly children: ReactNode }) {
  const say = useWords();
  return (
    <div>
      <dt>{say(name)}</dt>
      <dd>{children}</dd>
    </div>
  );
}
