import { globalStyle, style } from '@vanilla-extract/css';
import { displaySize, inset, roomy, space, strong, textSize, tokens, wide } from './tokens.ts';

const { color } = tokens;

/** The column that a page's content stands in. */
export const column = style({
  width: 'min(72rem,100%)',
  marginInline: 'auto',
  paddingInline: inset.gutter,
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

/** A theme's button style gives it shape. */
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.5em',
  minHeight: '2.9rem',
  padding: '.55em 1.35em',
  border: '2px solid transparent',
  borderRadius: tokens.radius.button,
  font: 'inherit',
  fontWeight: strong,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  transition: `background-color ${tokens.motion},border-color ${tokens.motion},filter ${tokens.motion}`,
  selectors: { '&:disabled,&[aria-disabled=true]': { opacity: 0.5, cursor: 'not-allowed' } },
});
export const primaryButton = style([
  button,
  {
    background: color.primary,
    borderColor: color.edge,
    color: color.onPrimary,
    ':hover': { filter: 'brightness(1.1)' },
    ':active': { filter: 'brightness(.92)' },
  },
]);
export const quietButton = style([
  button,
  {
    background: 'transparent',
    borderColor: color.control,
    color: color.text,
    ':hover': { borderColor: color.accent, background: color.soft },
  },
]);

/** A theme's card style gives it its ground and frame. */
export const card = style({
  position: 'relative',
  padding: space(6),
  borderRadius: tokens.radius.medium,
});
export const cardMuted = style({ color: color.muted });
/** Cards in rows that are always full: of three, and a last row of two, four or one. */
export const cards = style({
  display: 'grid',
  gap: space(5),
  gridTemplateColumns: 'repeat(12,minmax(0,1fr))',
});
const cell = (selector: string, span: number, room?: string) =>
  globalStyle(
    selector.replaceAll('&', `${cards} > `),
    room
      ? { '@container': { [room]: { gridColumn: `span ${span}` } } }
      : { gridColumn: `span ${span}` },
  );
cell('&*', 12);
cell('&*', 6, '(min-width: 32rem)');
cell('&:last-child:nth-child(odd)', 12, '(min-width: 32rem)');
cell('&:nth-child(n):nth-child(n)', 4, roomy);
cell('&:nth-child(3n+1):nth-last-child(2),&:nth-child(3n+1):nth-last-child(2)~*', 6, roomy);
cell('&:nth-child(3n+1):nth-last-child(4),&:nth-child(3n+1):nth-last-child(4)~*', 3, roomy);

/** The sign of an icon or a number; its look follows the theme's cards. */
export const badge = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: tokens.radius.medium,
  background: color.primary,
  color: color.onPrimary,
});

export const eyebrow = style({
  color: color.accent,
  fontSize: textSize.fine,
  fontWeight: strong,
  letterSpacing: '.03em',
});

export const lead = style({ color: color.muted, fontSize: textSize.lead, maxWidth: '42rem' });

/** A part of a page, from edge to edge; a theme's frame gives it ground, edge and mark. */
export const block = style({
  position: 'relative',
  paddingBlock: inset.section,
});
// Only the first is surely seen: to lay out the others before the first paint takes a phone four
// times as long. The height of these is a guess, so all are laid out before anybody jumps to one.
// The first line already cuts off what is higher; the last tells it to tools that reckon with boxes.
globalStyle(`html[data-untouched] section~${block}`, {
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 40rem',
  overflow: 'hidden',
});
/** A block's column: its head, then its body. */
export const frame = style([
  column,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: `${space(8)} clamp(2rem,5vw,4.5rem)`,
  },
]);
/** A frame whose body is for reading: on wide pages the head stands beside it. */
export const reading = style({
  '@media': {
    [wide.desktop]: {
      gridTemplateColumns: 'minmax(0,1fr) minmax(0,2fr)',
      alignItems: 'start',
    },
  },
});
export const blockHead = style({ display: 'grid', gap: space(3), alignContent: 'start' });
/** A head above a wide body: title and introduction share the line. */
export const blockHeadWide = style({
  '@media': {
    [wide.desktop]: {
      gridTemplateColumns: 'minmax(0,1.3fr) minmax(0,1fr)',
      alignItems: 'end',
      columnGap: space(12),
    },
  },
});
/** What a block says; its parts arrange themselves by the room that they have. */
export const blockBody = style({ containerType: 'inline-size', minWidth: 0 });
export const blockTitle = style({
  fontSize: displaySize('section'),
});
export const itemTitle = style({
  fontSize: displaySize('minor'),
  fontWeight: 'max(400,var(--display-weight))',
  letterSpacing: 'max(0em,var(--display-tracking))',
  lineHeight: 1.2,
});

/** Ground in the primary colour: within it the palette is turned over. */
export const field = style({ background: color.ground, color: color.text });
