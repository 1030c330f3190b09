/** How a network is told what to forget: tags in JSON, as Cloudflare wants them, or in a header, as Fastly does. */
export const PURGE_FORMATS = ['tags', 'surrogate-key'] as const;
export type PurgeFormat = (typeof PURGE_FORMATS)[number];

/** Where and how purges are asked for. */
export interface PurgeTarget {
  readonly url: string;
  readonly format: PurgeFormat;
  /** Absent where the address needs none. */
  readonly token?: string | undefined;
}

/** As many tags as each network takes in one call: Cloudflare 30, Fastly 256. */
export const LARGEST_BATCH = 30;

/** The call that has a network forget everything with one of these tags. */
export function purgeRequest(
  { format, token }: Pick<PurgeTarget, 'format' | 'token'>,
  tags: readonly string[],
): { readonly method: 'POST'; readonly headers: Record<string, string>; readonly body?: string } {
  if (format === 'surrogate-key')
    return {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'surrogate-key': tags.join(' '),
        ...(token === undefined ? {} : { 'fastly-key': token }),
      },
    };
  return {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ tags }),
  };
}
