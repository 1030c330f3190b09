import { globalStyle } from '@vanilla-extract/css';
import { home, side } from '../home/home.css.ts';
import { groups } from '../quests/quests.css.ts';
import { stack } from './parts.css.ts';

// What stands below something that is still to come would be pushed about by it: it keeps its
// place, and shows once that is there. A sample of what is shown while data loads never ends.
const COMING = ':is([data-loading],:has([data-loading])):not([data-sample],:has([data-sample]))';
const hidden = { visibility: 'hidden' } as const;
globalStyle(`:is(${stack},${groups},${side}) > ${COMING} ~ *`, hidden);
// On a wide page's start only the news stands below the steps; on a phone all does, the news last.
globalStyle(`${home} > ${COMING} + *`, hidden);
globalStyle(`${home} > :first-child${COMING} ~ *`, {
  '@container': { '(max-width: 45.99rem)': hidden },
});
globalStyle(`${home}:has(> ${side}${COMING}) > :nth-child(2)`, {
  '@container': { '(max-width: 45.99rem)': hidden },
});
