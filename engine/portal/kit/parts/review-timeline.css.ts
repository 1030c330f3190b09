import { style } from '@vanilla-extract/css';
import { space, strong, textSize, tokens } from '../../base/theme/tokens.ts';

const { color } = tokens;

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const entry = style({
  position: 'relative',
  display: 'grid',
  gap: space(1),
  paddingInlineStart: space(7),
  paddingBlockEnd: space(5),
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // From one dot to the next, and not beyond the last.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '1.15rem -.35rem',
      insetInlineStart: 'calc(.4rem - 1px)',
      width: 2,
      background: color.border,
    },
  },
});
export const dot = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: '.35rem',
  width: '.8rem',
  height: '.8rem',
  borderRadius: tokens.radius.round,
  border: `2px solid ${color.control}`,
});
/** Where it stands now, in the colour of what that means. */
export const present = style([dot, { background: color.control }]);
export const presentGood = style([dot, { background: color.accent, borderColor: color.accent }]);
export const presentBad = style([dot, { background: color.error, borderColor: color.error }]);
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space(3)}`,
});
export const state = style({ fontWeight: strong });
export const when = style({ color: color.muted, fontSize: textSize.small });
export const note = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
