import { style } from '@vanilla-extract/css';
import { displaySize, inset, space, strong, tokens } from '../../base/theme/tokens.ts';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(5),
  maxWidth: '32rem',
  marginInline: 'var(--mark,0)',
  padding: inset.panel,
  background: tokens.color.ground,
});
export const title = style({
  fontSize: displaySize('panel'),
});
/** One height for all, also where a name needs a second line. */
export const providers = style({ display: 'grid', gridAutoRows: '1fr', gap: space(3) });
export const provider = style({
  width: '100%',
  height: '100%',
  paddingInline: space(4),
  justifyContent: 'flex-start',
  textAlign: 'start',
});
export const waiting = style({
  minHeight: '2.9rem',
  border: `2px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.small,
});

/** For those who came to apply. A navigation within the app makes nothing a target. */
export const toApply = style({
  display: 'none',
  fontWeight: strong,
  // Nobody is taken past the head of the page.
  scrollMarginTop: '100vh',
  selectors: { '&:target,&[data-shown]': { display: 'block' } },
});
