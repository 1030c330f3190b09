import { userInfo } from 'node:os';

/** Whom the audit log names for what the command line does: who is logged in to the machine. */
export const commandActor = () =>
  ({ actor_kind: 'command_line', actor_id: userInfo().username }) as const;
