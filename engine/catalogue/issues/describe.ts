import type { Issue } from '#contract/programs/issue.ts';

/** What is wrong, with the place in the manifest: `hosts[1]: "play.example" already belongs …`. */
export function describe({ path, message }: Issue): string {
  return path === '' ? message : `${path}: ${message}`;
}
