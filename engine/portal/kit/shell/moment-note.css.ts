import { globalStyle, style } from '@vanilla-extract/css';
import { aboveFoot, inset, space, strong, textSize, tokens } from '../../base/theme/tokens.ts';

const { color } = tokens;

/** Over everything, and in nobody's way: what lies below it is pressed through it. */
export const note = style({
  position: 'fixed',
  zIndex: 60,
  insetBlockEnd: aboveFoot(space(3)),
  insetInline: inset.gutter,
  pointerEvents: 'none',
  display: 'grid',
  justifyItems: 'center',
});
export const text = style({
  margin: 0,
  maxWidth: '44rem',
  padding: `${space(2)} ${space(4)}`,
  border: `1px solid ${color.onPrimary}`,
  borderRadius: tokens.radius.button,
  background: color.primary,
  color: color.onPrimary,
  fontSize: textSize.fine,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});
export const moment = style({ fontWeight: strong });
export const sentence = style({});

// There nothing can be done.
globalStyle(`:root[data-creator-view] ${sentence}`, { display: 'none' });
