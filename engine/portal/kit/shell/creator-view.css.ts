import { globalStyle, style } from '@vanilla-extract/css';
import { inset, space, strong, textSize, tokens } from '../../base/theme/tokens.ts';

const { color } = tokens;

/** How high the banner is, once it is laid out. */
export const BANNER_HEIGHT = '--creator-view';
const below = `var(${BANNER_HEIGHT},0px)`;

/** Over the page's header, below its menus' panels and dialogs; the page begins under it. */
export const banner = style({
  position: 'fixed',
  zIndex: 35,
  insetBlockStart: 0,
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(4),
  paddingBlock: space(2),
  paddingInline: inset.gutter,
  background: color.primary,
  color: color.onPrimary,
  fontSize: textSize.fine,
  fontWeight: strong,
  lineHeight: 1.3,
});
export const text = style({ margin: 0, minWidth: 0, overflowWrap: 'anywhere' });
export const end = style({
  flex: 'none',
  minHeight: '2.2rem',
  padding: `${space(1)} ${space(4)}`,
  border: '2px solid currentcolor',
  borderRadius: tokens.radius.button,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  ':focus-visible': { outlineColor: 'currentcolor' },
});

globalStyle(':root[data-creator-view] body', { paddingBlockStart: below });
globalStyle(':root[data-creator-view] header', { insetBlockStart: below });

/** Covers the page, of which nothing more is known. */
export const cover = style({
  width: '100%',
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  margin: 0,
  padding: inset.gutter,
  border: 0,
  background: color.ground,
  color: color.text,
  selectors: { '&[open]': { display: 'grid', placeContent: 'center', gap: space(4) } },
});
export const sentence = style({ maxWidth: '38rem', margin: 0 });
export const buttons = style({ display: 'flex' });
