import { readFileSync, statSync } from 'node:fs';
import { BundleError, LARGEST_BUNDLE } from './bundle-file.ts';

/** What stood at a bundle's place, and what tells whether it is still that. */
export interface Fetched {
  readonly bytes: Buffer;
  readonly version: string | undefined;
}

/** Milliseconds after which an address that sends nothing more is given up. */
const PATIENCE = 60_000;

export const isAddress = (place: string): boolean => /^https?:\/\//i.test(place);

/** A place as logs may say it: an address without what may sign it. */
export function shownPlace(place: string): string {
  if (!isAddress(place)) return place;
  const { origin, pathname } = new URL(place);
  return origin + pathname;
}

/**
 * Reads what stands at a place; undefined where it is still the version that is known.
 * @throws BundleError where it cannot be read
 */
export async function fetchBundle(
  place: string,
  known: string | undefined,
): Promise<Fetched | undefined> {
  return isAddress(place) ? fetchAddress(place, known) : readPlace(place, known);
}

async function fetchAddress(
  place: string,
  known: string | undefined,
): Promise<Fetched | undefined> {
  try {
    const response = await fetch(withoutUser(place), {
      headers: { ...signIn(place), ...(known === undefined ? {} : { 'if-none-match': known }) },
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.status === 304) return undefined;
    if (!response.ok) throw new BundleError(`It answered ${response.status}.`);
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of response.body ?? []) {
      size += part.length;
      if (size > LARGEST_BUNDLE) throw new BundleError(`It has more than ${LARGEST_BUNDLE} bytes.`);
      parts.push(part);
    }
    return { bytes: Buffer.concat(parts), version: response.headers.get('etag') ?? undefined };
  } catch (error) {
    if (error instanceof BundleError) throw error;
    const { message, cause } = error as Error;
    const reason = (cause as NodeJS.ErrnoException | undefined)?.code ?? message;
    throw new BundleError(`It cannot be fetched: ${reason}.`);
  }
}

function withoutUser(place: string): URL {
  const url = new URL(place);
  url.username = '';
  url.password = '';
  return url;
}

function signIn(place: string): Record<string, string> {
  const { username, password } = new URL(place);
  if (username === '' && password === '') return {};
  const pair = [username, password].map(decodeURIComponent).join(':');
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
}

function readPlace(place: string, known: string | undefined): Fetched | undefined {
  try {
    const { size, mtimeMs, ino } = statSync(place);
    const version = `${size}:${mtimeMs}:${ino}`;
    if (version === known) return undefined;
    if (size > LARGEST_BUNDLE) throw new BundleError(`It has more than ${LARGEST_BUNDLE} bytes.`);
    return { bytes: readFileSync(place), version };
  } catch (error) {
    if (error instanceof BundleError) throw error;
    throw new BundleError(`It cannot be read: ${(error as NodeJS.ErrnoException).code}.`);
  }
}
