import { isLoopback } from '#api/http/local-request.ts';
import { isLocalhost } from '#domain/programs/host-name.ts';

/** Whether the way to an address, such as `smtp://mail.example`, leaves this machine. */
export function isElsewhere(address: string): boolean {
  const name = URL.canParse(address) ? new URL(address).hostname : '';
  return name !== '' && !isLocalhost(name) && !isLoopback(name.replace(/^\[|\]$/g, ''));
}
