import { countryConflict } from '#domain/applications/approved-country.ts';
import type { ReviewAction } from '#domain/reviews/review-state.ts';
import { EMBEDDED_PROVIDER_ID } from '../embedded-provider/embedded-provider.ts';
import { SAMPLE_PEOPLE, type SamplePerson } from '../embedded-provider/sample-people.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import { type Dice, rollDice } from './dice.ts';

/** A sample creator of a program, before the store knows them. */
export interface SampleCreator {
  /** The account they sign in with. */
  readonly provider: string;
  readonly subject: string;
  readonly name: string;
  readonly email: string | null;
  readonly email_verified: boolean;
  readonly country: string;
  readonly statistics: Readonly<Record<string, number>>;
  /** What happened to their application, in order, after it was sent. */
  readonly application: readonly ReviewAction[];
  /** From 1, who does most, towards 0; members only. */
  readonly diligence: number;
}

const ACCEPTED = ['start_review', 'accept'] as const;
/**
 * How far each sample person got in every program. Liam is in none, so that somebody is there to
 * apply; those who run the programs are no creators.
 */
const APPLICATIONS: Readonly<Record<string, readonly ReviewAction[]>> = {
  maya: ACCEPTED,
  kenji: ACCEPTED,
  diego: ACCEPTED,
  sofia: ACCEPTED,
  lena: [],
  hana: ['start_review', 'request_changes'],
  noah: ['start_review', 'reject'],
};
/** Applicants beside the sample people; all that are not named here were accepted. */
const OTHERS = 25;
const OTHERS_APPLICATIONS: readonly (readonly ReviewAction[])[] = [
  [],
  [],
  ['start_review'],
  ['withdraw'],
  ['start_review', 'reject'],
];

const FIRST_NAMES =
  'Ada Amir Anouk Bea Bruno Chidi Clara Dario Elif Emil Farah Finn Gita Hugo Ines Ivo Jana Jonas Kaya Leo Lucia Marek Mina Nils Nora Omar Paula Quinn Rosa Samir Selma Theo Tuva Uma Vera Wim Yara Yusuf Zoe Zeno'.split(
    ' ',
  );
const LAST_NAMES =
  'Abel Bakker Costa Demir Eriksen Fontaine Grande Haas Ito Jansen Kaminski Lindqvist Moreau Nagy Ortega Petrov Quist Rahman Silva Tanaka Urban Vogel Weiss Yilmaz Zhou'.split(
    ' ',
  );
const COUNTRIES = ['US', 'CA', 'GB', 'DE', 'FR', 'ES', 'IT', 'PL', 'BR', 'MX', 'JP', 'KR', 'AU'];

/** Everybody of a program's sample: the same each time it is asked for. */
export function sampleRoster({ slug, program }: ApiProgram): readonly SampleCreator[] {
  const dice = rollDice(slug);
  const { taken = [], refused = [] } = Object.groupBy(SAMPLE_PEOPLE, ({ country }) =>
    countryConflict(program, { profile: country }) ? 'refused' : 'taken',
  );
  const applied = (persons: readonly SamplePerson[]) =>
    persons.flatMap((person) => {
      const application = APPLICATIONS[person.id];
      return application ? [fromPerson(person, application)] : [];
    });
  const people = applied(taken);
  // Whom the program does not take because of the country is there to try that; what became of
  // their applications elsewhere becomes others' here.
  const histories = [
    ...OTHERS_APPLICATIONS,
    ...applied(refused).map(({ application }) => application),
  ];
  const countries = program.agreements?.confirmed_in_approved_country?.countries ?? COUNTRIES;
  const provider = program.identity_providers?.[0] ?? EMBEDDED_PROVIDER_ID;
  const others = dice
    .shuffled(FIRST_NAMES)
    .slice(0, OTHERS)
    .map((first, place) => {
      const application = histories[place] ?? ACCEPTED;
      const name = `${first} ${dice.one(LAST_NAMES)}`;
      return fromName(name, { provider, place, application, countries }, dice);
    });
  const all = [...people, ...others];
  const members = all.filter(isMember).length;
  let place = 0;
  return all.map((creator) =>
    isMember(creator) ? { ...creator, diligence: 1 - place++ / members } : creator,
  );
}

export const isMember = ({ application }: Pick<SampleCreator, 'application'>) =>
  application.at(-1) === 'accept';

function fromPerson(person: SamplePerson, application: readonly ReviewAction[]): SampleCreator {
  const { id, name, email = null, email_verified, country, statistics } = person;
  return {
    provider: EMBEDDED_PROVIDER_ID,
    subject: id,
    ...{ name, email, email_verified, country, application },
    statistics: { ...statistics },
    diligence: 0,
  };
}

interface NamedCreator extends Pick<SampleCreator, 'provider' | 'application'> {
  readonly place: number;
  /** Countries of residence. */
  readonly countries: readonly string[];
}

function fromName(
  name: string,
  { provider, place, application, countries }: NamedCreator,
  dice: Dice,
): SampleCreator {
  return {
    provider,
    subject: `sample-${place + 1}`,
    name,
    // Nobody is there to read mails.
    email: null,
    email_verified: false,
    country: dice.one(countries),
    statistics: {
      followers: dice.between(400, 90_000),
      average_views: dice.between(100, 20_000),
      uploads: dice.between(5, 400),
    },
    application,
    diligence: 0,
  };
}
