import { hostName, isIpAddress, isLocalhost } from './host-name.ts';

export interface HostDirectory {
  /** Host name → slug of the one program it serves. */
  readonly hosts: ReadonlyMap<string, string>;
  readonly main_hosts: readonly string[];
  readonly staging_hosts: readonly string[];
  readonly unknown_host_program: string;
}

/**
 * Whose host it is (specification, section 2): a program's own, the portal's (main, staging,
 * localhost or an address), or nobody's, which gets the program for unknown hosts.
 */
export type HostClass =
  | { readonly kind: 'own'; readonly slug: string; readonly host: string }
  | { readonly kind: 'portal'; readonly local: boolean }
  | { readonly kind: 'unknown'; readonly slug: string };

export function classifyHost(header: string | undefined, directory: HostDirectory): HostClass {
  const host = hostName(header);
  if (host !== undefined) {
    const slug = directory.hosts.get(host);
    if (slug !== undefined) return { kind: 'own', slug, host };
    if (isLocalhost(host) || isIpAddress(host)) return { kind: 'portal', local: true };
    if (directory.main_hosts.includes(host) || directory.staging_hosts.includes(host))
      return { kind: 'portal', local: false };
  }
  return { kind: 'unknown', slug: directory.unknown_host_program };
}
