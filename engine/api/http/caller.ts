import type { Caller } from '#contract/endpoints/endpoint.ts';
import type { OperatorRole } from '#contract/vocabulary/operator-words.ts';
import type { GuestLinkState } from '#contract/vocabulary/state-words.ts';
import type { ApiProgram } from './program-directory.ts';

export interface CreatorCaller {
  readonly kind: 'creator';
  readonly creator_id: string;
  readonly session_id: string;
  readonly program: ApiProgram;
  /** The id of the operator who sees what this creator would; then `session_id` is the operator's. */
  readonly viewed_by?: string;
  /** The moment as of which they see it, where that is not now. */
  readonly as_of?: Date;
}

export interface OperatorCaller {
  readonly kind: 'operator';
  readonly operator_id: string;
  /** Absent where an access token calls for them. */
  readonly session_id?: string;
  /** The one program, and what may be done there, that an access token is for. */
  readonly limited_to?: { readonly program_uuid: string; readonly role: OperatorRole };
}

/** An operator in the program that `uuid` names. */
export interface ProgramOperatorCaller extends OperatorCaller {
  readonly program: ApiProgram;
  readonly role: OperatorRole;
}

export interface GuestCaller {
  readonly kind: 'guest';
  readonly program: ApiProgram;
  readonly guest_link_id: string;
  readonly activation_id: number;
  /** The fingerprint of the token that was sent. */
  readonly token_hash: string;
  /** The guest's enrolment; absent before accepting. */
  readonly influencer_activation_id: number | undefined;
  /** Of a guest who has accepted, a link may be over: nothing new is given by it then. */
  readonly link_state: GuestLinkState;
}

export interface ServiceCaller {
  readonly kind: 'service';
  readonly api_key_id: string;
  readonly program: ApiProgram;
}

export interface NobodyCaller {
  readonly kind: 'nobody';
}

export type AnyCaller =
  | CreatorCaller
  | OperatorCaller
  | ProgramOperatorCaller
  | GuestCaller
  | ServiceCaller
  | NobodyCaller;

/** The caller that an endpoint's handler receives. */
export type CallerOf<Kind extends Caller, HasRole extends boolean> = Kind extends 'creator'
  ? CreatorCaller
  : Kind extends 'guest'
    ? GuestCaller
    : Kind extends 'service'
      ? ServiceCaller
      : Kind extends 'operator'
        ? HasRole extends true
          ? ProgramOperatorCaller
          : OperatorCaller
        : NobodyCaller;

/** Under which name calls are counted and idempotency keys are kept: of a view the operator's. */
export function nameOf(caller: AnyCaller): string {
  switch (caller.kind) {
    case 'creator':
      return caller.viewed_by === undefined
        ? `creator:${caller.creator_id}`
        : `operator:${caller.viewed_by}`;
    case 'operator':
      return `operator:${caller.operator_id}`;
    case 'service':
      return `service:${caller.api_key_id}`;
    case 'guest':
      return `guest:${caller.token_hash}`;
    case 'nobody':
      return 'nobody';
  }
}
