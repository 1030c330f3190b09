import { style } from '@vanilla-extract/css';
import { space, strong, tokens } from '../../base/theme/tokens.ts';

const { color } = tokens;

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignContent: 'start',
  gap: space(3),
  padding: space(5),
  overflowWrap: 'anywhere',
});
export const muted = style({ color: color.muted });
export const rows = style({ display: 'grid', gap: space(4) });
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4em',
  minHeight: '2.75rem',
  color: color.accent,
  fontWeight: strong,
});
export const heading = style({ marginBlockEnd: space(4) });
