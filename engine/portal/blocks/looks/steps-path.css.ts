import { badge } from '../../theme/parts.css.ts';
import { roomy, space, tokens } from '../../theme/tokens.ts';
import { step, steps } from '../steps.css.ts';
import { within } from './within.ts';

const { color } = tokens;
const dots = `5px dotted ${color.control}`;
const wide = (rule: object) => ({ '@container': { [roomy]: rule } });
const RISE = '5.5rem';

// A walk: stops on a dotted path that turns up and down.
within('path', {
  [`& ${steps}`]: {
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
    insetInlineStart: '1.35rem',
    top: '4.2rem',
    bottom: `calc(${space(7)}*-1 + .9rem)`,
    borderInlineStart: dots,
    ...wide({
      insetInline: `4.4rem calc(${space(7)}*-1 - 1.7rem)`,
      top: '1.5rem',
      bottom: 'auto',
      height: `calc(${RISE} - 2.4rem)`,
      border: 0,
      borderTop: dots,
      borderInlineEnd: dots,
      borderStartEndRadius: '2rem',
    }),
  },
  [`& ${step}:nth-child(odd):nth-child(n)::after`]: wide({
    insetInlineEnd: `calc(${space(7)}*-.5)`,
    top: `calc(1.6rem - ${RISE})`,
    height: RISE,
    borderTop: 0,
    borderBottom: dots,
    borderRadius: 0,
    borderEndEndRadius: '2rem',
  }),
});
