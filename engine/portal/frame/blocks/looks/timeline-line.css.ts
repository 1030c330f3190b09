import { space, tokens } from '../../../base/theme/tokens.ts';
import { date, entry } from '../timeline.css.ts';
import { DOT } from './timeline-dot.ts';
import { within } from './within.ts';

/** The column of dates beside the line. */
const DATES = '11.5rem';
const wide = (rule: object) => ({ '@container': { '(min-width: 34rem)': rule } });

// Dates beside a line, what happens on the other side of it.
within('line', {
  [`& ${entry}`]: {
    paddingInlineStart: space(8),
    paddingBottom: space(8),
    borderInlineStart: `2px solid ${tokens.color.border}`,
    ...wide({ marginInlineStart: DATES }),
  },
  [`& ${entry}:last-child`]: { paddingBottom: 0, borderColor: 'transparent' },
  [`& ${entry}::before`]: {
    ...DOT,
    borderRadius: tokens.radius.medium,
    background: tokens.color.primary,
    boxShadow: `0 0 0 .3rem ${tokens.color.ground}`,
  },
  [`& ${date}`]: wide({
    position: 'absolute',
    insetInlineStart: `calc(-1*${DATES} - 1.3rem)`,
    width: DATES,
    textAlign: 'end',
  }),
});
