import { blockHead, frame } from '../../../base/theme/parts.css.ts';
import { displaySize, space, tokens, veil } from '../../../base/theme/tokens.ts';
import { picture, words } from '../quote.css.ts';
import { within } from './within.ts';

const { ground } = tokens.color;

// Words over the page's picture from edge to edge.
within('art', {
  '&': { isolation: 'isolate', overflow: 'hidden' },
  [`& ${picture}`]: { position: 'absolute', inset: 0, zIndex: -1 },
  [`& ${picture}::after`]: {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(${ground},transparent 30%,transparent 70%,${ground}),radial-gradient(ellipse at 50%,${veil(90)} 20%,${veil(62)})`,
  },
  [`html[dir=rtl] & ${picture}`]: { transform: 'scaleX(-1)' },
  [`& ${frame}`]: {
    gridTemplateColumns: 'minmax(0,1fr)',
    alignContent: 'center',
    justifyItems: 'center',
    minHeight: 'min(36rem,80vh)',
    gap: space(6),
    textAlign: 'center',
  },
  [`& ${blockHead}`]: { position: 'static' },
  [`& ${frame}>*`]: { gridColumn: 'auto', display: 'grid', justifyItems: 'center' },
  [`& ${words}`]: {
    maxWidth: '26ch',
    fontSize: displaySize('section'),
  },
});
