import { globalStyle } from '@vanilla-extract/css';
import { stack } from './parts.css.ts';
import { behindComing, hidden } from './waiting.ts';

globalStyle(behindComing(stack), hidden);
