import { style } from '@vanilla-extract/css';
import { displaySize } from '../../base/theme/tokens.ts';

/** On the axis of heads, no wider than what is for reading; of the parts that a frame counts it is none. */
export const place = style({
  width: 'min(48rem,100%)',
  marginInline: 'var(--mark,0)',
  counterIncrement: 'part -1',
});
export const title = style({ fontSize: displaySize('part') });
