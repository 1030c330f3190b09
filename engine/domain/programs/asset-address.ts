/** A file of a program's assets folder, as it was when its content had that hash. */
export interface AssetAddress {
  readonly slug: string;
  readonly hash: string;
  /** Its path in the folder. */
  readonly name: string;
}

/** Where an asset is served: another content has another address. */
export const assetAddress = ({ slug, hash, name }: AssetAddress): string =>
  `/assets/programs/${slug}/${hash}/${name}`;

/** What an address of `assetAddress` says; undefined for any other. */
export function readAssetAddress(address: string): AssetAddress | undefined {
  const [, slug, hash, name] =
    /^\/assets\/programs\/([a-z0-9-]+)\/([^/]+)\/(.+)$/.exec(address) ?? [];
  return slug && hash && name ? { slug, hash, name } : undefined;
}
