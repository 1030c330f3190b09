import { msg } from '@lingui/core/macro';

/** Words of what is known of a piece by its address. */
export const previewWords = {
  looking: msg({ id: 'content.preview-looking', message: 'Looking it up …' }),
  noTitle: msg({ id: 'content.preview-no-title', message: 'Please type its title below.' }),
};
