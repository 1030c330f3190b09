import { roomy } from '../../theme/tokens.ts';
import { figure, figures, label, value } from '../stats.css.ts';
import type { Rules } from './within.ts';

const row = (rule: object) => ({ '@container': { [roomy]: rule } });

/** Figures in one row: values end on one line and labels begin on one, however long they are. */
export const level: Rules = {
  [`& ${figures}`]: row({
    gridTemplateColumns: 'none',
    gridTemplateRows: 'auto auto',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(min-content,1fr)',
  }),
  [`& ${figure}`]: row({
    display: 'grid',
    gridRow: 'span 2',
    gridTemplateRows: 'subgrid',
    justifyContent: 'stretch',
  }),
  [`& ${value}`]: row({ gridRow: 1, alignSelf: 'end' }),
  [`& ${label}`]: row({ gridRow: 2 }),
};
