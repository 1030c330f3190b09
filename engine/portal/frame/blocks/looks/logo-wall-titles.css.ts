import { displaySize, space, tokens } from '../../../base/theme/tokens.ts';
import { entry } from '../logo-wall.css.ts';
import { within } from './within.ts';

const { color } = tokens;

// Names as a bill: one a line, as wide as it goes.
within('titles', {
  [`& ${entry}`]: {
    padding: `${space(4)} 0`,
    fontSize: displaySize('title'),
    lineHeight: 1.05,
    textAlign: 'var(--place,start)' as 'start',
  },
  [`& ${entry}+*`]: { borderTop: `1px solid ${color.border}` },
  [`& ${entry}:nth-child(even)`]: { color: color.accent },
});
