import { globalStyle, style } from '@vanilla-extract/css';
import { space, textSize } from '../../base/theme/tokens.ts';

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(4),
  justifyItems: 'start',
  overflowWrap: 'anywhere',
});
export const questions = style({ display: 'grid', gap: space(2), paddingInlineStart: '1.5em' });
globalStyle(`ol${questions}`, {
  listStyle: 'decimal',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,24rem),1fr))',
  columnGap: space(12),
  width: '100%',
});
globalStyle(`ul${questions}`, { listStyle: 'disc' });
export const help = style({ fontSize: textSize.fine });
