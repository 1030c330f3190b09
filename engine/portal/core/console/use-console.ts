import { createContext, useContext } from 'react';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { readOperator } from '#contract/operator/endpoints.ts';
import type { OperatorAction } from '#contract/vocabulary/operator-words.ts';
import { mayDo } from '#domain/operators/rights.ts';
import { consoleAddress } from './console-address.ts';

type Operator = ResponseOf<typeof readOperator>;
/** A program that the operator has a role in. */
export type OperatedProgram = Operator['roles'][number];

export interface Console {
  readonly operator: Operator;
  /** The program whose pages are shown. */
  readonly program: OperatedProgram;
}

export const ConsoleContext = createContext<Console | undefined>(undefined);

/** Who works in the console, on which program, and what they may do there. */
export function useConsole() {
  const console = useContext(ConsoleContext);
  if (!console) throw new Error('useConsole is only for pages of the console.');
  const { operator, program } = console;
  return {
    operator,
    program,
    may: (action: OperatorAction): boolean => mayDo(program.role, action),
    /** The address of a page of this program, or of one thing on it. */
    addressOf: (page: string, thing?: string | number): string =>
      consoleAddress(program.program, page, thing),
  };
}
