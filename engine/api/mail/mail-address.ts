import { domainToASCII } from 'node:url';

const LONGEST_ADDRESS = 254;
const LOCAL_PART = /^(?!\.)(?!.*\.\.)(?!.*\.$)[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/i;
const DOMAIN =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/**
 * One mail address with nothing around it, its domain in ASCII; undefined for anything else.
 * Whatever reaches an SMTP command or an address header has passed here: no space, line end, comma,
 * quote or angle bracket does, so one address can never become two, or a header.
 */
export function readMailAddress(text: string): string | undefined {
  const at = text.lastIndexOf('@');
  if (at < 1 || text.length > LONGEST_ADDRESS) return undefined;
  const local = text.slice(0, at);
  const written = text.slice(at + 1);
  // Anything but letters, digits, marks, dots and hyphens would be rewritten, not refused.
  if (!LOCAL_PART.test(local) || !/^[\p{L}\p{N}\p{M}.-]+$/u.test(written)) return undefined;
  const domain = domainToASCII(written);
  return DOMAIN.test(domain) ? `${local}@${domain}` : undefined;
}
