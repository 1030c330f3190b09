import { cardMuted, cards, itemTitle } from '../../../base/theme/parts.css.ts';
import { displaySize, space, tokens } from '../../../base/theme/tokens.ts';
import { picture } from '../benefits.css.ts';
import { within } from './within.ts';

const wide = (rule: object) => ({ '@container': { '(min-width: 58rem)': rule } });
const span = (columns: number) => wide({ gridColumn: `span ${columns}` });

// One large tile in the brand's colour, the others around it in rows that are always full.
within('bento', {
  [`& ${cards}>:nth-child(n):nth-child(n)`]: span(3),
  [`& ${cards}>:nth-child(n+6):nth-child(n)`]: span(6),
  [`& ${cards}>:nth-child(6):last-child`]: span(3),
  [`& ${cards}>:nth-child(n+3):nth-child(-n+4):last-child`]: span(6),
  [`& ${cards}>:nth-child(2):nth-last-child(2)`]: span(6),
  [`& ${cards}>:first-child:nth-child(n)`]: {
    isolation: 'isolate',
    overflow: 'hidden',
    gridColumn: '1/-1',
    background: tokens.color.ground,
    color: tokens.color.text,
    ...wide({ gridColumn: 'span 6', gridRow: 'span 2', padding: space(9) }),
  },
  [`& ${cards}>:first-child:nth-last-child(6)`]: wide({ gridColumn: 'span 8', gridRow: 'auto' }),
  [`& ${cards}>:nth-child(2):nth-last-child(5)`]: span(4),
  [`& ${cards}>:first-child ${cardMuted}`]: { maxWidth: '28rem', color: 'inherit' },
  [`& ${cards}>:first-child ${itemTitle}`]: {
    maxWidth: '14ch',
    fontSize: displaySize('panel'),
  },
  [`& ${picture}`]: {
    display: 'none',
    position: 'absolute',
    zIndex: -1,
    insetBlock: '45% 0',
    insetInline: '45% 0',
    opacity: 0.28,
    maskImage: 'radial-gradient(farthest-side at 100% 100%,#000,transparent)',
    ...wide({ display: 'block' }),
  },
  [`html[dir=rtl] & ${picture}`]: { transform: 'scaleX(-1)' },
});
