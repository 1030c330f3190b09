import type { PROFILE_ENDPOINTS } from '#contract/profiles/endpoints.ts';
import { requireMember } from '../core/membership/membership.ts';
import { readPublicProfile } from '../core/profiles/read-public-profile.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';
import { readOwnProfile, updateOwnProfile } from './own-profile.ts';

/** What creators show of themselves to everybody. */
export function profileHandlers(services: ApiServices): Handlers<typeof PROFILE_ENDPOINTS> {
  return {
    readOwnProfile: async ({ caller }) => {
      await requireMember(services.store, caller);
      return readOwnProfile(services, caller);
    },
    changeOwnProfile: async ({ caller, body }) => {
      await updateOwnProfile(services, caller, body);
      return readOwnProfile(services, caller);
    },
    readPublicProfile: async ({ params, query: { uuid, locale } }) => {
      const address = { program_uuid: uuid, handle: params.handle, locale };
      const profile = await readPublicProfile(services, address);
      if (!profile) throw new ApiError('PROFILE_UNKNOWN');
      return profile;
    },
  };
}
