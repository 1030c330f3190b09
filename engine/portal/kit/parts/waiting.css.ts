import { globalStyle } from '@vanilla-extract/css';
import { stack } from './parts.css.ts';
import { COMING, hidden } from './waiting.ts';

globalStyle(`${stack} > ${COMING} ~ *`, hidden);
