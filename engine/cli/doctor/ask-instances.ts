import { lookup } from 'node:dns/promises';
import { request } from 'node:http';
import { within } from './time-limit.ts';

/** What an instance says of itself at `/readyz` of its internal listener. */
export interface Instance {
  readonly version: string;
  readonly build: string;
  readonly catalogue: string;
  readonly environment: string;
  readonly role: string;
}

/** An instance that was asked: where, and what it said or why it said nothing. */
export type Asked =
  | { readonly where: string; readonly instance: Instance }
  | { readonly where: string; readonly reason: string };

/**
 * Asks every instance: each address of every name, as one name may stand for several.
 * @param places internal listeners, such as `web:9000`
 * @param limit milliseconds for each question
 */
export async function askInstances(places: readonly URL[], limit: number): Promise<Asked[]> {
  const asked = await Promise.all(places.map((place) => askPlace(place, limit)));
  return asked.flat();
}

async function askPlace({ hostname, port }: URL, limit: number): Promise<Asked[]> {
  const name = hostname.replace(/^\[|\]$/g, '');
  const named = `${hostname}:${port}`;
  try {
    const found = await within(limit, lookup(name, { all: true }));
    const addresses = [...new Set(found.map(({ address }) => address))];
    return await Promise.all(
      addresses.map((address) =>
        askAddress(addresses.length > 1 ? `${named} (${address})` : named, address, port, limit),
      ),
    );
  } catch (error) {
    return [{ where: named, reason: reasonOf(error) }];
  }
}

async function askAddress(
  where: string,
  address: string,
  port: string,
  limit: number,
): Promise<Asked> {
  try {
    const text = await read(address, port, limit);
    const { instance }: { instance?: Instance } = JSON.parse(text);
    if (instance?.version === undefined)
      return { where, reason: 'it does not say what it serves, as an internal listener does' };
    return { where, instance };
  } catch (error) {
    return { where, reason: reasonOf(error) };
  }
}

function read(host: string, port: string, limit: number): Promise<string> {
  const giveUp = new AbortController();
  const work = new Promise<string>((resolve, reject) => {
    // 503 says what it serves, too.
    const asked = request({ host, port, path: '/readyz', signal: giveUp.signal }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.once('error', reject).once('end', () => resolve(text));
    });
    asked.once('error', reject).end();
  });
  return within(limit, work, () => giveUp.abort());
}

function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'its answer is no JSON';
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}
