import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { OPENID2 } from '../identity-providers/openid2-assertion.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { STANDS_FOR } from './embedded-openid.ts';
import { choicePage, problemPage } from './embedded-pages.ts';
import {
  accountNumber,
  findSamplePerson,
  personOfNumber,
  type SamplePerson,
} from './sample-people.ts';

/** Under the mount. */
export const OPENID2_PATH = '/openid2';
const PEOPLE = `${OPENID2_PATH}/people/`;
/** What assertions sign, in this order. */
const SIGNED = 'op_endpoint,claimed_id,identity,return_to,response_nonce,assoc_handle';

export interface EmbeddedOpenid2Options {
  readonly secrets: Pick<Secrets, 'bytes'>;
  /** With the mount as its path. */
  readonly issuer: string;
  readonly redirectUris: readonly string[];
}

export interface Openid2Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A page where it begins with `<`. */
  readonly body: string;
}

/** Before the digits of an account. */
export const claimedPrefix = (issuer: string): string => `${issuer}${OPENID2_PATH}/id/`;

/** The sample people for providers that speak OpenID 2.0 and nothing else. */
export class EmbeddedOpenid2 {
  readonly #options: EmbeddedOpenid2Options;

  constructor(options: EmbeddedOpenid2Options) {
    this.#options = options;
  }

  /** Answers what comes to `OPENID2_PATH`; `path` is without the mount. */
  async answer(request: IncomingMessage, path: string): Promise<Openid2Answer> {
    const { pathname, searchParams } = new URL(path, 'http://any');
    if (pathname.startsWith(PEOPLE)) return this.#person(pathname.slice(PEOPLE.length));
    if (pathname !== OPENID2_PATH) return refuse('There is no such page.');
    const form = request.method === 'POST' ? new URLSearchParams(await text(request)) : undefined;
    if (form?.get('openid.mode') === 'check_authentication') return this.#check(form);
    return this.#begin(searchParams, form);
  }

  /** Asks who to be, unless a `login_hint` says so, and sends the browser back with it. */
  #begin(query: URLSearchParams, form: URLSearchParams | undefined): Openid2Answer {
    const { issuer, redirectUris } = this.#options;
    const back = URL.parse(query.get('openid.return_to') ?? '');
    if (!back || !redirectUris.includes(`${back.origin}${back.pathname}`))
      return refuse('The address to go back to is none of the portal’s.');
    const send = (fields: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries({ ns: OPENID2, ...fields }))
        back.searchParams.append(`openid.${name}`, value);
      return { status: 303, headers: { location: back.href }, body: '' };
    };
    if (form?.has('cancel')) return send({ mode: 'cancel' });
    const person = findSamplePerson(form ? form.get('person') : query.get('login_hint'));
    if (person) return send(this.#assert(person, query.get('openid.return_to') ?? ''));
    const { pathname } = new URL(issuer);
    const action = `${pathname}${OPENID2_PATH}?${query}`;
    return { status: 200, body: choicePage(action, pathname, query.get(STANDS_FOR) ?? undefined) };
  }

  #assert(person: SamplePerson, return_to: string): Readonly<Record<string, string>> {
    const { issuer } = this.#options;
    const identity = `${claimedPrefix(issuer)}${accountNumber(person)}`;
    const now = new Date().toISOString().replace(/\.\d+Z$/, 'Z');
    const fields = {
      ...{
        mode: 'id_res',
        op_endpoint: `${issuer}${OPENID2_PATH}`,
        claimed_id: identity,
        identity,
      },
      ...{ return_to, response_nonce: `${now}${randomUUID()}`, assoc_handle: 'embedded' },
    };
    const signed = new URLSearchParams(Object.entries(fields));
    return { ...fields, signed: SIGNED, sig: this.#sign((name) => signed.get(name)) };
  }

  #check(form: URLSearchParams): Openid2Answer {
    const sent = Buffer.from(form.get('openid.sig') ?? '');
    const own = Buffer.from(this.#sign((name) => form.get(`openid.${name}`)));
    const isOwn = sent.length === own.length && timingSafeEqual(sent, own);
    return {
      status: 200,
      headers: { 'content-type': 'text/plain' },
      body: `ns:${OPENID2}\nis_valid:${isOwn && form.get('openid.signed') === SIGNED}\n`,
    };
  }

  #sign(field: (name: string) => string | null): string {
    const lines = SIGNED.split(',').map((name) => `${name}:${field(name) ?? ''}\n`);
    const key = this.#options.secrets.bytes('embedded-openid2', 32);
    return createHmac('sha256', key).update(lines.join('')).digest('base64');
  }

  #person(digits: string): Openid2Answer {
    const person = personOfNumber(digits);
    if (!person) return refuse('There is no such person.');
    const { id, name, colors } = person;
    const picture = colors ? { picture: `${this.#options.issuer}/pictures/${id}.svg` } : {};
    return {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: digits, name, ...picture }),
    };
  }
}

const refuse = (problem: string): Openid2Answer => ({
  status: 400,
  body: problemPage(problem, 'Go back to the portal and begin again.'),
});

/** Sends an answer; pages get the headers of development pages. */
export function sendOpenid2(
  response: ServerResponse,
  { status, headers, body }: Openid2Answer,
  pageHeaders: Readonly<Record<string, string>>,
): void {
  const sent = body.startsWith('<') ? pageHeaders : { 'cache-control': 'no-store' };
  response.writeHead(status, { ...sent, ...headers }).end(body);
}
