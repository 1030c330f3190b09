import { z } from 'zod';
import { HOW_TO_LIST, readPrevious, SHORTEST_SECRET } from '#api/secrets/secrets.ts';
import { hostName } from '#domain/programs/host-name.ts';
import {
  ProxyListError,
  readTrustedProxies,
  type TrustedProxies,
} from '../http/trusted-proxies.ts';
import { RoleError, type Roles, readRoles } from './roles.ts';

/* What variables hold of lists; each says what is wrong with one as a fault of its schema. */

/** MARQUEE_TRUST_PROXY. */
export function proxiesOf(list: string, context: z.RefinementCtx): TrustedProxies {
  try {
    return readTrustedProxies(list);
  } catch (error) {
    if (!(error instanceof ProxyListError)) throw error;
    context.addIssue({ code: 'custom', message: error.message });
    return z.NEVER;
  }
}

/** Names of hosts. */
export function hostsOf(list: string, context: z.RefinementCtx): ReadonlySet<string> {
  const hosts = list
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);
  const wrong = hosts.find((host) => hostName(host) !== host || !host.includes('.'));
  if (wrong === undefined) return new Set(hosts);
  context.addIssue({
    code: 'custom',
    message: `${JSON.stringify(wrong)} is no host: write names in small letters without scheme and port, by commas, as in "acme.example"`,
  });
  return z.NEVER;
}

/** MARQUEE_SECRET_PREVIOUS. */
export function previousOf(list: string, context: z.RefinementCtx): readonly string[] {
  const secrets = readPrevious(list);
  const short = secrets.findIndex((secret) => secret.length < SHORTEST_SECRET);
  if (short === -1) return secrets;
  context.addIssue({
    code: 'custom',
    message: `secret ${short + 1} of the list has fewer than ${SHORTEST_SECRET} characters. ${HOW_TO_LIST}`,
  });
  return z.NEVER;
}

/** MARQUEE_ROLE. */
export function rolesOf(list: string, context: z.RefinementCtx): Roles {
  try {
    return readRoles(list);
  } catch (error) {
    if (!(error instanceof RoleError)) throw error;
    context.addIssue({ code: 'custom', message: error.message });
    return z.NEVER;
  }
}
