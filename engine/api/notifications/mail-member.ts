import { readMailAddress } from '../mail/mail-address.ts';
import type { MailMessage } from '../mail/message-kinds.ts';
import { enqueueMail } from '../mail/outbox.ts';
import type { Store } from '../store/store.ts';
import type { ToldMember } from './members.ts';

/** Writes a mail to a member, in their language and with their name. */
export async function mailMember(
  store: Store,
  { operator_id, program, email, name, choice }: ToldMember,
  message: MailMessage,
): Promise<void> {
  const address = readMailAddress(email);
  if (address === undefined) return;
  const params = { ...(name === null ? {} : { name: name.slice(0, 200) }), ...message.params };
  const named = { kind: message.kind, params } as MailMessage;
  await enqueueMail(store, {
    ...named,
    ...{ program_uuid: program.uuid, creator_id: null, operator_id, address },
    locale: choice.locale,
  });
}
