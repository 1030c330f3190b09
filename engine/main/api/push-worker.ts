import { isWished } from '#api/core/notifications/is-wished.ts';
import { pushMessage } from '#api/core/notifications/push-message.ts';
import type { ApiServices } from '#api/http/services.ts';
import type { PushSender } from '#api/push/push-sender.ts';
import { PushWorker, type PushWorkerOptions } from '#api/push/push-worker.ts';

/** What sends the push messages of every program that is served. */
export function pushWorker(
  services: ApiServices,
  sender: PushSender,
  looks: Pick<PushWorkerOptions, 'pollInterval'> = {},
): PushWorker {
  const { store, secrets, programs, documentation, now, log } = services;
  return new PushWorker({
    ...{ store, secrets, sender, now, log, isWanted: isWished },
    ...looks,
    messageOf: (program_uuid, row, locale) => {
      const program = programs.byUuid(program_uuid);
      if (!program) return undefined;
      const email = program.program.contact.email ?? documentation.contact;
      const contact = email === '' ? program.origin : `mailto:${email}`;
      return pushMessage(program, row, { locale, contact });
    },
  });
}
