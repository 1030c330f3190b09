export { objections, sticksOut } from '../../../scripts/browser/objections.ts';
