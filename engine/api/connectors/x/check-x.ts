import type { PlatformAccess } from '../../http/services.ts';
import { POSTS_OF_DAY } from './quota.ts';
import { askX } from './x-api.ts';

interface Usage {
  readonly data?: { readonly project_usage?: unknown; readonly project_cap?: unknown };
}

/** Asks what the operator's project has used this month: that costs nothing. */
export async function checkX(
  access: PlatformAccess,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { data } = await askX<Usage>(access, '/usage/tweets', {}, signal);
  const [used, cap] = [Number(data?.project_usage), Number(data?.project_cap)];
  return [
    'It takes the bearer token; asking cost nothing.',
    ...(Number.isFinite(used) && Number.isFinite(cap)
      ? [`The project has read ${used} of the ${cap} posts that it may read in a month.`]
      : []),
    `${POSTS_OF_DAY.limit({ access })} posts a day are read at most, for all programs together.`,
  ];
}
