import { msg } from '@lingui/core/macro';

/** Words of the page that shows every component. */
export const showcaseWords = {
  look: msg({ id: 'ui-showcase.look', message: 'How this page looks' }),
  dark: msg({ id: 'ui-showcase.dark', message: 'Dark' }),
  light: msg({ id: 'ui-showcase.light', message: 'Light' }),
  leftToRight: msg({ id: 'ui-showcase.left-to-right', message: 'Left to right' }),
  rightToLeft: msg({ id: 'ui-showcase.right-to-left', message: 'Right to left' }),
  colorMode: msg({ id: 'ui-showcase.color-mode', message: 'Colour mode' }),
  direction: msg({ id: 'ui-showcase.direction', message: 'Direction' }),
  forms: msg({ id: 'ui-showcase.forms', message: 'Forms' }),
  states: msg({ id: 'ui-showcase.states', message: 'States' }),
  timeline: msg({ id: 'ui-showcase.timeline', message: 'Timeline' }),
  progress: msg({ id: 'ui-showcase.progress', message: 'Progress' }),
  waiting: msg({ id: 'ui-showcase.waiting', message: 'Loading, empty, failed' }),
  quests: msg({ id: 'ui-showcase.quests', message: 'Quests' }),
  bingo: msg({ id: 'ui-showcase.bingo', message: 'Bingo' }),
  rewards: msg({ id: 'ui-showcase.rewards', message: 'Rewards' }),
  leaderboard: msg({ id: 'ui-showcase.leaderboard', message: 'Leaderboard' }),
  sample: msg({ id: 'ui-showcase.sample', message: 'Sample {number}' }),
  text: msg({
    id: 'ui-showcase.text',
    message: 'A sentence of middling length, as programs write it.',
  }),
  option: msg({ id: 'ui-showcase.option', message: 'Option {number}' }),
  fault: msg({ id: 'ui-showcase.fault', message: 'This cannot be taken as it is.' }),
  share: msg({ id: 'ui-showcase.share', message: '{percent} % done' }),
};
