interface Addressed {
  readonly name: string;
  readonly address: string;
}

/** "/bingo/{campaign_id}/generate": parts of small letters, some of them names in braces. */
const ADDRESS = /^\/$|^\/[a-z0-9_-]+(?:\/(?:[a-z0-9_-]+|\{[a-z_]+\}))*$/;

/** What is wrong with the addresses of pages: each fault names its file and what to do. */
export function addressFaults(places: readonly Addressed[]): string[] {
  const taken = new Map<string, string>();
  return places.flatMap(({ name, address }) => {
    const file = `engine/portal/places/${name}.ts`;
    if (!ADDRESS.test(address))
      return [
        `${file}: "${address}" is no address. Begin with a part of its own, as in "/bingo/{campaign_id}".`,
      ];
    const shape = address.replace(/\{\w+\}/g, '{}');
    const other = taken.get(shape);
    taken.set(shape, file);
    return other === undefined
      ? []
      : [`${file}: "${address}" is also the address of ${other}. Change one of them.`];
  });
}
