/* Generated from schemas/ by `npm run generate`. Do not edit. */

/**
 * The provider's own settings: programs/site.yaml.
 */
export interface SiteManifest {
  /**
   * The address of this schema, for editors that read JSON manifests.
   */
  $schema?: string;
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
   * Hosts on which everything is tried out.
   *
   * Items: A host name, without scheme, port or path.
   */
  staging_hosts?: string[];
  /**
   * The program shown on a host that belongs to nobody; absent: there is nothing there.
   */
  unknown_host_program?: string;
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
  theme: Theme;
  legal: Legal;
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
    /**
     * oidc, oauth2, or openid2 (OpenID 2.0, as Steam).
     */
    protocol: 'oidc' | 'oauth2' | 'openid2';
    /**
     * For oidc: the issuer, whose discovery document names the endpoints.
     */
    issuer?: string;
    /**
     * For oauth2 and openid2: where the visitor is sent. For openid2 also who is asked whether an answer is genuine: its exact address.
     */
    authorization_endpoint?: string;
    /**
     * For oauth2: where the code is exchanged.
     */
    token_endpoint?: string;
    /**
     * Where the profile is read. For openid2, {subject} stands for the person's id and {client_secret} for the key; absent: people are called by their ids.
     */
    profile_endpoint?: string;
    /**
     * For openid2: the addresses by which it calls people.
     */
    claimed_id?: {
      /**
       * What they all begin with.
       */
      prefix: string;
      /**
       * Exactly so many digits follow, and nothing else: the person's id.
       */
      digits: number;
    };
    /**
     * What is asked for; openid2 knows none.
     */
    scopes: string[];
    /**
     * Profile field → JSON pointer in the answer.
     */
    profile: {
      /**
       * Where the person's id stands.
       */
      id: string;
      /**
       * Where the person's name stands.
       */
      name?: string;
      /**
       * Where the person's email stands.
       */
      email?: string;
      /**
       * Where it says whether the provider has verified the email. Absent: what the provider says of addresses is not believed, and none of them counts as verified.
       */
      email_verified?: string;
      /**
       * Where the person's picture stands.
       */
      picture?: string;
      /**
       * The picture's address, where the answer holds only a part of it: {id} and {picture} stand for what was read.
       */
      picture_address?: string;
      /**
       * Where the person's country stands, as two letters.
       */
      country?: string;
    };
    /**
     * The page of a person's account or channel there, which public profiles link to: {name} and {id} stand for what was read. Absent: profiles name the account without a link.
     */
    account_address?: string;
    /**
     * The slugs of the programs that it is for: a publisher's own provider speaks for that publisher's creators alone. Where absent, every program may list it.
     *
     * @minItems 1
     *
     * Items: Lower-case letters, digits and hyphens; used in addresses and folder names.
     */
    programs?: string[];
    /**
     * The name of the client id parameter, where it is not client_id.
     */
    client_id_parameter?: string;
    /**
     * What stands between scopes: a space, or a comma.
     */
    scope_separator?: ' ' | ',';
    /**
     * Parameters that the authorization address carries besides those of the protocol.
     */
    authorization_parameters?: {
      [k: string]: string;
    };
    /**
     * How client id and secret go to the token endpoint: post (in the body, where absent) or basic (in the Authorization header).
     */
    client_authentication?: 'post' | 'basic';
    /**
     * Headers that calls to the provider carry; {client_id} stands for the client id.
     */
    headers?: {
      [k: string]: string;
    };
    /**
     * Where followers and views are read, for eligibility rules.
     */
    statistics?: {
      /**
       * The address; {subject} stands for the person's id.
       */
      endpoint: string;
      /**
       * JSON pointer to the id by which the platform itself knows the account, where the profile has another one.
       */
      account_id?: string;
      /**
       * JSON pointer to the followers.
       */
      followers?: string;
      /**
       * JSON pointer to the average views.
       */
      average_views?: string;
      /**
       * JSON pointer to the average live viewers.
       */
      average_viewers?: string;
      /**
       * JSON pointer to the number of uploads.
       */
      uploads?: string;
      /**
       * JSON pointer to the members of the person's community.
       */
      community_size?: string;
    };
  }[];
  /**
   * The identity providers that operators sign in with, and no others: each one is trusted to say who runs a program. Name those that no publisher runs, and that verify e-mail addresses. Where absent, no operator can sign in.
   *
   * @maxItems 20
   *
   * Items: A name for machines: lower-case letters, digits and underscores.
   */
  operator_identity_providers?: string[];
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
   * The board that /bingo/demo plays with simulated matches; absent: there is no demo.
   */
  bingo_demo?: {
    /**
     * The program whose campaign has the board.
     */
    program: string;
    /**
     * The board's number in that campaign.
     */
    board_id: number;
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
/**
 * The default look.
 */
export interface Theme {
  /**
   * The brand's colours.
   */
  colors?: {
    /**
     * Buttons, links, highlights.
     */
    primary?: string;
    /**
     * Accents beside the primary colour.
     */
    secondary?: string;
    /**
     * The hue of grounds, text and borders.
     */
    neutral?: string;
    /**
     * Errors and destructive actions.
     */
    error?: string;
    /**
     * The page's ground in dark mode; derived from neutral where absent.
     */
    ground?: string;
  };
  /**
   * Typefaces, all self-hosted.
   */
  fonts?: {
    /**
     * Headings.
     */
    display?:
      | 'Archivo'
      | 'Bangers'
      | 'Big Shoulders Display'
      | 'Bricolage Grotesque'
      | 'Bungee'
      | 'Chakra Petch'
      | 'Cormorant'
      | 'EB Garamond'
      | 'Fredoka'
      | 'Inter'
      | 'JetBrains Mono'
      | 'Jost'
      | 'Kanit'
      | 'M PLUS Rounded 1c'
      | 'Manrope'
      | 'Nunito'
      | 'Nunito Sans'
      | 'Oswald'
      | 'Rubik'
      | 'Saira'
      | 'Sora'
      | 'Source Sans 3'
      | 'Space Grotesk'
      | 'Syne'
      | 'Unbounded';
    /**
     * Running text.
     */
    body?:
      | 'Archivo'
      | 'Bangers'
      | 'Big Shoulders Display'
      | 'Bricolage Grotesque'
      | 'Bungee'
      | 'Chakra Petch'
      | 'Cormorant'
      | 'EB Garamond'
      | 'Fredoka'
      | 'Inter'
      | 'JetBrains Mono'
      | 'Jost'
      | 'Kanit'
      | 'M PLUS Rounded 1c'
      | 'Manrope'
      | 'Nunito'
      | 'Nunito Sans'
      | 'Oswald'
      | 'Rubik'
      | 'Saira'
      | 'Sora'
      | 'Source Sans 3'
      | 'Space Grotesk'
      | 'Syne'
      | 'Unbounded';
    /**
     * Labels and figures of technical looks.
     */
    mono?:
      | 'Archivo'
      | 'Bangers'
      | 'Big Shoulders Display'
      | 'Bricolage Grotesque'
      | 'Bungee'
      | 'Chakra Petch'
      | 'Cormorant'
      | 'EB Garamond'
      | 'Fredoka'
      | 'Inter'
      | 'JetBrains Mono'
      | 'Jost'
      | 'Kanit'
      | 'M PLUS Rounded 1c'
      | 'Manrope'
      | 'Nunito'
      | 'Nunito Sans'
      | 'Oswald'
      | 'Rubik'
      | 'Saira'
      | 'Sora'
      | 'Source Sans 3'
      | 'Space Grotesk'
      | 'Syne'
      | 'Unbounded';
  };
  /**
   * How headings are set.
   */
  display?: {
    /**
     * normal or upper case.
     */
    case?: 'normal' | 'upper';
    /**
     * Font weight, where the face has it.
     */
    weight?: number;
    /**
     * Space between letters: tight, normal or wide.
     */
    tracking?: 'tight' | 'normal' | 'wide';
    /**
     * upright or italic.
     */
    slant?: 'upright' | 'italic';
  };
  /**
   * How round corners are.
   */
  radius?: 'none' | 'small' | 'medium' | 'large' | 'extra';
  /**
   * How much room things take.
   */
  density?: 'compact' | 'comfortable' | 'airy';
  /**
   * How cards look. hairline joins them into one ruled table; bare draws no box; prismatic frames them in both brand colours; inverted sets them in the opposite mode.
   */
  card?:
    | 'flat'
    | 'outlined'
    | 'hairline'
    | 'bare'
    | 'raised'
    | 'solid-shadow'
    | 'glass'
    | 'cut'
    | 'tilted'
    | 'prismatic'
    | 'inverted';
  /**
   * How buttons look.
   */
  button?: 'square' | 'rounded' | 'pill' | 'cut' | 'skewed' | 'seal';
  /**
   * How the blocks below a page’s opening stand: the place of their titles, the grounds they alternate between, the edges of those grounds, and the mark before a title.
   */
  frame?: {
    /**
     * Where a block’s title stands: start (above wide blocks, with the introduction opposite, and beside narrow ones), above (large and ruled above every block), centred, beside (always in a column of its own), or column (everything in one narrow column).
     */
    head?: 'start' | 'above' | 'centred' | 'beside' | 'column';
    /**
     * What blocks stand on: plain (the page’s ground), bands (every other block on a lifted ground), inverse (every other block in the opposite mode), fields (grounds, opposite mode and the secondary colour in turn), panels (each on a rounded panel), or sheet (all on one light sheet of paper).
     */
    ground?: 'plain' | 'bands' | 'inverse' | 'fields' | 'panels' | 'sheet';
    /**
     * What separates blocks. line, rule (thick) and fade (a line that fades out) stand above every block, beam beside it; check, hazard and bulbs above every other one, rings within it; slant, torn, scallop and curve shape the edges of bands and inverse grounds.
     */
    edge?:
      | 'none'
      | 'line'
      | 'rule'
      | 'fade'
      | 'beam'
      | 'check'
      | 'hazard'
      | 'bulbs'
      | 'rings'
      | 'slant'
      | 'torn'
      | 'scallop'
      | 'curve';
    /**
     * What stands before a block’s title: none, a bar, a number, a code in the technical face, a slab behind the title, a diamond or a star.
     */
    mark?: 'none' | 'bar' | 'number' | 'code' | 'slab' | 'diamond' | 'star';
  };
  /**
   * How things move; none at all where the visitor asked for less motion.
   */
  motion?: 'none' | 'calm' | 'snappy' | 'bouncy';
  /**
   * The generated picture behind the hero.
   */
  art?: {
    /**
     * Which generator draws it.
     */
    kind:
      | 'arcs'
      | 'barcode'
      | 'blueprint'
      | 'bulbs'
      | 'rings'
      | 'busts'
      | 'chain'
      | 'confetti'
      | 'contours'
      | 'curtain'
      | 'dots'
      | 'halftone'
      | 'hatching'
      | 'loops'
      | 'map'
      | 'orbs'
      | 'prism'
      | 'quarter-circle'
      | 'shards'
      | 'sigils'
      | 'sonar'
      | 'topography'
      | 'triangles'
      | 'waves'
      | 'woodcut';
    /**
     * The same seed draws the same picture.
     */
    seed?: number;
    /**
     * How much is drawn, from 1 (sparse) to 5 (full).
     */
    density?: number;
  };
}
/**
 * The legal documents of programs that bring none of their own; terms are also shown at /tos.
 */
export interface Legal {
  /**
   * Terms of Service.
   */
  terms?: {
    /**
     * The version that people accept, usually its date. A new version asks for acceptance again.
     */
    version: string;
    /**
     * Its Markdown file in the program's folder, or in the shared legal folder for site.yaml. <name>.<locale>.md beside it is its translation.
     */
    file: string;
  };
  /**
   * Privacy Policy.
   */
  privacy?: {
    /**
     * The version that people accept, usually its date. A new version asks for acceptance again.
     */
    version: string;
    /**
     * Its Markdown file in the program's folder, or in the shared legal folder for site.yaml. <name>.<locale>.md beside it is its translation.
     */
    file: string;
  };
  /**
   * Code of Conduct.
   */
  code_of_conduct?: {
    /**
     * The version that people accept, usually its date. A new version asks for acceptance again.
     */
    version: string;
    /**
     * Its Markdown file in the program's folder, or in the shared legal folder for site.yaml. <name>.<locale>.md beside it is its translation.
     */
    file: string;
  };
}
