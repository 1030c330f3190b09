import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { readGuestActivation } from '#contract/guest/endpoints.ts';
import { forgetIdentity } from '../../base/session/identity-cookie.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { REFRESH_EVERY } from '../../kit/parts/refresh-every.ts';
import { forgetGuestToken, keepGuestToken, readGuestToken } from './guest-storage.ts';
import { linkToken } from './link-address.ts';

export type GuestActivation = ResponseOf<typeof readGuestActivation>;

export interface Guest {
  /** The token in the link's own address. */
  readonly link: string;
  /** The guest's own token, or the link's as long as nothing was accepted. */
  readonly token: string;
  readonly answer: UseQueryResult<GuestActivation, ApiCallError>;
  /** Keeps the token that accepting the link answered. */
  readonly keep: (token: string) => void;
}

/** Whether nothing new can be had by the link; what is the guest's stays. */
export const isOver = ({ link_state }: GuestActivation): boolean =>
  link_state === 'expired' || link_state === 'revoked';

/** Who opened a guest link, by its address and what this browser kept; only in the browser. */
export function useGuest(): Guest {
  const link = linkToken(location.pathname);
  const [first] = useState(() => readGuestToken(link) ?? link);
  const [token, setToken] = useState(first);
  const answer = useEndpoint(
    readGuestActivation,
    { query: { token } },
    { refetchInterval: REFRESH_EVERY },
  );
  const id = answer.data?.guest_link_id;
  useEffect(() => {
    // The identity that is kept for the link is the one of the token before this one.
    if (id !== undefined && token !== first) forgetIdentity(document, id);
  }, [id, token, first]);
  // What was kept may be of an earlier life of the portal: then the link itself is asked.
  const stale = token !== link && answer.error?.code === 'GUEST_LINK_UNKNOWN';
  useEffect(() => {
    if (!stale) return;
    forgetGuestToken(link);
    setToken(link);
  }, [stale, link]);
  return {
    link,
    token,
    answer,
    keep: (own) => {
      keepGuestToken(link, own);
      setToken(own);
    },
  };
}
