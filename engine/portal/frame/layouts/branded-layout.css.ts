import { globalStyle, style } from '@vanilla-extract/css';
import { displaySize, space, wide } from '../../base/theme/tokens.ts';
import { bar, brand, header, logo } from './layout.css.ts';

/** Leaves the header's place to the header itself. */
export const masthead = style({ display: 'contents' });

globalStyle(`${masthead} > ${header}`, { '@media': { [wide.desktop]: { position: 'static' } } });
globalStyle(`${masthead} ${bar}`, {
  '@media': {
    [wide.desktop]: { flexWrap: 'wrap', justifyContent: 'center', paddingBlock: space(5) },
  },
});
globalStyle(`${masthead} ${brand}`, {
  '@media': {
    [wide.desktop]: {
      flexBasis: '100%',
      justifyContent: 'center',
      marginInlineEnd: 0,
      fontSize: displaySize('panel'),
    },
  },
});
globalStyle(`${masthead} ${logo}`, { '@media': { [wide.desktop]: { height: '4rem' } } });
