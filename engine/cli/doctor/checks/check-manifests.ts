import { describe } from '#catalogue/issues/describe.ts';
import { error, type Finding, fine, hint } from '../finding.ts';
import { openPrograms, type Patient } from '../patient.ts';
import { quantity } from '../quantity.ts';

/** Whether manifests are sound, and which programs nobody is served. */
export async function checkManifests(patient: Patient): Promise<Finding[]> {
  const { errors, programs, environment } = patient;
  const served = new Set(openPrograms(patient).map(({ slug }) => slug));
  const drafts = programs.filter(({ slug, served: found }) => found && !served.has(slug));
  return [
    ...errors.map((issue) =>
      error(
        'MANIFEST_BROKEN',
        `${issue.file}:${issue.line}:${issue.column}`,
        `${issue.code}: ${describe(issue)}`,
        issue.action,
      ),
    ),
    ...drafts.map(({ slug, served: found }) =>
      hint(
        'PROGRAM_NOT_SERVED',
        slug,
        `Its status is "${found?.status}": ${environment} serves it to nobody.`,
        `Write "status: live" into its manifest when it is to be seen.`,
      ),
    ),
    ...(errors.length === 0
      ? [fine('MANIFESTS_SOUND', 'catalogue', `${quantity(served.size, 'program')} to serve.`)]
      : []),
  ];
}
