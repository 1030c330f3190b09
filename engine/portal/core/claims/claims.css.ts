import { style } from '@vanilla-extract/css';
import { space, tokens } from '../../base/theme/tokens.ts';

const { color } = tokens;

export const item = style({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  alignContent: 'start',
  gap: space(3),
  padding: space(5),
  overflowWrap: 'anywhere',
});
export const title = style({ color: color.text, textDecoration: 'none' });
export const muted = style({ color: color.muted });
export const lead = style({ maxWidth: '42rem', whiteSpace: 'pre-line' });
