/** Every component of the portal, to look at and to try. */
export function Page() {
  return null;
}
