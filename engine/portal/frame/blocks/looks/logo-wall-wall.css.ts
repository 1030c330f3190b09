import { space, tokens } from '../../../base/theme/tokens.ts';
import { entry, wall } from '../logo-wall.css.ts';
import { within } from './within.ts';

const line = `1px solid ${tokens.color.border}`;

// Names that fill their line; the lines between them run on under the last.
within('wall', {
  [`& ${wall}`]: { display: 'flex', flexWrap: 'wrap', borderBlock: line, overflow: 'hidden' },
  [`& ${entry}`]: {
    flex: '1 1 auto',
    display: 'grid',
    placeItems: 'center',
    padding: `${space(7)} ${space(6)}`,
    marginInlineStart: '-1px',
    marginTop: '-1px',
    borderInlineStart: line,
    borderTop: line,
    textAlign: 'center',
  },
});
