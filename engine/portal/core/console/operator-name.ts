/** What somebody who runs a program is called: people without a name by their address. */
export const operatorName = ({
  name,
  email,
}: {
  readonly name: string | null;
  readonly email: string | null;
}): string => name ?? email ?? '';
