/** An address of the console with the filters of its list; those without a value are left out. */
export function withFilters(
  address: string,
  filters: Readonly<Record<string, string | undefined>>,
): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) parameters.set(name, value);
  const search = parameters.toString();
  return search === '' ? address : `${address}?${search}`;
}
