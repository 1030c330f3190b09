import { plainName } from '#contract/endpoints/characters.ts';
import { ProviderError } from './provider-error.ts';
import type { OfferedProvider, ProviderDescriptor } from './providers.ts';

/** What a provider can measure, by the kinds of eligibility rules. */
export type StatisticKind = Exclude<
  keyof NonNullable<ProviderDescriptor['statistics']>,
  'endpoint' | 'account_id'
>;
/** Measured figures; one that the provider did not tell is absent. */
export type ProviderStatistics = { readonly [Kind in StatisticKind]?: number };

/** A person as a provider knows them. */
export interface ProviderProfile {
  /** The provider's id in site.yaml. */
  readonly provider: string;
  /** The person's id at the provider; stable, unique there. */
  readonly subject: string;
  /** For people; the subject where the provider tells no name. */
  readonly name: string;
  readonly email?: string;
  /** Whether the provider says that it verified the e-mail address. */
  readonly email_verified: boolean;
  /** An https address (http from the embedded provider). */
  readonly picture?: string;
  /** ISO 3166-1, two capitals. */
  readonly country?: string;
  readonly statistics?: ProviderStatistics;
  /** By which the platform itself knows the account; absent where it was not told. */
  readonly account_id?: string;
}

/** The value at a JSON pointer (RFC 6901), undefined where there is none. */
export function readPointer(value: unknown, pointer: string | undefined): unknown {
  if (pointer === undefined) return undefined;
  let current = value;
  for (const part of pointer.split('/').slice(1)) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, name))
      return undefined;
    current = (current as Record<string, unknown>)[name];
  }
  return current;
}

/**
 * Reads a profile from a provider's answer by the descriptor's pointers. Only the subject must be
 * there; anything else that is absent or unusable is left out.
 *
 * @throws ProviderError `invalid_answer` without a subject.
 */
export function readProfile(provider: OfferedProvider, answer: unknown): ProviderProfile {
  const { descriptor } = provider;
  const { profile } = descriptor;
  const read = (pointer: string | undefined) => text(readPointer(answer, pointer));
  const subject = read(profile.id);
  if (!subject)
    throw new ProviderError('invalid_answer', descriptor.id, `nothing at ${profile.id}`);
  const email = asEmail(read(profile.email));
  const picture = asAddress(
    placed(profile.picture_address, subject, read(profile.picture)),
    provider.insecure === true,
  );
  const country = asCountry(read(profile.country));
  const verified = readPointer(answer, profile.email_verified);
  return {
    provider: descriptor.id,
    subject,
    name: plainName(read(profile.name) ?? '') || subject,
    email_verified: email !== undefined && (verified === true || verified === 'true'),
    ...(email === undefined ? {} : { email }),
    ...(picture === undefined ? {} : { picture }),
    ...(country === undefined ? {} : { country }),
  };
}

/** What the statistics endpoint is asked for. */
export interface MeasuredAccount {
  readonly statistics: ProviderStatistics;
  readonly account_id?: string;
}

/** Reads figures and the account's id by the descriptor's pointers; texts of digits count as figures. */
export function readStatistics(
  {
    endpoint: _endpoint,
    account_id: pointer,
    ...pointers
  }: NonNullable<ProviderDescriptor['statistics']>,
  answer: unknown,
): MeasuredAccount {
  const figures = Object.entries(pointers).flatMap(([kind, pointer]) => {
    const value = readPointer(answer, pointer);
    const figure = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
    return typeof figure === 'number' && Number.isFinite(figure) && figure >= 0
      ? [[kind, Math.floor(figure)] as const]
      : [];
  });
  const account_id = text(readPointer(answer, pointer));
  return {
    statistics: Object.fromEntries(figures),
    ...(account_id === undefined ? {} : { account_id }),
  };
}

const LONGEST_TEXT = 500;

function text(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  const clean = value
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim();
  return clean === '' || clean.length > LONGEST_TEXT ? undefined : clean;
}

/** Stricter than mail itself: an address with room for a second recipient is none. */
function asEmail(value: string | undefined): string | undefined {
  const sound = /^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\]+$/;
  return value !== undefined && value.length <= 254 && sound.test(value) ? value : undefined;
}

function placed(template: string | undefined, id: string, picture: string | undefined) {
  if (template === undefined || picture === undefined) return picture;
  return template
    .replaceAll('{id}', encodeURIComponent(id))
    .replaceAll('{picture}', encodeURIComponent(picture));
}

function asAddress(value: string | undefined, insecure: boolean): string | undefined {
  const address = value === undefined ? null : URL.parse(value);
  if (address === null) return undefined;
  const sound = address.protocol === 'https:' || (insecure && address.protocol === 'http:');
  return sound ? address.href : undefined;
}

function asCountry(value: string | undefined): string | undefined {
  return value !== undefined && /^[a-z]{2}$/i.test(value) ? value.toUpperCase() : undefined;
}
