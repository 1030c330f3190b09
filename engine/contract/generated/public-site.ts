/* Generated from schemas/ by `npm run generate`. Do not edit. */

/**
 * The provider's own settings: programs/site.yaml.
 */
export interface PublicSiteFields {
  /**
   * The product's name; the tab of its own pages reads "<product> Creators".
   */
  product: string;
  /**
   * One sentence for search engines.
   */
  description: string;
  /**
   * The hosts of the portal itself; the first is the canonical one.
   *
   * @minItems 1
   *
   * Items: A host name, without scheme, port or path.
   */
  main_hosts: string[];
  /**
   * The locales offered where a program names none.
   *
   * @minItems 1
   *
   * Items: A locale code: a language, optionally with a region, in lower case.
   */
  locales: string[];
  /**
   * How to reach the provider.
   */
  contact: {
    /**
     * An e-mail address.
     */
    email: string;
  };
  /**
   * The creators API.
   */
  api: {
    /**
     * Where it answers; a path is on the visitor's own host.
     */
    base_url: string;
    /**
     * Headers that every call carries.
     */
    headers: {
      [k: string]: string;
    };
  };
  /**
   * The accounts creators may sign in with.
   */
  identity_providers: {
    /**
     * Its name in manifests and environment variables.
     */
    id: string;
    /**
     * Its name for people.
     */
    name: string;
    /**
     * Its icon.
     */
    icon: string;
  }[];
  /**
   * The events service; absent: our own, on the visitor's host.
   */
  events?: {
    /**
     * Its HTTP endpoint.
     */
    endpoint: string;
    /**
     * Its region.
     */
    region: string;
    /**
     * Its public API key.
     */
    api_key: string;
  };
  /**
   * The Iconify-compatible service for icons that are not compiled in.
   */
  icons: {
    /**
     * Its address; a path is on the visitor's own host.
     */
    base_url: string;
  };
  /**
   * A stylesheet of icons on a public CDN, loaded after consent.
   */
  icon_stylesheet?: {
    /**
     * Its address.
     */
    url: string;
    /**
     * Its subresource integrity hash.
     */
    integrity?: string;
  };
  /**
   * A translation widget on a public CDN, loaded after consent.
   */
  translation_widget?: {
    /**
     * Its script.
     */
    script_url: string;
    /**
     * The key it is started with.
     */
    site_key: string;
    /**
     * Its subresource integrity hash.
     */
    integrity?: string;
  };
}
