/** The capabilities' words that come first, and with them the way to the other parts. */
export const SHARED_PART = 'shared';

/** What only the operators' console says: one part, as its pages are one document. */
const CONSOLE_WORDS: readonly string[] = [
  'announcements',
  'audit',
  'boards',
  'campaign',
  'csv',
  'failed-work',
  'fulfilment',
  'game-keys',
  'guest-links',
  'inbox',
  'manifest',
  'messages',
  'note-templates',
  'notes',
  'notifications',
  'operator-error',
  'overview',
  'people',
  'platforms',
  'saved-views',
  'team',
  'webhooks',
];

/** Words that are said together, by their ids or how those begin; others are parts of their own. */
const PARTS: Readonly<Record<string, string>> = {
  common: SHARED_PART,
  error: SHARED_PART,
  'guest-error': 'guest',
  'profiles-error': 'public-profile',
  'openings-error': 'opening',
  'push-error': 'push',
  'reminders-error': 'reminder',
  home: SHARED_PART,
  part: SHARED_PART,
  'quests.apply-text': SHARED_PART,
  'quests.apply-title': SHARED_PART,
  'quests.balance': SHARED_PART,
  'quests.season': SHARED_PART,
  reason: 'review',
  points: 'quests',
  content: 'claims',
};

/** The part of the capabilities' words that an id belongs to. */
export function wordPart(id: string): string {
  const group = id.split('.', 1)[0] ?? '';
  return PARTS[id] ?? PARTS[group] ?? (CONSOLE_WORDS.includes(group) ? 'console' : group);
}

/** The parts that applying says, wherever it is done. */
export const APPLYING_PARTS: readonly string[] = ['application', 'review', 'form'];
