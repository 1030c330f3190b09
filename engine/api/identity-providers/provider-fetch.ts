import type { CustomFetch } from 'openid-client';
import { ProviderError } from './provider-error.ts';
import type { OfferedProvider, ProviderDescriptor } from './providers.ts';

/** The longest answer that is read, in characters. */
const LONGEST_ANSWER = 1_000_000;

/**
 * The fetch of one provider: adds the descriptor's headers, reads the whole answer within the
 * caller's time limit, and mends what providers do outside the protocol.
 *
 * @throws ProviderError `unreachable` without an answer or on a status of 500 and above.
 */
export function providerFetch({ descriptor, clientId }: OfferedProvider): CustomFetch {
  const extra = Object.entries(descriptor.headers ?? {}).map(
    ([name, value]) => [name.toLowerCase(), value.replaceAll('{client_id}', clientId)] as const,
  );
  return async (url, options) => {
    const headers = new Headers(options.headers);
    for (const [name, value] of extra) headers.set(name, value);
    let answer: Response;
    let text: string;
    try {
      // openid-client's options are fetch's own, but for an absent body and signal.
      answer = await fetch(url, { ...options, headers } as RequestInit);
      text = await answer.text();
    } catch {
      throw new ProviderError('unreachable', descriptor.id, new URL(url).host);
    }
    if (answer.status >= 500)
      throw new ProviderError('unreachable', descriptor.id, `status ${answer.status}`);
    if (text.length > LONGEST_ANSWER)
      throw new ProviderError('invalid_answer', descriptor.id, 'answer too long');
    const body = options.method === 'POST' ? mendTokenAnswer(text, descriptor.protocol) : text;
    const kept = new Headers(answer.headers);
    // The body is decoded by now.
    kept.delete('content-encoding');
    kept.delete('content-length');
    return new Response(body === '' ? null : body, { status: answer.status, headers: kept });
  };
}

/**
 * What providers answer outside RFC 6749, section 5.1: an only answer in a list, scopes as an array or
 * as "permissions", and no word of the kind of token, where bearers are all that plain OAuth 2 knows. An
 * id_token from a provider described as plain OAuth 2 is dropped: no issuer is described that could
 * vouch for it.
 */
function mendTokenAnswer(text: string, protocol: ProviderDescriptor['protocol']): string {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return text;
  }
  const found = onlyAnswer(answer);
  if (!found) return text;
  const { permissions, scope = permissions, id_token, ...rest } = found;
  const bearer = protocol === 'oauth2' && rest.access_token !== undefined && !rest.token_type;
  return JSON.stringify({
    ...rest,
    ...(bearer ? { token_type: 'bearer' } : {}),
    ...(scope === undefined ? {} : { scope: Array.isArray(scope) ? scope.join(' ') : scope }),
    ...(id_token === undefined || protocol === 'oauth2' ? {} : { id_token }),
  });
}

/** The answer itself, or the only one of its `data`; undefined where it is no object. */
function onlyAnswer(answer: unknown): Record<string, unknown> | undefined {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return undefined;
  const { data } = answer as { data?: unknown };
  const [only, ...more] = Array.isArray(data) ? data : [];
  const found: unknown = !('access_token' in answer) && more.length === 0 ? only : undefined;
  return (typeof found === 'object' && found !== null ? found : answer) as Record<string, unknown>;
}
