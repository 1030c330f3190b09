import { badge } from '../../../base/theme/parts.css.ts';
import { roomy, space, tokens } from '../../../base/theme/tokens.ts';
import { step, steps } from '../steps.css.ts';
import { within } from './within.ts';

const { color } = tokens;
const dots = `5px dotted ${color.control}`;
const wide = (rule: object) => ({ '@container': { [roomy]: rule } });
const RISE = '5.5rem';
/** From the end of a stop's room to the middle of the next badge. */
const NEXT = `(${space(7)} + 1.6rem)`;

// A walk: stops on a dotted path that turns up and down, and runs under their badges.
within('path', {
  [`& ${steps}`]: {
    isolation: 'isolate',
    gap: space(7),
    ...wide({ gridAutoFlow: 'column', gridAutoColumns: 'minmax(0,1fr)', paddingTop: RISE }),
  },
  [`& ${badge}`]: {
    width: '3.2rem',
    height: '3.2rem',
    borderRadius: tokens.radius.round,
    boxShadow: `0 0 0 5px ${color.ground},0 0 0 9px ${color.vivid}`,
  },
  [`& ${step}`]: {
    gridTemplateColumns: '3.2rem minmax(0,1fr)',
    gap: space(5),
    ...wide({ gridTemplateColumns: 'minmax(0,1fr)' }),
  },
  [`& ${step}:nth-child(even)`]: wide({ translate: `0 calc(${RISE}*-1)` }),
  [`& ${step}:not(:last-child)::after`]: {
    content: '',
    position: 'absolute',
    zIndex: -1,
    insetInlineStart: '1.45rem',
    top: '1.6rem',
    bottom: `calc(${NEXT}*-1)`,
    borderInlineStart: dots,
    ...wide({
      insetInlineEnd: `calc(${NEXT}*-1)`,
      bottom: 'auto',
      height: RISE,
      border: 0,
      borderTop: dots,
      borderInlineEnd: dots,
      borderStartEndRadius: '100%',
      // Chromium draws traces of dots along the edge that has no border.
      clipPath: 'inset(0 0 2px)',
    }),
  },
  [`& ${step}:nth-child(odd):nth-child(n)::after`]: wide({
    top: `calc(1.6rem - ${RISE})`,
    scale: '1 -1',
  }),
});
