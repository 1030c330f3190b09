import type { Environment } from '#contract/programs/program.ts';
import type { HostDirectory } from './classify-host.ts';

/** Where a server listens unless `PORT` says otherwise. */
export const DEFAULT_PORT = 3000;

/** In development the portal is at `http://localhost:<port>`, elsewhere at the catalogue's hosts. */
export function portalOrigin(
  { main_hosts, staging_hosts }: Pick<HostDirectory, 'main_hosts' | 'staging_hosts'>,
  environment: Environment,
  port: number,
): string {
  if (environment === 'development') return `http://localhost:${port}`;
  const staging = environment === 'staging' ? staging_hosts[0] : undefined;
  return `https://${staging ?? main_hosts[0]}`;
}

/** In production a program's links lead to its own host, where it has one. */
export function programOrigin(
  hosts: readonly string[],
  environment: Environment,
  portal: string,
): string {
  const own = hosts.find((host) => !host.endsWith('.localhost'));
  return environment === 'production' && own ? `https://${own}` : portal;
}
