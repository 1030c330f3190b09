/** What may have a picture: of a campaign as its manifest names the lists, and of the program. */
export const PICTURED = [
  'activations',
  'quest_groups',
  'quests',
  'rewards',
  'bingo_boards',
  'heroes',
  'announcements',
] as const;
export type Pictured = (typeof PICTURED)[number];
