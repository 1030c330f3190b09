import { globalStyle, style } from '@vanilla-extract/css';
import { space, tokens, wide } from './tokens.ts';

/** The column that a page's content stands in. */
export const column = style({
  width: 'min(72rem,100%)',
  marginInline: 'auto',
  paddingInline: 'clamp(1rem,4vw,2.5rem)',
});

export const narrow = style({ maxWidth: '46rem' });

export const visuallyHidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.5em',
  minHeight: '2.9rem',
  padding: '.55em 1.35em',
  border: '2px solid transparent',
  borderRadius: 'var(--button-radius,0)',
  clipPath: 'var(--button-clip,none)',
  transform: 'var(--button-transform,none)',
  boxShadow: 'var(--button-shadow,none)',
  font: 'inherit',
  fontWeight: 650,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  transition: `background-color ${tokens.motion},border-color ${tokens.motion},filter ${tokens.motion}`,
});
export const primaryButton = style([
  button,
  {
    background: tokens.color.primary,
    color: tokens.color.onPrimary,
    ':hover': { filter: 'brightness(1.1)' },
    ':active': { filter: 'brightness(.92)' },
  },
]);
export const quietButton = style([
  button,
  {
    background: 'transparent',
    borderColor: tokens.color.control,
    color: tokens.color.text,
    boxShadow: 'none',
    ':hover': { borderColor: tokens.color.accent, background: tokens.color.soft },
  },
]);

export const card = style({
  position: 'relative',
  padding: space(6),
  background: 'var(--card-background)',
  border: 'var(--card-border,0)',
  borderRadius: tokens.radius.medium,
  boxShadow: 'var(--card-shadow,none)',
  clipPath: 'var(--card-clip,none)',
  transform: 'var(--card-transform,none)',
  color: `var(--card-text,${tokens.color.text})`,
});
globalStyle(`:where(${card}) a`, { color: `var(--card-accent,${tokens.color.accent})` });
export const cardMuted = style({ color: `var(--card-muted,${tokens.color.muted})` });

export const cards = style({
  display: 'grid',
  gap: space(5),
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,17rem),1fr))',
});

export const eyebrow = style({
  color: tokens.color.accent,
  fontSize: '.88rem',
  fontWeight: 650,
  letterSpacing: '.04em',
});

export const lead = style({ color: tokens.color.muted, fontSize: '1.08rem', maxWidth: '44rem' });

export const block = style({
  paddingBlock: space(14),
  '@media': { [wide.desktop]: { paddingBlock: space(20) } },
});
export const blockHead = style({
  display: 'grid',
  gap: space(3),
  marginBottom: space(8),
  maxWidth: '46rem',
});
export const blockTitle = style({ fontSize: 'clamp(1.65rem,1.2rem + 2vw,2.7rem)' });
