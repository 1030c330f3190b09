import type { SERVICE_ACCOUNT_ENDPOINTS } from '#contract/operator/service-account-endpoints.ts';
import type { Handlers } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';
import { operatorActor } from './roles.ts';
import { changeServiceAccount, createServiceAccount } from './service-accounts.ts';

/** Owners look after the accounts of scripts that work in nobody's name. */
export function serviceAccountHandlers({
  store,
  now,
}: ApiServices): Handlers<typeof SERVICE_ACCOUNT_ENDPOINTS> {
  return {
    createServiceAccount: (call) =>
      createServiceAccount(store, call.caller.program.uuid, call.body, operatorActor(call, now())),
    changeServiceAccount: (call) =>
      changeServiceAccount(
        store,
        call.caller.program.uuid,
        { id: call.params.operator_id, role: call.body.role },
        operatorActor(call, now()),
      ),
  };
}
