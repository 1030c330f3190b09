/** Which operator does something to a person, in which program and call. */
export interface Acting {
  readonly program_uuid: string;
  readonly operator_id: string;
  readonly request_id: string;
}
