import type { ProviderStatistics } from '../identity-providers/provider-profile.ts';

/** Someone to sign in as on a development machine. */
export interface SamplePerson {
  /** Also their `login_hint` and their subject. */
  readonly id: string;
  readonly name: string;
  readonly email?: string;
  readonly email_verified: boolean;
  /** ISO 3166-1, two capitals. */
  readonly country: string;
  /** The two colours of their picture; absent: they have none. */
  readonly colors?: readonly [string, string];
  /** What they are to be on a development machine besides a creator. */
  readonly operator?: 'owner' | 'reviewer';
  readonly statistics: ProviderStatistics;
}

/**
 * The sample people: large and small channels, countries in and out of the programs' lists, with
 * and without an e-mail address and a picture, and two of those who run the programs.
 */
export const SAMPLE_PEOPLE: readonly SamplePerson[] = [
  {
    id: 'maya',
    name: 'Maya Okafor',
    email: 'maya@people.example',
    email_verified: true,
    country: 'US',
    colors: ['#0ea5e9', '#1e3a8a'],
    statistics: {
      followers: 48_200,
      average_views: 15_400,
      average_viewers: 310,
      uploads: 212,
      community_size: 9_100,
    },
  },
  {
    id: 'liam',
    name: 'Liam Tremblay',
    email: 'liam@people.example',
    email_verified: true,
    country: 'CA',
    colors: ['#f97316', '#7c2d12'],
    statistics: {
      followers: 6_150,
      average_views: 2_400,
      average_viewers: 75,
      uploads: 88,
      community_size: 1_200,
    },
  },
  {
    id: 'sofia',
    name: 'Sofia Rossi',
    email: 'sofia@people.example',
    email_verified: true,
    country: 'IT',
    colors: ['#ec4899', '#831843'],
    statistics: { followers: 2_050, average_views: 940, average_viewers: 32, uploads: 41 },
  },
  {
    id: 'kenji',
    name: '森 健二',
    email: 'kenji@people.example',
    email_verified: true,
    country: 'JP',
    colors: ['#a3e635', '#365314'],
    statistics: { followers: 131_000, average_views: 52_300, uploads: 640, community_size: 22_400 },
  },
  {
    id: 'lena',
    name: 'Lena Fischer',
    email: 'lena@people.example',
    email_verified: true,
    country: 'DE',
    colors: ['#8b5cf6', '#3b0764'],
    statistics: { followers: 980, average_views: 510, average_viewers: 18, uploads: 27 },
  },
  {
    id: 'diego',
    name: 'Diego Navarro',
    email: 'diego@people.example',
    email_verified: true,
    country: 'MX',
    colors: ['#facc15', '#713f12'],
    statistics: { followers: 17_700, average_views: 6_050, average_viewers: 140, uploads: 119 },
  },
  {
    id: 'noah',
    name: 'Noah Byrne',
    email: 'noah@people.example',
    email_verified: false,
    country: 'US',
    colors: ['#64748b', '#0f172a'],
    statistics: { followers: 140, average_views: 35, average_viewers: 2, uploads: 6 },
  },
  {
    id: 'hana',
    name: 'Hana Kim',
    email_verified: false,
    country: 'KR',
    statistics: { followers: 3_400 },
  },
  {
    id: 'olivia',
    name: 'Olivia Grant',
    email: 'olivia@marquee.example',
    email_verified: true,
    country: 'US',
    colors: ['#00c16a', '#064e3b'],
    operator: 'owner',
    statistics: { followers: 310, average_views: 90, uploads: 4 },
  },
  {
    id: 'ravi',
    name: 'Ravi Menon',
    email: 'ravi@marquee.example',
    email_verified: true,
    country: 'GB',
    colors: ['#14b8a6', '#134e4a'],
    operator: 'reviewer',
    statistics: { followers: 75, average_views: 20, uploads: 1 },
  },
];

/** Beside which Steam’s own numbers of accounts look alike: 17 digits. */
const FIRST_NUMBER = 76_561_190_000_000_000n;

/** What accounts are called where they have numbers; `DIGITS_OF_NUMBERS` of them. */
export const accountNumber = ({ id }: Pick<SamplePerson, 'id'>): string =>
  String(FIRST_NUMBER + BigInt(SAMPLE_PEOPLE.findIndex((one) => one.id === id) + 1));
export const DIGITS_OF_NUMBERS = 17;

export const personOfNumber = (number: string): SamplePerson | undefined =>
  SAMPLE_PEOPLE.find((person) => accountNumber(person) === number);

/** The person of an id or an e-mail address. */
export function findSamplePerson(hint: unknown): SamplePerson | undefined {
  return SAMPLE_PEOPLE.find(
    ({ id, email }) => hint === id || (hint !== undefined && hint === email),
  );
}
