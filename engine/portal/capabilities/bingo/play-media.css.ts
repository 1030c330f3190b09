import { globalStyle, style } from '@vanilla-extract/css';
import { PAPER_COLORS } from '../../base/theme/paper.ts';
import { page, stage, table } from './play.css.ts';

// In streaming software: the card alone, on nothing.
const OVERLAY = 'html[data-overlay]';
export const overlay = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  padding: '1vmin',
});
export const overlayCard = style({ width: 'min(98vw,calc(98dvh - 6.5rem))' });
globalStyle(`${OVERLAY},${OVERLAY} body`, { background: 'transparent !important' });
globalStyle(`${OVERLAY} body > :not(main)`, { display: 'none !important' });
globalStyle(`${OVERLAY} main`, { padding: 0 });
// What stands there until the app is alive.
globalStyle(`${OVERLAY} ${page}`, { display: 'none' });

// On paper: the card alone, in ink.
globalStyle('html[data-mode][data-mode]', {
  '@media': {
    print: {
      colorScheme: 'light',
      vars: {
        ...PAPER_COLORS,
        '--c-primary': '#ddd',
        '--c-on-primary': '#000',
        '--c-edge': '#444',
        '--c-secondary': '#555',
        '--c-vivid': '#555',
      },
    },
  },
});
globalStyle('body > :not(main)', { '@media': { print: { display: 'none !important' } } });
globalStyle(`${stage} *`, {
  '@media': {
    print: { printColorAdjust: 'exact', boxShadow: 'none !important', transition: 'none' },
  },
});
globalStyle(`${table}`, { '@media': { print: { display: 'block' } } });
globalStyle(`${stage}`, {
  '@media': { print: { maxWidth: 'min(100%,calc(100vh - 4rem))', breakInside: 'avoid' } },
});
