import { displaySize, space, wide } from '../../theme/tokens.ts';
import { inner, picture, title } from '../apply-banner.css.ts';
import { within } from './within.ts';

// A poster in the brand's colour: the call as large as it goes, the rest in a line below it.
within('poster', {
  [`& ${picture}`]: { width: '75%', opacity: 0.16 },
  [`& ${inner}`]: {
    '@media': {
      [wide.desktop]: {
        gridTemplateColumns: 'minmax(0,1fr) auto',
        alignItems: 'end',
        gap: `${space(5)} ${space(10)}`,
      },
    },
  },
  [`& ${inner}>*`]: { gridColumn: 1 },
  [`& ${inner}>:is(a,span,div,button)`]: {
    '@media': { [wide.desktop]: { gridArea: '2/2/span 2', alignSelf: 'center' } },
  },
  [`& ${title}`]: {
    gridColumn: '1/-1',
    maxWidth: 'none',
    fontSize: displaySize('poster'),
    lineHeight: 0.95,
  },
});
