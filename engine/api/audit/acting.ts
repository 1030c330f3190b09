import type { ProgramOperatorCaller } from '../http/caller.ts';

/** Which operator does something, in which program and call. */
export interface Acting {
  readonly program_uuid: string;
  readonly operator_id: string;
  readonly request_id: string;
}

/** Who acts by a call of an operator. */
export const actingOf = ({
  caller,
  request,
}: {
  readonly caller: ProgramOperatorCaller;
  readonly request: { readonly id: string };
}): Acting => ({
  program_uuid: caller.program.uuid,
  operator_id: caller.operator_id,
  request_id: request.id,
});
