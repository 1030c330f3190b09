import type { ApplicationState } from '#contract/programs/program.ts';
import { applicationState } from '#domain/applications/application-state.ts';
import { type Finding, fine, hint, warning } from '../finding.ts';
import { openPrograms, type Patient } from '../patient.ts';

/** Whether creators can apply to each program now. */
export const checkApplications = async (patient: Patient): Promise<Finding[]> =>
  openPrograms(patient).map(({ slug, served }) =>
    tell(slug, applicationState(served.applications, patient.now.getTime())),
  );

function tell(slug: string, { state, until }: ApplicationState): Finding {
  switch (state) {
    case 'open':
      return fine(
        'APPLICATIONS_OPEN',
        slug,
        until ? `Applications are open until ${until}.` : 'Applications are open.',
      );
    case 'upcoming':
      return hint(
        'APPLICATIONS_UPCOMING',
        slug,
        `Applications open at ${until}.`,
        'Until then nobody can apply; applications.opens_at in its manifest says so.',
      );
    case 'closed':
      return warning(
        'APPLICATIONS_CLOSED',
        slug,
        'Applications are closed: nobody new can join.',
        'Set applications.state to open, or move its window, where this is not meant.',
      );
  }
}
