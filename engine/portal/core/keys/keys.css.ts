import { style } from '@vanilla-extract/css';
import { displaySize, space, strong, textSize, tokens, wide } from '../../base/theme/tokens.ts';
import { tick } from '../../kit/parts/tick.css.ts';

const { color, radius } = tokens;

export const set = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
export const legend = style({ padding: 0, marginBlockEnd: space(3) });
export const text = style({ color: color.muted, marginBlockEnd: space(4) });
export const options = style({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,15rem),1fr))',
});
/** A key that can be chosen; the whole card can be clicked. */
export const option = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  alignContent: 'start',
  gap: space(3),
  padding: space(4),
  border: `2px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.ground,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.accent },
    '&:has(:checked)': { borderColor: color.accent, background: color.soft },
    '&:has(:focus-visible)': { outline: `3px solid ${color.accent}`, outlineOffset: '2px' },
    '&:has(:disabled)': { cursor: 'not-allowed', borderStyle: 'dashed', color: color.muted },
    '&:has(:disabled):hover': { borderColor: color.border },
  },
});
/** Its card shows that it has the focus. */
export const ring = style([tick, { ':focus-visible': { outline: 'none' } }]);
export const words = style({ display: 'grid', justifyItems: 'start', gap: space(1) });
export const label = style({ fontWeight: strong, lineHeight: 1.3 });
export const region = style({ color: color.muted, fontSize: textSize.small });
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });

export const keyCard = style({ display: 'grid', gap: space(4), justifyItems: 'start' });
/** What follows the key itself. */
export const use = style({ display: 'grid', gap: space(2), marginBlockStart: space(3) });
export const key = style({
  width: '100%',
  padding: `${space(4)} ${space(2)}`,
  border: `2px dashed ${color.accent}`,
  borderRadius: radius.medium,
  background: color.ground,
  fontFamily: tokens.font.mono,
  fontSize: textSize.lead,
  '@media': { [wide.tablet]: { fontSize: displaySize('heading') } },
  fontWeight: strong,
  letterSpacing: '.03em',
  overflowWrap: 'anywhere',
  textAlign: 'center',
  userSelect: 'all',
});
