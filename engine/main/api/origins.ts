import type { ServedProgram } from '#contract/programs/compiled.ts';
import type { Environment } from '#contract/programs/program.ts';
import { classifyHost, type HostDirectory } from '#domain/programs/classify-host.ts';
import { isLocalhost } from '#domain/programs/host-name.ts';
import { portalOrigin, programOrigin } from '#domain/programs/origins.ts';

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
