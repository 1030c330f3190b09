import { msg } from '@lingui/core/macro';

/** What an operator is told who sees pages as a creator does. */
export const creatorViewWords = {
  label: msg({ id: 'creator-view.label', message: 'As a creator sees it' }),
  seen: msg({
    id: 'creator-view.seen',
    message: 'You see this as {name} sees it. Nothing can be changed. Until {time}.',
  }),
  nameless: msg({ id: 'creator-view.nameless', message: 'a creator without a name' }),
  end: msg({ id: 'creator-view.end', message: 'End' }),
  ended: msg({ id: 'creator-view.ended', message: 'You no longer see this as a creator' }),
  endedText: msg({
    id: 'creator-view.ended-text',
    message:
      'The time is up, or you signed out, or your role has changed. Open it again from the person’s page in the console.',
  }),
  asOf: msg({ id: 'creator-view.as-of', message: 'Another moment' }),
  asOfText: msg({
    id: 'creator-view.as-of-text',
    message: 'You see the page as it is at this moment. What you do on it happens now.',
  }),
  close: msg({ id: 'creator-view.close', message: 'Close this tab' }),
};

/** Errors that nobody else meets, by their codes. */
export const creatorViewErrors = {
  VIEW_READ_ONLY: msg({
    id: 'creator-view.read-only',
    message:
      'You see this as an operator: nothing can be changed here, and nothing secret is shown.',
  }),
};
