import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type {
  listOperatorTokens,
  OPERATOR_TOKEN_ENDPOINTS,
} from '#contract/operator/operator-token-endpoints.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { ProgramOperatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';
import {
  createOperatorToken,
  endOperatorToken,
  type OperatorTokenRow,
  readOperatorTokens,
  requireRole,
} from './operator-tokens.ts';
import { operatorActor } from './roles.ts';

/** Everybody looks after their own access tokens, owners after everybody's. */
export function operatorTokenHandlers(
  services: ApiServices,
): Handlers<typeof OPERATOR_TOKEN_ENDPOINTS> {
  const { store, secrets } = services;
  return {
    listOperatorTokens: async ({ caller }) => {
      const rows = await readOperatorTokens(
        store,
        caller.program.uuid,
        whose(caller),
        services.now(),
      );
      return { operator_tokens: rows.map(presentToken) };
    },
    createOperatorToken: async (call) => {
      const { program, role, session_id } = call.caller;
      requireRole(role, call.body.role);
      const wanted = { ...call.body, program_uuid: program.uuid, session_id };
      const actor = operatorActor(call, services.now());
      const { token, ...row } = await createOperatorToken(store, secrets, wanted, actor);
      return { ...presentToken(row), token };
    },
    endOperatorToken: async (call) => {
      const { caller, params } = call;
      const one = { id: params.operator_token_id, of: whose(caller) };
      const actor = operatorActor(call, services.now());
      const ended = await endOperatorToken(store, caller.program.uuid, one, actor);
      if (!ended) throw new ApiError('OPERATOR_TOKEN_UNKNOWN');
      return undefined;
    },
  };
}

/** Whose tokens an operator looks after; undefined: everybody's. */
const whose = ({ role, operator_id }: ProgramOperatorCaller) =>
  role === 'owner' ? undefined : operator_id;

type OperatorToken = ResponseOf<typeof listOperatorTokens>['operator_tokens'][number];

const presentToken = ({
  program_uuid: _program,
  created_at,
  expires_at,
  last_used_at,
  ended_at,
  ...row
}: OperatorTokenRow): OperatorToken => ({
  ...row,
  created_at: created_at.toISOString(),
  expires_at: expires_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
  ended_at: ended_at?.toISOString() ?? null,
});
