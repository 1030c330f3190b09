import { globalStyle, style } from '@vanilla-extract/css';
import { block, blockTitle } from '../../base/theme/parts.css.ts';
import { displaySize, space } from '../../base/theme/tokens.ts';

/** A strip among blocks: it says little, and takes little room. */
export const strip = style({});
globalStyle(`${strip}${block}`, { paddingBlock: `${space(14)} ${space(10)}` });
globalStyle(`${strip} ${blockTitle}`, { fontSize: displaySize('heading') });
