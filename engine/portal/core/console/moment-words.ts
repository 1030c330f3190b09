import { msg } from '@lingui/core/macro';

/** What the choice says as of when pages are looked at. */
export const momentWords = {
  moment: msg({ id: 'manifest.moment', message: 'Moment' }),
  exactly: msg({ id: 'manifest.moment-exactly', message: 'Moment, exactly' }),
  now: msg({ id: 'manifest.moment-now', message: 'Now' }),
  before: msg({ id: 'manifest.moment-before', message: 'Before: {title}' }),
  during: msg({ id: 'manifest.moment-during', message: 'During: {title}' }),
  after: msg({ id: 'manifest.moment-after', message: 'After: {title}' }),
  applications: msg({ id: 'manifest.moment-applications', message: 'Applications' }),
};
