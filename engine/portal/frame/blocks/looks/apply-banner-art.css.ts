import { displaySize, space, tokens, veil } from '../../../base/theme/tokens.ts';
import { inner, picture, title } from '../apply-banner.css.ts';
import { within } from './within.ts';

const { ground, text } = tokens.color;

// The hero's picture from edge to edge once more, and the call at its foot. What matters in a
// picture stands at two thirds of its width: half a page wider, it stands over centred words.
within('art', {
  [`& ${picture}`]: {
    display: 'block',
    width: 'auto',
    insetInlineStart: 'calc(-1.375rem - var(--lead,-1.375rem))',
    opacity: 1,
    maskImage: 'none',
  },
  [`& ${picture}::after`]: {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(${ground},${veil(50)} 30%,${veil(86)} 62%,${ground})`,
  },
  [`& ${inner}`]: {
    alignContent: 'end',
    minHeight: 'min(40rem,85vh)',
    paddingBlock: `${space(30)} ${space(16)}`,
    color: text,
  },
  [`& ${title}`]: {
    maxWidth: '14ch',
    fontSize: displaySize('poster'),
    lineHeight: 1,
  },
});
