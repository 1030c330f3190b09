import { figure, figures, value } from '../stats.css.ts';
import type { Rules } from './within.ts';

/**
 * Figures in as few rows as hold them. None is narrower than its value on one line or the longest
 * word of its label, so that in a row values end and labels begin on one line.
 */
export const level: Rules = {
  [`& ${figures}`]: { display: 'flex', flexWrap: 'wrap' },
  [`& ${figure}`]: { flex: '1 1 6rem', alignItems: 'var(--place,start)', maxWidth: '100%' },
  [`& ${value}`]: { width: 'max-content', maxWidth: '100%' },
};
