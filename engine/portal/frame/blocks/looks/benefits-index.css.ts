import { card, cards, itemTitle } from '../../../base/theme/parts.css.ts';
import { displaySize, roomy, space, tokens } from '../../../base/theme/tokens.ts';
import { within } from './within.ts';

// A ruled list: a large name, and what it means beside it.
within('index', {
  [`& ${cards}`]: { display: 'block', padding: 0 },
  [`& ${cards}>${card}`]: {
    margin: 0,
    padding: `${space(6)} 0`,
    border: 0,
    borderTop: `1px solid ${tokens.color.control}`,
    borderRadius: 0,
    background: 'none',
    boxShadow: 'none',
    clipPath: 'none',
    '@container': {
      [roomy]: {
        gridTemplateColumns: 'minmax(0,1fr) minmax(0,1.2fr)',
        columnGap: space(8),
        alignItems: 'baseline',
      },
    },
  },
  [`& ${itemTitle}`]: { fontSize: displaySize('panel') },
});
