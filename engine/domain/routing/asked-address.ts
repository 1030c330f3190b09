import { classifyHost, type HostClass, type HostDirectory } from '../programs/classify-host.ts';
import { readPath } from './paths.ts';

/** An address as a request has it, read once: whose host it is, and which path. */
export interface AskedAddress {
  readonly host: HostClass;
  /** Decoded; undefined for what no route can be. */
  readonly path: string | undefined;
}

/** `rawPath` is the path as it came, undecoded. */
export const readAddress = (
  hostHeader: string | undefined,
  rawPath: string,
  directory: HostDirectory,
): AskedAddress => ({ host: classifyHost(hostHeader, directory), path: readPath(rawPath) });
