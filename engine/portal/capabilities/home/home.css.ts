import { globalStyle, style } from '@vanilla-extract/css';
import { inLook } from '../../base/theme/looks.ts';
import { displaySize, space, strong, textSize, tokens } from '../../base/theme/tokens.ts';
import { figure } from '../../kit/parts/figure.css.ts';
import { behindComing, COMING, hidden } from '../../kit/parts/waiting.ts';

const { color } = tokens;

export const frame = style({ containerType: 'inline-size' });
export const home = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(8),
  alignItems: 'start',
  '@container': {
    '(min-width: 46rem)': {
      gridTemplateColumns: 'minmax(0,1.7fr) minmax(0,1fr)',
      gridTemplateRows: 'auto 1fr',
    },
  },
});
/** Beside the steps and the news; on phones between them. */
export const side = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,16rem),1fr))',
  gap: space(6),
  '@container': {
    '(max-width: 45.99rem)': { gridRow: 2 },
    '(min-width: 46rem)': { gridColumn: 2, gridRow: '1 / span 2' },
  },
});
globalStyle(behindComing(side), hidden);
// On a wide page's start only the news stands below the steps; on a phone all does, the news last.
globalStyle(behindComing(home, '+'), hidden);
globalStyle(behindComing(home, '~', ':first-child'), {
  '@container': { '(max-width: 45.99rem)': hidden },
});
globalStyle(`${home}:has(> ${side}${COMING}) > :nth-child(2)`, {
  '@container': { '(max-width: 45.99rem)': hidden },
});

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignContent: 'start',
  gap: space(4),
});

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(3),
});
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  alignItems: 'start',
  gap: space(4),
  color: color.text,
});
export const stepLink = style([
  step,
  {
    gridTemplateColumns: 'auto minmax(0,1fr) auto',
    alignItems: 'center',
    textDecoration: 'none',
    transition: `filter ${tokens.motion}`,
    ':hover': { filter: 'brightness(1.06)' },
  },
]);
globalStyle(`[dir=rtl] ${stepLink.split(' ')[0]} > svg:last-child`, { scale: '-1 1' });
export const stepWords = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(1),
});
// Words of a language that the page is not in keep their own direction.
export const stepTitle = style({ fontWeight: strong, unicodeBidi: 'plaintext' });
export const muted = style({
  color: color.muted,
  fontSize: textSize.fine,
  unicodeBidi: 'plaintext',
});

export const deadlines = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(4),
});
export const deadline = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  alignItems: 'center',
  gap: space(2),
});
/** As wide with the reminder as before it comes. */
export const deadlineActions = style({
  display: 'flex',
  justifyContent: 'end',
  minWidth: '5.5rem',
});
export const toCalendar = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  border: 0,
  background: 'none',
  color: color.muted,
  ':hover': { color: color.text },
});
export const balance = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(1),
});
export const points = style([figure, { fontSize: displaySize('score') }]);
/** Whom the page greets, in the program's own voice. */
export const greeting = style({
  color: color.text,
  fontFamily: tokens.font.display,
  fontWeight: 'max(400,var(--display-weight))',
  fontStyle: 'var(--display-style)',
  fontSize: displaySize('part'),
  lineHeight: 1.3,
  selectors: { [inLook('head', 'centred')]: { textAlign: 'center' } },
});
export const news = style({ display: 'grid', gap: space(5) });
export const article = style({ display: 'grid', gap: space(3) });
