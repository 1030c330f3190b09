import { keyframes, style } from '@vanilla-extract/css';
import { inset, space, strong, textSize, tokens, wide } from '../../base/theme/tokens.ts';

const { color, radius } = tokens;

export const page = style({
  width: 'min(84rem,100%)',
  marginInline: 'auto',
  paddingInline: inset.tight,
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(4),
});
export const top = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: '4rem',
});
export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  marginInlineEnd: 'auto',
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: color.text,
  fontFamily: tokens.font.display,
  fontWeight: 'var(--display-weight)',
  textTransform: 'var(--display-case)' as 'none',
  letterSpacing: 'var(--display-tracking)',
  lineHeight: 1.15,
  textDecoration: 'none',
});

/** A card is never higher than the window, where that is wide. */
const CARD = 'max(30rem,calc(100dvh - 11.5rem))';

/** The card, and beside or below it what is told of it. */
export const table = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(5),
  alignItems: 'start',
  '@media': {
    [wide.desktop]: {
      gridTemplateColumns: `minmax(0,${CARD}) minmax(19rem,1fr)`,
      gridTemplateRows: 'auto 1fr',
      gap: `${space(5)} ${space(7)}`,
    },
  },
});
export const stage = style({
  display: 'grid',
  gap: space(3),
  minWidth: 0,
  width: '100%',
  marginInline: 'auto',
});
export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(4),
  '@media': { [wide.desktop]: { gridColumn: 2, gridRow: '1/span 2' } },
});
/** Other cards and ways to share: below the card, where there is room beside it. */
export const more = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(4),
  alignItems: 'start',
  width: '100%',
  marginInline: 'auto',
  '@media': {
    [wide.tablet]: { gridTemplateColumns: 'repeat(auto-fit,minmax(17rem,1fr))' },
    [wide.desktop]: { gridColumn: 1 },
  },
});

export const about = style({ display: 'grid', gap: space(2) });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(4)}`,
  fontSize: textSize.fine,
  color: color.muted,
});
export const live = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.5em',
  color: color.text,
  fontWeight: strong,
});
const pulse = keyframes({ '50%': { boxShadow: `0 0 0 .35em transparent` } });
export const dot = style({
  width: '.7em',
  height: '.7em',
  borderRadius: radius.round,
  border: `2px solid ${color.muted}`,
  selectors: {
    '[data-live=live] > &': {
      borderColor: color.accent,
      background: color.accent,
      boxShadow: `0 0 0 0 ${color.accent}`,
      '@media': {
        '(prefers-reduced-motion: no-preference)': {
          animation: `${pulse} 2s ease-out infinite`,
        },
      },
    },
    '[data-live=offline] > &': { borderColor: color.error, borderRadius: 0 },
  },
});

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(3),
  padding: space(5),
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
});
export const panelTitle = style({ fontSize: textSize.lead });
export const text = style({ color: color.muted, fontSize: textSize.fine });
/** What one may win: the one panel that may shine. */
export const prize = style([
  panel,
  { borderColor: color.accent, borderWidth: 2, background: color.raised },
]);
export const prizeRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
});
export const prizeName = style({ display: 'grid', fontWeight: strong });
export const prizeTime = style({
  color: color.muted,
  fontSize: textSize.small,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});

export const list = style({ display: 'grid', gap: space(1) });
export const winRow = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(3),
  paddingBlock: space(1),
  borderBlockEnd: `1px solid ${color.border}`,
  ':last-child': { borderBlockEnd: 0 },
});
export const winName = style({ display: 'flex', alignItems: 'center', gap: '.45em' });
export const winState = style({ color: color.muted, fontSize: textSize.small });
export const winPoints = style({
  fontWeight: strong,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

/** What goes on below fades out; the last row has room before it. */
const FEED_FADE = '2rem';
export const feed = style([
  list,
  {
    maxHeight: '22rem',
    paddingBlockEnd: FEED_FADE,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    overscrollBehavior: 'contain',
    maskImage: `linear-gradient(to top,transparent,#000 ${FEED_FADE})`,
  },
]);
const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-.5rem)' } });
export const feedRow = style({
  display: 'grid',
  gap: space(0.5),
  paddingBlock: space(2),
  borderBlockEnd: `1px solid ${color.border}`,
  ':last-child': { borderBlockEnd: 0 },
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${arrive} .25s ease-out` },
  },
});
export const feedItem = style({ fontWeight: strong, lineHeight: 1.3 });
export const feedFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space(3)}`,
  color: color.muted,
  fontSize: textSize.small,
});
/** A link or button in a line of small text; large enough for a thumb all the same. */
export const small = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2rem',
  // The line stays as high as one without it.
  marginBlock: '-.35em',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
});

/** As wide as all panels beside each other. */
export const moreWhole = style({ gridColumn: '1 / -1' });
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
const TOOL = 'minmax(0,1fr)';
export const tool = style({ minHeight: '2.75rem', padding: '.4em .9em', fontSize: textSize.fine });
export const form = style({ display: 'grid', gridTemplateColumns: TOOL, gap: space(2) });
export const label = style({ fontWeight: strong, fontSize: textSize.fine });
export const fieldRow = style({
  display: 'grid',
  gridTemplateColumns: `${TOOL} auto`,
  gap: space(2),
});
export const input = style({
  width: '100%',
  minWidth: 0,
  minHeight: '2.75rem',
  padding: '.45em .8em',
  border: `1px solid ${color.control}`,
  borderRadius: radius.small,
  background: color.ground,
  color: color.text,
  font: 'inherit',
});
export const fault = style({ color: color.error, fontSize: textSize.fine });

/** The card's shape while it is not there yet. */
const breathe = keyframes({ '50%': { opacity: 0.45 } });
export const skeleton = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5,minmax(0,1fr))',
  gap: '1.1%',
  padding: 'clamp(.35rem,1.6cqi,.8rem)',
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
  background: color.surface,
});
export const skeletonHead = style({ gridColumn: '1/-1', height: '3rem' });
const bone = style({
  background: color.raised,
  borderRadius: radius.small,
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${breathe} 1.6s ease-in-out infinite`,
    },
  },
});
export const skeletonTop = style([bone, skeletonHead]);
export const skeletonCell = style([bone, { aspectRatio: '1' }]);

export const confetti = style({
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
});

/** What has no place on paper. */
export const noPrint = style({ '@media': { print: { display: 'none !important' } } });
