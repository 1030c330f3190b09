import { globalStyle, style } from '@vanilla-extract/css';
import { card } from '../../base/theme/parts.css.ts';
import {
  displaySize,
  inset,
  space,
  strong,
  textSize,
  tokens,
  wide,
} from '../../base/theme/tokens.ts';
import { control } from '../../kit/form/form.css.ts';

const { color, radius } = tokens;

export const page = style({ display: 'grid', gap: space(8), paddingBlock: space(10) });
globalStyle(`${page} > *`, { minWidth: 0 });
export const head = style({ display: 'grid', gap: space(3) });

/** The list of items beside the board, where there is room. */
export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(6),
  alignItems: 'start',
  '@media': {
    [wide.desktop]: { gridTemplateColumns: 'minmax(0,1.15fr) minmax(0,1fr)' },
  },
});
export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(6),
  minWidth: 0,
});
export const part = style([
  card,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: space(5),
    alignContent: 'start',
    minWidth: 0,
    padding: inset.panel,
  },
]);
/** What is seldom wanted opens when it is asked for. */
export const folded = style([card, { padding: `${space(3)} clamp(1rem,3vw,1.75rem)` }]);
export const partTitle = style({ fontSize: displaySize('part') });
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(3),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const muted = style({ color: color.muted, fontSize: textSize.fine });
export const fault = style({ color: color.error, fontSize: textSize.fine, fontWeight: strong });
export const warning = style({ color: color.muted, fontSize: textSize.fine });

export const check = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  gap: space(3),
  alignItems: 'start',
  minHeight: '2.2rem',
});
export const pattern = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) 7rem',
  gap: space(3),
  alignItems: 'center',
});
export const number = style([
  control,
  { textAlign: 'end', selectors: { '&&': { minHeight: '2.6rem' } } },
]);
export const choose = style([
  control,
  {
    selectors: {
      '&&': { justifySelf: 'start', width: 'auto', minWidth: '7rem', maxWidth: '100%' },
    },
  },
]);
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
});
export const address = style({
  minWidth: 0,
  fontFamily: tokens.font.mono,
  fontSize: textSize.small,
  overflowWrap: 'anywhere',
});
export const printChoices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) 7rem',
  gap: space(3),
  alignItems: 'center',
});
/** A button that looks like a link: it leads to what it names. */
export const lead = style({
  padding: 0,
  border: 0,
  background: 'transparent',
  color: color.accent,
  fontWeight: strong,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
});
export const issues = style({ display: 'grid', gap: space(2) });
export const boards = style({ display: 'grid', gap: space(2) });
export const boardLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(4)}`,
  paddingBlock: space(2),
  borderBottom: `1px solid ${color.border}`,
  ':last-child': { borderBottom: 0 },
});
export const yaml = style({
  maxHeight: '16rem',
  margin: 0,
  padding: space(4),
  overflow: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
  background: color.ground,
  fontFamily: tokens.font.mono,
  fontSize: textSize.small,
  textAlign: 'left',
});
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontWeight: strong,
  '::before': {
    content: '""',
    width: '.5em',
    height: '.5em',
    marginInlineEnd: '.7em',
    borderInlineEnd: '2px solid currentColor',
    borderBlockEnd: '2px solid currentColor',
    transform: 'rotate(-45deg)',
  },
  selectors: {
    '[dir=rtl] &::before': { transform: 'rotate(45deg)' },
    'details[open] > &::before': { transform: 'rotate(45deg)' },
    '[dir=rtl] details[open] > &::before': { transform: 'rotate(-45deg)' },
  },
});
