import { applicationState } from '#domain/applications/application-state.ts';
import type { ApiProgram } from '../http/program-directory.ts';

/** Whether one can apply to a program. */
export const openApplications = ({ program }: ApiProgram, now: Date): boolean =>
  applicationState(program.applications, now.getTime()).state === 'open';
