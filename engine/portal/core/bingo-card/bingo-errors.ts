import { addErrorWords } from '../../kit/words/error-text.ts';
import { bingoErrorWords } from './generated/bingo-error-words.ts';

/** Imported for its effect by whatever calls bingo: what went wrong there has its sentence then. */
addErrorWords(bingoErrorWords);
