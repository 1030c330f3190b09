import { space, tokens } from '../../theme/tokens.ts';
import { date, entry } from '../timeline.css.ts';
import { DOT } from './timeline-dot.ts';
import { within } from './within.ts';

const wide = (rule: object) => ({ '@container': { '(min-width: 34rem)': rule } });

// Dates beside a line, what happens on the other side of it.
within('line', {
  [`& ${entry}`]: {
    paddingInlineStart: space(8),
    paddingBottom: space(8),
    borderInlineStart: `2px solid ${tokens.color.border}`,
    ...wide({ marginInlineStart: '11.5rem' }),
  },
  [`& ${entry}:last-child`]: { paddingBottom: 0 },
  [`& ${entry}::before`]: {
    ...DOT,
    borderRadius: tokens.radius.medium,
    background: tokens.color.primary,
    boxShadow: `0 0 0 .3rem ${tokens.color.ground}`,
  },
  [`& ${date}`]: wide({
    position: 'absolute',
    insetInlineStart: '-12.8rem',
    width: '11.5rem',
    textAlign: 'end',
  }),
});
