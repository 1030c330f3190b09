import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { openCreatorView as endpoint } from '#contract/people/endpoints.ts';
import { homeSection } from '#domain/routing/home-section.ts';
import { joinPath } from '#domain/routing/paths.ts';
import type { Acting } from '../audit/acting.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { ApiError } from '../http/api-error.ts';
import type { ProgramOperatorCaller } from '../http/caller.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import type { ApiServices } from '../http/services.ts';
import { and, eq, ne } from '../store/drizzle.ts';
import { creators } from '../store/tables/accounts.ts';

/**
 * A token with which an operator sees a program as one of its creators does, now or as of another
 * moment, once the audit log has it that they will. @throws ApiError CREATOR_UNKNOWN, also where they are deleted
 */
export async function openCreatorView(
  { store, viewTokens }: ApiServices,
  {
    program,
    ...acting
  }: Acting & Pick<ProgramOperatorCaller, 'program'> & { readonly session_id: string },
  creator_id: string,
  at: string | undefined,
): Promise<ResponseOf<typeof endpoint>> {
  const { program_uuid, operator_id, session_id, request_id } = acting;
  const [creator] = await store.database
    .select({ display_name: creators.display_name })
    .from(creators)
    .where(
      and(
        eq(creators.id, creator_id),
        eq(creators.program_uuid, program_uuid),
        ne(creators.status, 'deleted'),
      ),
    );
  if (!creator) throw new ApiError('CREATOR_UNKNOWN');
  const { token, expires_at } = await viewTokens.sign({
    sub: creator_id,
    uuid: program_uuid,
    operator: operator_id,
    sid: session_id,
    ...(at === undefined ? {} : { at }),
  });
  await writeAudit(store, {
    program_uuid,
    actor_kind: 'operator',
    actor_id: operator_id,
    action: 'creator.view',
    subject_kind: 'creator',
    subject_id: creator_id,
    details: { until: expires_at.toISOString(), ...(at === undefined ? {} : { as_of: at }) },
    request_id,
  });
  const { display_name } = creator;
  return {
    ...{ token, expires_at: expires_at.toISOString(), display_name },
    address: addressOf(program, at),
  };
}

/** Where those who are signed in to a program begin. */
function addressOf({ program, origin, base_route }: ApiProgram, at: string | undefined): string {
  const path = homeSection(program.sections)?.path ?? '/';
  const address = new URL(joinPath(base_route, path), origin);
  if (at !== undefined) address.searchParams.set('at', at);
  return address.href;
}
