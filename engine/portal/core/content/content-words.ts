import { msg } from '@lingui/core/macro';

/** The types of content. */
export const contentTypeWords = {
  video: msg({ id: 'content.video', message: 'Video' }),
  stream: msg({ id: 'content.stream', message: 'Stream' }),
  short: msg({ id: 'content.short', message: 'Short' }),
  image: msg({ id: 'content.image', message: 'Image' }),
  article: msg({ id: 'content.article', message: 'Article' }),
};

/** Words of content, its brief, and its review. */
export const contentWords = {
  brief: msg({ id: 'content.brief', message: 'What is asked for' }),
  types: msg({ id: 'content.types', message: 'Types' }),
  hashtags: msg({ id: 'content.hashtags', message: 'Hashtags to use' }),
  due: msg({ id: 'content.due', message: 'Deadline' }),
  minimum: msg({ id: 'content.minimum', message: 'How many' }),
  atLeast: msg({
    id: 'content.at-least',
    message: '{count, plural, one {At least # piece} other {At least # pieces}}',
  }),
  acceptedOf: msg({
    id: 'content.accepted-of',
    message: '{accepted} of {count} accepted',
  }),
  submitTitle: msg({ id: 'content.submit-title', message: 'Submit content' }),
  submit: msg({ id: 'content.submit', message: 'Submit' }),
  submitted: msg({ id: 'content.submitted', message: 'Your content is on its way' }),
  url: msg({ id: 'content.url', message: 'Web address' }),
  urlHelp: msg({
    id: 'content.url-help',
    message: 'The address of the piece itself, not of your channel.',
  }),
  recognised: msg({ id: 'content.recognised', message: 'On {platform}' }),
  type: msg({ id: 'content.type', message: 'Type' }),
  title: msg({ id: 'content.title', message: 'Title' }),
  description: msg({ id: 'content.description', message: 'Anything we should know?' }),
  publishedAt: msg({ id: 'content.published-at', message: 'Published on' }),
  usedHashtags: msg({ id: 'content.used-hashtags', message: 'Hashtags in it' }),
  missingHashtags: msg({
    id: 'content.missing-hashtags',
    message: 'Not there yet: {hashtags}',
  }),
  yours: msg({ id: 'content.yours', message: 'What you submitted' }),
  count: msg({ id: 'content.count', message: '{count, plural, one {# piece} other {# pieces}}' }),
  none: msg({ id: 'content.none', message: 'Nothing submitted yet' }),
  noneText: msg({
    id: 'content.none-text',
    message: 'Publish your piece, then submit its address here.',
  }),
  noneOfType: msg({ id: 'content.none-of-type', message: 'Nothing of this type' }),
  filter: msg({ id: 'content.filter', message: 'Show' }),
  all: msg({ id: 'content.all', message: 'All' }),
  previous: msg({ id: 'content.previous', message: 'Previous page' }),
  next: msg({ id: 'content.next', message: 'Next page' }),
  page: msg({ id: 'content.page', message: 'Page {page} of {pages}' }),
  submittedAt: msg({ id: 'content.submitted-at', message: 'Submitted {date}' }),
  edit: msg({ id: 'content.edit', message: 'Change and send again' }),
  editTitle: msg({ id: 'content.edit-title', message: 'Change your submission' }),
  sendAgain: msg({ id: 'content.send-again', message: 'Send again' }),
  sentAgain: msg({ id: 'content.sent-again', message: 'Sent again' }),
  withdrawTitle: msg({ id: 'content.withdraw-title', message: 'Withdraw {title}?' }),
  withdrawText: msg({
    id: 'content.withdraw-text',
    message: 'Nobody will look at it any more. Its address can be submitted again.',
  }),
  withdrawn: msg({ id: 'content.withdrawn', message: 'Withdrawn' }),
  keep: msg({ id: 'content.keep', message: 'Keep it' }),
  notOpen: msg({
    id: 'content.takes-nothing',
    message: 'Nothing can be submitted at the moment.',
  }),
};
