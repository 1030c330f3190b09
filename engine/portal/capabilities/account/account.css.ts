import { style } from '@vanilla-extract/css';
import { displaySize, space, strong, textSize, tokens } from '../../base/theme/tokens.ts';

const { color, radius } = tokens;

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(5),
});
export const list = style({ display: 'grid' });
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(4)}`,
  paddingBlock: space(3),
  borderBlockEnd: `1px solid ${color.border}`,
  ':first-child': { paddingBlockStart: 0 },
  ':last-child': { borderBlockEnd: 0, paddingBlockEnd: 0 },
});
export const sign = style({ fontSize: displaySize('heading'), lineHeight: 1, color: color.accent });
export const words = style({ display: 'grid', gap: space(1), flex: '1 1 12rem', minWidth: 0 });
export const name = style({ fontWeight: strong, overflowWrap: 'anywhere' });
export const confirmed = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  alignItems: 'center',
  gap: space(2),
});
export const muted = style({ color: color.muted, fontSize: textSize.fine });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space(3) });
export const modes = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3),
  margin: 0,
  padding: 0,
  border: 0,
});
export const danger = style({
  display: 'grid',
  gap: space(4),
  justifyItems: 'start',
  paddingBlockStart: space(5),
  borderBlockStart: `1px solid ${color.border}`,
});
export const dangerButton = style({
  borderColor: color.error,
  // A theme's button may have a ground of its own, on which the bare colour is too faint to read.
  color: `color-mix(in srgb,${color.error} 75%,${color.text})`,
});
export const deletion = style({ display: 'grid', gap: space(4) });
export const field = style({ display: 'grid', gap: space(2) });
export const box = style({
  width: '100%',
  minHeight: '2.9rem',
  padding: `${space(2)} ${space(3)}`,
  border: `2px solid ${color.control}`,
  borderRadius: radius.small,
  background: color.ground,
  color: color.text,
  font: 'inherit',
});
export const checks = style({ display: 'grid', gap: space(3), justifyItems: 'start' });
export const check = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  gap: space(3),
  alignItems: 'start',
  minHeight: '2.2rem',
  cursor: 'pointer',
});
/** The ways in which one is told of one kind, side by side where there is room. */
export const channels = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space(6)}`,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
/** The choices of one question, one below the other. */
export const timing = style({
  display: 'grid',
  gap: space(1),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
/** What may be read of an account, below it. */
export const reading = style([timing, { flexBasis: '100%' }]);
export const readingTitle = style([muted, { padding: 0, marginBlockEnd: space(2) }]);
export const since = style([muted, { display: 'block' }]);
export const fault = style({ display: 'block', color: color.error });
/** From one time to another. */
export const times = style({ display: 'flex', flexWrap: 'wrap', gap: space(4) });
export const kind = style({ padding: 0, marginBlockEnd: space(2), fontWeight: strong });
/** Where the application stands above the settings. */
export const applying = style({ paddingBlockEnd: space(8) });
/** Line by line. */
export const address = style({ display: 'grid', fontStyle: 'normal', overflowWrap: 'anywhere' });
