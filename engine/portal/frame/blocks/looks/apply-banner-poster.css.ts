import { displaySize, wide } from '../../../base/theme/tokens.ts';
import { picture, title } from '../apply-banner.css.ts';
import { within } from './within.ts';

// A poster in the brand's colour: the call as large as it goes, the picture beyond it.
within('poster', {
  [`& ${picture}`]: { width: '32%', opacity: 0.16 },
  [`& ${title}`]: {
    maxWidth: 'none',
    fontSize: displaySize('poster'),
    lineHeight: 0.95,
    '@media': { [wide.desktop]: { maxWidth: '83%' } },
  },
});
