import { msg } from '@lingui/core/macro';

/** What is known of a channel, each by its statistic's name, and how old it is. */
export const figureWords = {
  followers: msg({
    id: 'figures.followers',
    message: '{count, plural, one {# follower} other {# followers}}',
  }),
  average_viewers: msg({
    id: 'figures.average-viewers',
    message: '{count, plural, one {# viewer on average} other {# viewers on average}}',
  }),
  average_views: msg({
    id: 'figures.average-views',
    message: '{count, plural, one {# view on average} other {# views on average}}',
  }),
  uploads: msg({
    id: 'figures.uploads',
    message: '{count, plural, one {# upload} other {# uploads}}',
  }),
  community_size: msg({
    id: 'figures.community-size',
    message: '{count, plural, one {# community member} other {# community members}}',
  }),
  read: msg({ id: 'figures.read', message: 'read {time}' }),
};
