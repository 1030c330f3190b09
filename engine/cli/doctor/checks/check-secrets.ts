import { readMark } from '#api/core/sealing/marks.ts';
import { requireSecret, SecretDiffersError } from '#api/core/sealing/sealed-store.ts';
import { deriveSecrets, readPrevious, SHORTEST_SECRET } from '#api/secrets/secrets.ts';
import { error, type Finding, fine, hint, warning } from '../finding.ts';
import type { Patient } from '../patient.ts';
import { storeOf } from '../store-of.ts';

const MAKE_ONE = 'Make one with "openssl rand -hex 32".';
/** Bits that a secret's letters say about themselves; 16 random bytes in hexadecimal have over 100. */
const FEWEST_BITS = 80;
const PLACEHOLDER =
  /change|secret|password|example|placeholder|marquee|test|dummy|1234567|abcdefg|qwert/i;
const SHORTEST_PASSWORD = 12;

/** Whether secrets are there, hard to guess, and those that the store was made with. */
export async function checkSecrets(patient: Patient): Promise<Finding[]> {
  const { environment, variables } = patient;
  const { MARQUEE_SECRET: secret, DATABASE_URL, SMTP_URL } = variables;
  const found = [
    ...(secret ? lookAtSecret(secret) : lookForSecret(environment)),
    ...(secret ? await lookAtSeal(secret, patient) : []),
    ...lookAtPassword('DATABASE_URL', DATABASE_URL, patient),
    ...lookAtSmtp(SMTP_URL),
  ];
  return found;
}

function lookForSecret(environment: Patient['environment']): Finding[] {
  if (environment === 'development') return [];
  return [
    error(
      'SECRET_MISSING',
      'MARQUEE_SECRET',
      'It is not set here.',
      `${MAKE_ONE} Keep it for good, and give it to every instance and to the commands.`,
    ),
  ];
}

function lookAtSecret(secret: string): Finding[] {
  if (secret.length < SHORTEST_SECRET)
    return [
      error(
        'SECRET_SHORT',
        'MARQUEE_SECRET',
        `It has ${secret.length} characters, and needs ${SHORTEST_SECRET}: a server does not start.`,
        MAKE_ONE,
      ),
    ];
  if (bitsOf(secret) < FEWEST_BITS)
    return [
      error('SECRET_WEAK', 'MARQUEE_SECRET', 'Its characters repeat: it can be guessed.', MAKE_ONE),
    ];
  if (PLACEHOLDER.test(secret) || !/\d/.test(secret) || /\s/.test(secret))
    return [
      warning(
        'SECRET_GUESSABLE',
        'MARQUEE_SECRET',
        'It looks like words, not like chance.',
        `${MAKE_ONE} What is sealed already opens with this one alone: change it before there is anything to lose.`,
      ),
    ];
  return [fine('SECRET_STRONG', 'MARQUEE_SECRET', `It has ${secret.length} characters of chance.`)];
}

/** How much its characters say, by how often each of them comes. */
function bitsOf(text: string): number {
  const counts = Map.groupBy(text, (letter) => letter);
  const each = [...counts.values()].map(({ length }) => length / text.length);
  return text.length * each.reduce((sum, share) => sum - share * Math.log2(share), 0);
}

/** A store that nobody has marked yet stays so: the first server marks it with its own secret. */
async function lookAtSeal(secret: string, { store: seen, variables }: Patient): Promise<Finding[]> {
  const store = storeOf(seen);
  if (secret.length < SHORTEST_SECRET || store === undefined || store === 'absent') return [];
  if (!(await readMark(store))) return [];
  try {
    await requireSecret(
      store,
      deriveSecrets(secret, readPrevious(variables.MARQUEE_SECRET_PREVIOUS)),
    );
    return [fine('SECRET_OPENS', 'MARQUEE_SECRET', 'The store is sealed under it.')];
  } catch (refused) {
    if (!(refused instanceof SecretDiffersError)) throw refused;
    return [
      error(
        'SECRET_DIFFERS',
        'MARQUEE_SECRET',
        'The store is sealed under a secret that is not named here: a server refuses to start.',
        'Set the secret that the store, or the backup it came from, was made with, or name it in MARQUEE_SECRET_PREVIOUS.',
      ),
    ];
  }
}

function lookAtPassword(
  where: string,
  address: string | undefined,
  { environment }: Patient,
): Finding[] {
  if (!address || environment === 'development' || !URL.canParse(address)) return [];
  const { password } = new URL(address);
  if (password === '' || password.length >= SHORTEST_PASSWORD) return [];
  return [
    warning(
      'PASSWORD_SHORT',
      where,
      `The password in it has ${password.length} characters.`,
      `Give the user one of ${SHORTEST_PASSWORD} or more, made by chance.`,
    ),
  ];
}

function lookAtSmtp(address: string | undefined): Finding[] {
  if (!address || !URL.canParse(address)) return [];
  const { protocol, password } = new URL(address);
  if (protocol !== 'smtp:' || password === '') return [];
  return [
    hint(
      'SMTP_UPGRADES',
      'SMTP_URL',
      'It begins without encryption: a password is safe only where the server offers STARTTLS, and nobody on the way takes that out.',
      'Use smtps:// (port 465), or add ?requireTLS=true.',
    ),
  ];
}
