import type { CONTENT_PREVIEW_ENDPOINTS } from '#contract/content/preview-endpoints.ts';
import { isMember } from '../core/membership/membership.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { CreatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';

/** What a form shows of a piece as soon as it has its address. */
export function contentPreviewHandlers({
  store,
  contentPreviews,
}: ApiServices): Handlers<typeof CONTENT_PREVIEW_ENDPOINTS> {
  const requireMember = async (caller: CreatorCaller) => {
    if (!(await isMember(store, caller))) throw new ApiError('NOT_A_MEMBER');
  };
  return {
    previewContent: async ({ caller, query: { url } }) => {
      await requireMember(caller);
      return contentPreviews.find(url);
    },
    pictureContent: async ({ caller, query: { url } }) => {
      await requireMember(caller);
      const picture = await contentPreviews.picture(url);
      return { picture: picture ? `data:image/webp;base64,${picture.toString('base64')}` : null };
    },
  };
}
