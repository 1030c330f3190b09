import type { ReactNode } from 'react';
import { ConsoleLink } from './console-link.tsx';
import { useConsole } from './use-console.ts';

interface PersonLinkProperties {
  /** Of the creator. */
  readonly id: string;
  readonly children: ReactNode;
}

/** Somebody's name, which leads to all that is known of them. */
export function PersonLink({ id, children }: PersonLinkProperties) {
  const { addressOf } = useConsole();
  return (
    <ConsoleLink to={addressOf('people', id)}>
      <bdi>{children}</bdi>
    </ConsoleLink>
  );
}
