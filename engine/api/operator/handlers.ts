import type { OPERATOR_ENDPOINTS } from '#contract/operator/endpoints.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';
import { asc, eq } from '../store/drizzle.ts';
import { operatorRoles, operators } from '../store/tables/operators.ts';
import { readAuditPage } from './audit.ts';
import { readReviewForms } from './review-forms.ts';
import { type Granted, grantRole, operatorActor, readRoles, revokeRole } from './roles.ts';

/** What operators do beside reviewing: who they are, roles and the audit log. */
export function operatorHandlers(services: ApiServices): Handlers<typeof OPERATOR_ENDPOINTS> {
  const { store, programs } = services;
  return {
    listReviewForms: ({ caller, locale }) => readReviewForms(store, caller.program, locale),
    readOperator: async ({ caller, locale }) => {
      const { database } = store;
      const [operator] = await database
        .select()
        .from(operators)
        .where(eq(operators.id, caller.operator_id));
      // The session goes with its operator's row; between two statements it may just have gone.
      if (!operator) throw new ApiError('SESSION_ENDED');
      const all = await database
        .select()
        .from(operatorRoles)
        .where(eq(operatorRoles.operator_id, operator.id))
        .orderBy(asc(operatorRoles.granted_at), asc(operatorRoles.program_uuid));
      const roles = (caller.limited_to ? [caller.limited_to] : all).flatMap(
        ({ program_uuid: uuid, role }) => {
          const program = programs.byUuid(uuid);
          if (!program) return []; // a program that the catalogue does not serve at the moment
          return { uuid, program: program.slug, title: program.localised(locale).title, role };
        },
      );
      const { id, kind, email, name } = operator;
      return { id, kind, email, name, roles };
    },
    listOperators: async ({ caller }) => {
      const rows = await readRoles(store, caller.program.uuid);
      return {
        operators: rows.map(({ account, granted_at, ...row }) => ({
          ...row,
          granted_at: granted_at.toISOString(),
          account: presentAccount(account),
        })),
      };
    },
    grantRole: async (call) => {
      const { program } = call.caller;
      const granted = await grantRole(
        store,
        program.uuid,
        call.body,
        operatorActor(call, services.now()),
      );
      return { ...granted, account: presentAccount(granted.account) };
    },
    revokeRole: async (call) => {
      const { operator_id } = call.params;
      await revokeRole(
        store,
        call.caller.program.uuid,
        operator_id,
        operatorActor(call, services.now()),
      );
      return undefined;
    },
    listAuditEntries: ({ caller, query }) => readAuditPage(store, caller.program.uuid, query),
  };
}

const presentAccount = (account: Granted['account']) =>
  account ? { provider: account.provider, pinned_at: account.pinned_at.toISOString() } : null;
