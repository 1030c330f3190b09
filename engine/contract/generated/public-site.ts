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
     * Where it answers; a path is on the visitor's own host. On another origin our own events and identity services answer there too, at /event and /credentials/.
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
   * An events service of somebody else's, in the protocol of AppSync Events. It tells what everybody may hear (public channels and bingo boards): pages connect to it with the API key, the server publishes there. What concerns one person or a program's members stays with our own service, which is all there is where this is absent.
   */
  events?: {
    /**
     * Its HTTP endpoint, to which the server posts; its sockets are below it, at /realtime.
     */
    endpoint: string;
    /**
     * Its region, which signatures name: of the server's publishes, with MARQUEE_EVENTS_ACCESS_KEY_ID and MARQUEE_EVENTS_SECRET_ACCESS_KEY.
     */
    region: string;
    /**
     * Its public API key.
     */
    api_key: string;
    /**
     * The cloud identity service whose guests the events service lets in: pages sign with temporary credentials of its pool, and show the API key where they get none. Nobody's sign-in is ever shown to it.
     */
    identity?: {
      /**
       * Where it answers.
       */
      endpoint: string;
      /**
       * The pool, which gives credentials to guests.
       */
      identity_pool_id: string;
      /**
       * The region that signatures name.
       */
      region: string;
    };
  };
  /**
   * Where icons come from that are not compiled in.
   */
  icons: {
    /**
     * The address of an Iconify service, such as https://api.iconify.design: manifests may then name icons of each of its sets. The server fetches, checks and keeps them; visitors ask us alone. A path on the visitor's own host: there is the set tabler alone.
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
    /**
     * How manifests name its icons.
     */
    icons?: {
      /**
       * What stands before the colon.
       */
      set: string;
      /**
       * The classes of an icon; {name} is what stands behind the colon.
       */
      class: string;
    };
  };
  /**
   * A translation widget on a public CDN, loaded after consent: in a frame of its own, with the texts of public pages and nothing else (docs/decisions).
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
    /**
     * What starts it; absent: it starts by itself, and reads its key from data-site-key.
     */
    start?: {
      /**
       * The function that it gives to its page.
       */
      function: string;
      /**
       * Under which name the key is given, as in { api_key: … }; absent: the key alone.
       */
      argument?: string;
    };
    /**
     * Where else it loads scripts and pictures from, or sends texts to.
     *
     * @maxItems 10
     *
     * Items: An origin, without a path.
     */
    origins?: string[];
  };
}
