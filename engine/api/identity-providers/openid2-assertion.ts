import { ProviderError } from './provider-error.ts';
import type { ProviderDescriptor } from './providers.ts';

/** The namespace of OpenID 2.0, and what stands for “whoever signs in”. */
export const OPENID2 = 'http://specs.openid.net/auth/2.0';
export const ANYBODY = `${OPENID2}/identifier_select`;

/** What has to be signed: a field that is not could be anybody's. */
const SIGNED = [
  'op_endpoint',
  'return_to',
  'response_nonce',
  'assoc_handle',
  'claimed_id',
  'identity',
] as const;
/** A moment in UTC, and whatever makes it unique. */
const NONCE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z[\x21-\x7e]{0,235}$/;

export interface ExpectedAssertion {
  readonly provider: string;
  /** The one address that may speak for the provider. */
  readonly endpoint: string;
  /** Our callback with the state of this sign-in. */
  readonly returnTo: string;
  readonly claimedId: NonNullable<ProviderDescriptor['claimed_id']>;
}

/**
 * Who a positive assertion is about, as far as its fields say; whether the provider made it is for the
 * provider to say. Each is compared exactly: addresses that merely begin or end right
 * are how others have been let in as anybody.
 * @returns the digits behind the prefix of the claimed id
 * @throws ProviderError
 */
export function readAssertion(query: URLSearchParams, expected: ExpectedAssertion): string {
  const { provider, endpoint, returnTo, claimedId } = expected;
  const bad = (detail: string) => new ProviderError('invalid_answer', provider, detail);
  for (const name of new Set(query.keys()))
    if (name.startsWith('openid.') && query.getAll(name).length > 1)
      throw bad('a field came twice');
  const read = (field: string) => query.get(`openid.${field}`) ?? '';
  if (read('ns') !== OPENID2) throw bad('not OpenID 2.0');
  const mode = read('mode');
  if (mode === 'cancel') throw new ProviderError('denied', provider);
  if (mode === 'error') throw new ProviderError('refused', provider);
  if (mode !== 'id_res') throw bad('no assertion');
  if (read('op_endpoint') !== endpoint) throw bad('another op_endpoint');
  if (read('return_to') !== returnTo) throw bad('another return_to');
  const signed = read('signed').split(',');
  const unsigned = SIGNED.find((field) => !signed.includes(field));
  if (unsigned !== undefined) throw bad(`${unsigned} is not signed`);
  if (!NONCE.test(read('response_nonce'))) throw bad('no response_nonce');
  const claimed = read('claimed_id');
  if (read('identity') !== claimed) throw bad('identity is another one');
  const digits = claimed.slice(claimedId.prefix.length);
  const isWhole = digits.length === claimedId.digits && /^[0-9]+$/.test(digits);
  if (!claimed.startsWith(claimedId.prefix) || !isWhole) throw bad('claimed_id is none of theirs');
  return digits;
}

/** What is posted back to have an assertion confirmed: all of its fields, as they came. */
export function confirmationOf(query: URLSearchParams): URLSearchParams {
  const fields = [...query].filter(([name]) => name.startsWith('openid.'));
  const body = new URLSearchParams(fields);
  body.set('openid.mode', 'check_authentication');
  return body;
}

/** Whether an answer in key-value form says so, and nothing else besides. */
export const confirms = (text: string): boolean => {
  const said = text.split('\n').filter((line) => line.startsWith('is_valid:'));
  return said.length === 1 && said[0] === 'is_valid:true';
};
