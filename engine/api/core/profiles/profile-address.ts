import { joinPath } from '#domain/routing/paths.ts';
import { profilePath } from '#domain/routing/profile-path.ts';
import type { ApiProgram } from '../../http/program-directory.ts';

/** Where a profile stands, on the host that its program's links lead to. */
export const profileAddress = (
  { origin, base_route }: Pick<ApiProgram, 'origin' | 'base_route'>,
  handle: string,
): string => new URL(joinPath(base_route, profilePath(handle)), origin).href;
