import { msg } from '@lingui/core/macro';
import type { AnnouncementState } from '#contract/vocabulary/announcement-words.ts';
import type { Word } from '../../base/i18n/word.ts';

/** Words of the page on what the program announces. */
export const announcementsWords = {
  title: msg({ id: 'announcements.title', message: 'Announcements' }),
  state: msg({ id: 'announcements.state', message: 'State' }),
  anyState: msg({ id: 'announcements.any-state', message: 'All states' }),
  write: msg({ id: 'announcements.write', message: 'Write one' }),
  back: msg({ id: 'announcements.back', message: 'All announcements' }),
  name: msg({ id: 'announcements.name', message: 'Title' }),
  audience: msg({ id: 'announcements.audience', message: 'For whom' }),
  from: msg({ id: 'announcements.from', message: 'From' }),
  until: msg({ id: 'announcements.until', message: 'Until' }),
  noEnd: msg({ id: 'announcements.no-end', message: 'Until ended' }),
  seen: msg({ id: 'announcements.seen', message: 'Seen by' }),
  mails: msg({ id: 'announcements.mails', message: 'Mails' }),
  none: msg({ id: 'announcements.none', message: 'Nothing was announced from the console yet' }),
  noneText: msg({
    id: 'announcements.none-text',
    message: 'Members read announcements on their start page, beside those of the manifest.',
  }),
  noneFound: msg({ id: 'announcements.none-found', message: 'No announcement is like this' }),
  showAll: msg({ id: 'announcements.show-all', message: 'Show all' }),
  ofManifest: msg({ id: 'announcements.of-manifest', message: 'In the manifest' }),
  ofManifestText: msg({
    id: 'announcements.of-manifest-text',
    message: 'These are changed in program.yaml.',
  }),
  noneOfManifest: msg({
    id: 'announcements.none-of-manifest',
    message: 'The manifest announces nothing.',
  }),
  members: msg({ id: 'announcements.members', message: 'All members' }),
  season: msg({ id: 'announcements.season', message: 'Who takes part in a season' }),
  tag: msg({ id: 'announcements.tag', message: 'Who has a tag' }),
  inSeason: msg({ id: 'announcements.in-season', message: 'Season {id}' }),
  withTag: msg({ id: 'announcements.with-tag', message: 'Tag “{tag}”' }),
  whichSeason: msg({ id: 'announcements.which-season', message: 'Season' }),
  whichTag: msg({ id: 'announcements.which-tag', message: 'Tag' }),
  language: msg({ id: 'announcements.language', message: 'Language' }),
  titleIn: msg({ id: 'announcements.title-in', message: 'Title ({language})' }),
  textIn: msg({ id: 'announcements.text-in', message: 'Text ({language})' }),
  textHint: msg({
    id: 'announcements.text-hint',
    message: 'Plain text; an empty line begins a paragraph.',
  }),
  fallback: msg({
    id: 'announcements.fallback',
    message: 'Whoever reads in a language without a text reads the {language} one.',
  }),
  image: msg({ id: 'announcements.image', message: 'Picture' }),
  imageHint: msg({
    id: 'announcements.image-hint',
    message: 'One of the manifest’s pictures. Members see it above the title on the start page.',
  }),
  noImage: msg({ id: 'announcements.no-image', message: 'No picture' }),
  imageAlt: msg({ id: 'announcements.image-alt', message: 'Read aloud: {words}' }),
  imageGone: msg({
    id: 'announcements.image-gone',
    message:
      'The picture that was chosen is not in the manifest any more: it is announced without one.',
  }),
  fromHint: msg({ id: 'announcements.from-hint', message: 'Empty: at once' }),
  untilHint: msg({ id: 'announcements.until-hint', message: 'Empty: until it is ended' }),
  mail: msg({ id: 'announcements.mail', message: 'Mail it as well, once, when it begins' }),
  reaches: msg({
    id: 'announcements.reaches',
    message:
      '{creators, plural, one {# member} other {# members}}; {mailed, plural, one {# wants} other {# want}} news by mail and can be reached.',
  }),
  count: msg({ id: 'announcements.count', message: 'Count whom it reaches' }),
  preview: msg({ id: 'announcements.preview', message: 'Preview' }),
  previewEmpty: msg({
    id: 'announcements.preview-empty',
    message: 'What you write is shown here as creators will read it.',
  }),
  onPage: msg({ id: 'announcements.on-page', message: 'On the start page' }),
  inMail: msg({ id: 'announcements.in-mail', message: 'In mail' }),
  inMailText: msg({
    id: 'announcements.in-mail-text',
    message:
      'Subject and text; the program’s greeting, look and the link to unsubscribe come around it.',
  }),
  live: msg({ id: 'announcements.live', message: 'Live, to whoever has a page open' }),
  liveText: msg({ id: 'announcements.live-text', message: 'News: {title}' }),
  publish: msg({ id: 'announcements.publish', message: 'Announce' }),
  save: msg({ id: 'announcements.save', message: 'Save the changes' }),
  published: msg({ id: 'announcements.published', message: 'It is announced' }),
  saved: msg({ id: 'announcements.saved', message: 'The changes are saved' }),
  begun: msg({
    id: 'announcements.begun',
    message: 'It has begun: its beginning, whom it is for and its mails stay as they are.',
  }),
  end: msg({ id: 'announcements.end', message: 'End it' }),
  endText: msg({
    id: 'announcements.end-text',
    message: 'Nobody is shown it any more. Mails that were sent stay sent. It stays on record.',
  }),
  wasEnded: msg({ id: 'announcements.was-ended', message: 'It has ended' }),
  unknown: msg({ id: 'announcements.unknown', message: 'There is no such announcement here' }),
};

export const announcementStateWords: Readonly<Record<AnnouncementState, Word>> = {
  scheduled: msg({ id: 'announcements.scheduled', message: 'Scheduled' }),
  shown: msg({ id: 'announcements.shown', message: 'Shown' }),
  ended: msg({ id: 'announcements.ended', message: 'Ended' }),
};
