import type { IncomingMessage, ServerResponse } from 'node:http';
import { DATA_HEADERS, HTTPS_HEADERS, PRELOAD_HEADERS } from '#domain/http/answer-headers.ts';
import { classifyHost, type HostDirectory } from '#domain/programs/classify-host.ts';
import { hostName } from '#domain/programs/host-name.ts';
import { askedHost } from './asked-host.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

type Asked = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/**
 * Gives an answer the headers that each one has, before anybody writes it: whoever answers adds to
 * them or says otherwise.
 * @param preload hosts that are to be in browsers' own lists
 */
export function setAnswerHeaders(
  request: Asked,
  response: ServerResponse,
  trustedProxies: TrustedProxies,
  directory: HostDirectory,
  preload: ReadonlySet<string>,
): void {
  // What says nothing of caches is kept by none: some keep it for an hour otherwise.
  response.setHeader('cache-control', 'no-store');
  for (const [name, value] of Object.entries(DATA_HEADERS)) response.setHeader(name, value);
  if (isHttps(request, trustedProxies))
    setHttpsHeaders(askedHost(request, trustedProxies), response, directory, preload);
}

/**
 * Takes back what a 304 must not say: browsers take its headers for those of the page or picture
 * that they keep, whose own policy holds.
 */
export function leavePolicyAsKept(response: ServerResponse): void {
  response.removeHeader('content-security-policy');
  response.removeHeader('cross-origin-resource-policy');
}

/** What belongs on answers over https alone, and only of hosts that the catalogue knows. */
export function setHttpsHeaders(
  asked: string | undefined,
  response: ServerResponse,
  directory: HostDirectory,
  preload: ReadonlySet<string>,
): void {
  const host = classifyHost(asked, directory);
  if (host.kind === 'unknown' || (host.kind === 'portal' && host.local)) return;
  const headers =
    preload.size > 0 && preload.has(hostName(asked) ?? '') ? PRELOAD_HEADERS : HTTPS_HEADERS;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Whether the browser sees https: a proxy that is trusted says so. */
export function isHttps({ headers, socket }: Asked, trustedProxies: TrustedProxies): boolean {
  const protocol = headers['x-forwarded-proto'];
  return (
    typeof protocol === 'string' &&
    protocol.split(',').at(-1)?.trim() === 'https' &&
    trustedProxies.has(socket.remoteAddress)
  );
}
