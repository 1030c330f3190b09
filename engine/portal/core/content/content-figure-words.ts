import { msg } from '@lingui/core/macro';

/** What a piece of content reached, when that was seen, and who counted it. */
export const contentFigureWords = {
  views: msg({ id: 'figures.views', message: '{count, plural, one {# view} other {# views}}' }),
  likes: msg({ id: 'figures.likes', message: '{count, plural, one {# like} other {# likes}}' }),
  comments: msg({
    id: 'figures.comments',
    message: '{count, plural, one {# comment} other {# comments}}',
  }),
  seen: msg({ id: 'figures.seen', message: 'seen {time}' }),
  counted: msg({ id: 'figures.counted', message: 'counted by the program' }),
};
