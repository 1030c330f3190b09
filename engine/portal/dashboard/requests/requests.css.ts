import { style } from '@vanilla-extract/css';
import { space, tokens } from '../../theme/tokens.ts';

const { color } = tokens;

export const list = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,19rem),1fr))',
});
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignContent: 'start',
  gap: space(3),
  padding: space(5),
  overflowWrap: 'anywhere',
});
export const whole = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline' },
});
export const muted = style({ color: color.muted });
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  justifySelf: 'start',
});
export const rows = style({ display: 'grid', gap: space(4) });
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4em',
  minHeight: '2.75rem',
  color: color.accent,
  fontWeight: 620,
});
export const heading = style({ marginBlockEnd: space(4) });
