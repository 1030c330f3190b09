import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { API_KEY_ENDPOINTS, listApiKeys } from '#contract/operator/api-key-endpoints.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';
import { type ApiKeyRow, createApiKey, readApiKeys, revokeApiKey } from './api-keys.ts';
import { operatorActor } from './roles.ts';

/** Owners look after the keys with which services call. */
export function apiKeyHandlers(services: ApiServices): Handlers<typeof API_KEY_ENDPOINTS> {
  const { store, secrets } = services;
  return {
    listApiKeys: async ({ caller }) => {
      const rows = await readApiKeys(store, caller.program.uuid);
      return { api_keys: rows.map(presentKey) };
    },
    createApiKey: async (call) => {
      const program = { program_uuid: call.caller.program.uuid, name: call.body.name };
      const actor = operatorActor(call, services.now());
      const { key, ...row } = await createApiKey(store, secrets, program, actor);
      return { ...presentKey(row), key };
    },
    endApiKey: async (call) => {
      const { uuid } = call.caller.program;
      const actor = operatorActor(call, services.now());
      const ended = await revokeApiKey(store, uuid, call.params.api_key_id, actor);
      if (!ended) throw new ApiError('API_KEY_UNKNOWN');
      return undefined;
    },
  };
}

type ApiKey = ResponseOf<typeof listApiKeys>['api_keys'][number];

const presentKey = ({ created_at, last_used_at, revoked_at, ...row }: ApiKeyRow): ApiKey => ({
  ...row,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
  ended_at: revoked_at?.toISOString() ?? null,
});
