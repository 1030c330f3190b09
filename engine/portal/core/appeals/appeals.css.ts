import { style } from '@vanilla-extract/css';
import { space, textSize, tokens } from '../../base/theme/tokens.ts';

const { color } = tokens;

export const appeal = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(2),
  width: '100%',
  overflowWrap: 'anywhere',
});
export const small = style({ color: color.muted, fontSize: textSize.fine });
export const message = style({ whiteSpace: 'pre-line' });
export const smallButton = style({
  justifySelf: 'start',
  minHeight: '2.5rem',
  padding: '.3em 1em',
  fontSize: textSize.fine,
});
