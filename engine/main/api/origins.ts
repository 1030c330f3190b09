import type { ServedProgram } from '#contract/programs/compiled.ts';
import type { Environment } from '#contract/programs/program.ts';
import { classifyHost, type HostDirectory } from '#domain/programs/classify-host.ts';
import { isLocalhost } from '#domain/programs/host-name.ts';

/** The addresses that this server is reached at, as links and identity providers need them. */
export interface Origins {
  /** The portal's own: providers send people back here. */
  readonly main: () => string;
  /** Where a program's links lead. */
  readonly ofProgram: (program: ServedProgram) => string;
  /**
   * True for `https://host` that serves this catalogue. Plain http, ports and names of the machine
   * itself count in development alone: whatever answers there elsewhere is not ours.
   */
  readonly isOwn: (origin: string) => boolean;
}

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

export function originsOf(
  catalogue: HostDirectory,
  environment: Environment,
  port: () => number,
): Origins {
  const local = environment === 'development';
  const main = () => portalOrigin(catalogue, environment, port());
  return {
    main,
    ofProgram: ({ hosts }) => programOrigin(hosts, environment, main()),
    isOwn: (origin) => {
      if (!URL.canParse(origin)) return false;
      const { protocol, host, hostname, port: asked } = new URL(origin);
      const found = classifyHost(host, catalogue);
      if (found.kind === 'unknown') return false;
      if (local) return true;
      const ofThisMachine = isLocalhost(hostname) || (found.kind === 'portal' && found.local);
      return protocol === 'https:' && asked === '' && !ofThisMachine;
    },
  };
}
