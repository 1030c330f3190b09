import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '../../base/theme/edge-fade.ts';
import { space, tokens, wide } from '../../base/theme/tokens.ts';

/** How far an edge reaches up below the header, which hides its upper side. */
const TUCK = '--tuck';
/** What is seen of the picture above the words on a narrow page. */
const PICTURE = '3.25rem';

export const band = style({
  isolation: 'isolate',
  overflow: 'hidden',
  borderBlockEnd: `1px solid ${tokens.color.border}`,
  selectors: {
    'main[data-look-edge=torn] &': { vars: { [TUCK]: '1.2rem' } },
    'main[data-look-edge=scallop] &': { vars: { [TUCK]: '1.6rem' } },
    'main[data-look-edge=slant] &': { vars: { [TUCK]: '3.4vw' } },
    'main:is([data-look-edge=torn],[data-look-edge=scallop],[data-look-edge=slant],[data-look-edge=curve]) &':
      {
        borderBlockEnd: 0,
      },
  },
});
// A frame's edges stretch the blocks of landing pages, and its panels narrow them; their selectors
// are this strong.
globalStyle(`main > ${band}${band}${band}${band}`, {
  width: 'auto',
  marginInline: 0,
  borderRadius: 0,
  marginBlockStart: `calc(-1*var(${TUCK},0px))`,
  paddingBlock: `calc(${PICTURE} + var(${TUCK},0px)) calc(${space(5)} + var(${TUCK},0px))`,
  '@media': {
    [wide.desktop]: {
      paddingBlock: `calc(${space(6)} + var(${TUCK},0px)) calc(${space(5)} + var(${TUCK},0px))`,
    },
  },
});
// The curve of a block is one of its two sides; below the header a head has but its lower one.
globalStyle(`main[data-look-edge=curve] > ${band}${band}${band}${band}`, {
  clipPath: 'ellipse(120% 100% at 50% 0)',
});
globalStyle(`main > ${band} > *`, { animation: 'none' });

/** On phones above the words, on wide pages beside them. */
export const picture = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: 0,
  insetInline: 0,
  // Nothing of it is left where the words begin.
  height: `calc(${PICTURE} + var(${TUCK},0px))`,
  maskImage: 'linear-gradient(#000 50%,transparent)',
  selectors: { 'html[dir=rtl] &': { transform: 'scaleX(-1)' } },
  '@media': {
    // Where there are no words it has the whole band.
    [narrow]: { selectors: { '&:has(+ :empty)': { height: '100%' } } },
    [wide.desktop]: {
      height: `calc(100% - var(${TUCK},0px))`,
      insetInlineStart: '38%',
      maskImage: 'linear-gradient(90deg,transparent 20%,#000 60%)',
      selectors: {
        'main[data-look-head=centred] &': {
          maskImage: 'linear-gradient(90deg,transparent 45%,#000 75%)',
        },
        '&:has(+ :empty):has(+ :empty)': { insetInlineStart: 0, maskImage: 'none' },
      },
    },
  },
});
export const words = style({
  display: 'grid',
  gap: space(2),
  minHeight: '3.2rem',
  selectors: {
    'main[data-look-head=centred] &': { justifyItems: 'center', textAlign: 'center' },
    'main[data-look-head=column] &': { maxWidth: '58rem' },
  },
});
/** Numbers count the blocks of a page: the head of a page for work is not one of several. */
globalStyle(`main:is([data-look-mark=number],[data-look-mark=code]) ${words} > h1::before`, {
  display: 'none !important',
});
// What is tucked away below the header does not shine through it.
globalStyle(`body:has(> main > ${band}) > header`, { background: tokens.color.ground });
