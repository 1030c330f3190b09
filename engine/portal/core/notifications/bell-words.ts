import { msg } from '@lingui/core/macro';

/** What the list of notifications says, and the bell that opens it. */
export const bellWords = {
  title: msg({ id: 'bell.title', message: 'Notifications' }),
  unread: msg({ id: 'bell.unread', message: 'Notifications, unread: {count}' }),
  new: msg({ id: 'bell.new', message: 'New' }),
  mark: msg({ id: 'bell.mark', message: 'Mark as read' }),
  markAll: msg({ id: 'bell.mark-all', message: 'Mark all as read' }),
  note: msg({ id: 'bell.note', message: 'Note from the team' }),
  empty: msg({ id: 'bell.empty', message: 'Nothing yet' }),
  emptyText: msg({
    id: 'bell.empty-text',
    message: 'Decisions, rewards and news of the program will stand here.',
  }),
  settings: msg({ id: 'bell.settings', message: 'Choose what you are told of' }),
};
