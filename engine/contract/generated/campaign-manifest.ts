/* Generated from schemas/ by `npm run generate`. Do not edit. */

/**
 * A program's campaign: programs/<slug>/campaign.yaml. It says what there should be; nothing a creator earned is lost when it changes.
 */
export interface CampaignManifest {
  /**
   * The address of this schema, for editors that read JSON manifests.
   */
  $schema?: string;
  /**
   * What the campaign offers.
   *
   * @maxItems 200
   */
  activations: ManifestActivation[];
  /**
   * How its quests are grouped.
   *
   * @maxItems 100
   */
  quest_groups?: ManifestQuestGroup[];
  /**
   * What there is to do.
   *
   * @maxItems 500
   */
  quests?: ManifestQuest[];
  /**
   * What points pay for.
   *
   * @maxItems 200
   */
  rewards?: ManifestReward[];
  /**
   * How the portal calls what quests count.
   *
   * @maxItems 100
   */
  metrics?: ManifestMetric[];
  /**
   * Bingo boards that the program publishes.
   *
   * @maxItems 100
   */
  bingo_boards?: ManifestBingoBoard[];
  /**
   * What differs per environment.
   */
  environments?: {
    /**
     * Replacements where MARQUEE_ENV is development.
     */
    development?: Partial<Omit<CampaignManifest, '$schema' | 'environments'>> & {
      activation_ids?: Record<string, number>;
      key_option_ids?: Record<string, number>;
    };
    /**
     * Replacements where MARQUEE_ENV is staging.
     */
    staging?: Partial<Omit<CampaignManifest, '$schema' | 'environments'>> & {
      activation_ids?: Record<string, number>;
      key_option_ids?: Record<string, number>;
    };
    /**
     * Replacements where MARQUEE_ENV is production.
     */
    production?: Partial<Omit<CampaignManifest, '$schema' | 'environments'>> & {
      activation_ids?: Record<string, number>;
      key_option_ids?: Record<string, number>;
    };
  };
}
/**
 * Something the campaign offers: a key, a content brief, an event or a season.
 */
export interface ManifestActivation {
  /**
   * Its number. It never changes once creators have seen it.
   */
  id: number;
  /**
   * season keeps points and boards, key hands out keys, content asks for pieces, event invites to a moment.
   */
  kind: 'season' | 'key' | 'content' | 'event';
  /**
   * What creators read first.
   */
  title: string;
  /**
   * One or two sentences on what it is.
   */
  description: string;
  image?: ManifestImage;
  /**
   * When it begins; absent: it is open already.
   */
  opens_at?: string;
  /**
   * When it ends; absent: it stays open.
   */
  closes_at?: string;
  /**
   * automatic: every member is offered it. request: to whoever asks and is granted it. invite: only by an operator or a guest link.
   */
  offer: 'automatic' | 'request' | 'invite';
  /**
   * Whether links for guests, who are no members, may be made for it; absent: false.
   */
  guests?: boolean;
  /**
   * What must be accepted before it is; the program declares them.
   *
   * @maxItems 3
   *
   * Items: An agreement by name, as the program declares it.
   */
  agreements?: ('coc_accepted' | 'confirmed_18' | 'confirmed_in_approved_country')[];
  /**
   * What a key activation hands out.
   */
  key?: {
    /**
     * The keys there are to choose from; each has its own pool.
     *
     * @minItems 1
     * @maxItems 60
     */
    options: ManifestKeyOption[];
    /**
     * Operators are told when an option has fewer keys left than this; absent: 10.
     */
    low_stock?: number;
  };
  /**
   * What a content brief asks for.
   */
  content?: {
    /**
     * Which kinds of content count.
     *
     * @minItems 1
     */
    types: ('video' | 'stream' | 'short' | 'image' | 'article')[];
    /**
     * What the title or text of each piece must carry.
     *
     * @maxItems 10
     *
     * Items: A hashtag with its sign: letters, digits and underscores.
     */
    hashtags?: string[];
    /**
     * When the last piece must be handed in; it is shown prominently.
     */
    due_at?: string;
    /**
     * How many accepted pieces complete the brief.
     */
    minimum: number;
    /**
     * What to make, and what to leave out.
     */
    instructions: string;
  };
  /**
   * What a creator answers to ask for this activation.
   */
  request?: {
    /**
     * The questions, in order.
     *
     * @minItems 1
     * @maxItems 20
     *
     * Items: A question of the form.
     */
    form: {
      /**
       * Its name in the stored application.
       */
      name: string;
      /**
       * What kind of answer it takes.
       */
      type:
        | 'text'
        | 'long_text'
        | 'number'
        | 'url'
        | 'email'
        | 'date'
        | 'select'
        | 'multi_select'
        | 'checkbox'
        | 'country';
      /**
       * The question.
       */
      label: string;
      /**
       * A hint below the question.
       */
      help?: string;
      /**
       * Whether it must be answered.
       */
      required?: boolean;
      /**
       * The longest answer in characters.
       */
      max_length?: number;
      /**
       * For type number: the smallest answer.
       */
      minimum?: number;
      /**
       * For type number: the largest answer.
       */
      maximum?: number;
      /**
       * The choices of select and multi_select.
       *
       * @minItems 1
       * @maxItems 60
       */
      options?: {
        /**
         * What is stored.
         */
        value: string;
        /**
         * What is shown.
         */
        label: string;
      }[];
      /**
       * Ask only when another answer has this value.
       */
      when?: {
        /**
         * The other question's name.
         */
        field: string;
        /**
         * The answer that shows this question.
         */
        equals: string;
      };
    }[];
  };
  /**
   * The most enrolments there can be; absent: no limit.
   */
  limit?: number;
}
/**
 * A picture of it, beside its title.
 */
export interface ManifestImage {
  /**
   * The picture: of pixels at least 320 each way, or a drawing.
   */
  file: string;
  /**
   * What can be seen, for those who do not see it, translatable; absent where it only decorates what the title says.
   */
  alt?: string;
  focus?: ManifestFocus;
}
/**
 * Which point stays in sight when the picture is cropped; absent: its middle.
 */
export interface ManifestFocus {
  /**
   * Percent of the width, from the left.
   */
  x: number;
  /**
   * Percent of the height, from above.
   */
  y: number;
}
/**
 * One kind of key.
 */
export interface ManifestKeyOption {
  /**
   * Its number, unique among all key options of the program.
   */
  id: number;
  /**
   * What creators choose from.
   */
  label: string;
  /**
   * The platform it is for, as key files name it.
   */
  platform: string;
  /**
   * The region it works in, as key files name it; absent: everywhere.
   */
  region?: string;
  /**
   * What a key looks like, as a regular expression of the whole key; an import refuses lines that differ. It says how often each part comes: {5} or {4,5}, not * or +. Absent: any text that is no formula and no markup.
   */
  pattern?: string;
}
/**
 * Quests that belong together.
 */
export interface ManifestQuestGroup {
  /**
   * Its number.
   */
  id: number;
  /**
   * The season its quests give points in.
   */
  activation_id: number;
  /**
   * Its heading.
   */
  title: string;
  /**
   * A sentence below it.
   */
  description?: string;
  image?: ManifestImage1;
}
/**
 * A picture of it, as a band above its title; absent: the engine draws one in the look of the program.
 */
export interface ManifestImage1 {
  /**
   * The picture: of pixels at least 320 each way, or a drawing.
   */
  file: string;
  /**
   * What can be seen, for those who do not see it, translatable; absent where it only decorates what the title says.
   */
  alt?: string;
  focus?: ManifestFocus1;
}
/**
 * Which point stays in sight when the picture is cropped; absent: its middle.
 */
export interface ManifestFocus1 {
  /**
   * Percent of the width, from the left.
   */
  x: number;
  /**
   * Percent of the height, from above.
   */
  y: number;
}
/**
 * Something to do, counted by a metric, for points.
 */
export interface ManifestQuest {
  /**
   * Its number. It never changes once creators have seen it.
   */
  id: number;
  /**
   * The quest group it stands in.
   */
  group_id: number;
  /**
   * The season whose points it gives.
   */
  activation_id: number;
  /**
   * individual: each creator for themselves. shared_goal: all together; everybody who took part is rewarded. draw: whoever completes it takes part in a draw.
   */
  kind: 'individual' | 'shared_goal' | 'draw';
  /**
   * What creators read first.
   */
  title: string;
  /**
   * What exactly counts.
   */
  description: string;
  image?: ManifestImage2;
  /**
   * What is counted: a metric that game or trackers report, or accepted_content for accepted pieces.
   */
  metric: string;
  /**
   * The amount that completes it; of a shared goal, the amount of all together.
   */
  target: number;
  /**
   * From when on it counts; absent: as long as its season.
   */
  opens_at?: string;
  /**
   * Until when it counts; absent: as long as its season.
   */
  closes_at?: string;
  /**
   * Only what happens on these networks counts; absent: all.
   *
   * @minItems 1
   */
  platforms?: (
    | 'x'
    | 'youtube'
    | 'twitch'
    | 'kick'
    | 'tiktok'
    | 'discord'
    | 'instagram'
    | 'facebook'
    | 'reddit'
    | 'steam'
  )[];
  /**
   * Only content that carries all of these counts.
   *
   * @maxItems 10
   *
   * Items: A hashtag with its sign: letters, digits and underscores.
   */
  hashtags?: string[];
  /**
   * Only content of these kinds counts; absent: all.
   *
   * @minItems 1
   */
  content_types?: ('video' | 'stream' | 'short' | 'image' | 'article')[];
  /**
   * once, once a day, once a week, or each time the target is reached again; days and weeks (from Monday) are those of UTC. Absent: once.
   */
  repeat?: 'once' | 'daily' | 'weekly' | 'always';
  /**
   * What its completion gives.
   */
  points: number;
  /**
   * A reward that its completion, or a draw, gives as well.
   */
  reward_id?: number;
  /**
   * How many are drawn; of a draw only.
   */
  winners?: number;
  /**
   * When they are drawn; of a draw only.
   */
  draw_at?: string;
  /**
   * What must be accepted before its points are claimed; the program declares them.
   *
   * @maxItems 3
   *
   * Items: An agreement by name, as the program declares it.
   */
  agreements?: ('coc_accepted' | 'confirmed_18' | 'confirmed_in_approved_country')[];
  /**
   * Quests that must be completed first: until then it is shown locked, and nothing counts for it. Each is of the kind individual and done once.
   *
   * @minItems 1
   * @maxItems 5
   *
   * Items: A positive whole number, unique among its kind within the program.
   */
  prerequisites?: number[];
}
/**
 * A picture of it, above its title.
 */
export interface ManifestImage2 {
  /**
   * The picture: of pixels at least 320 each way, or a drawing.
   */
  file: string;
  /**
   * What can be seen, for those who do not see it, translatable; absent where it only decorates what the title says.
   */
  alt?: string;
  focus?: ManifestFocus2;
}
/**
 * Which point stays in sight when the picture is cropped; absent: its middle.
 */
export interface ManifestFocus2 {
  /**
   * Percent of the width, from the left.
   */
  x: number;
  /**
   * Percent of the height, from above.
   */
  y: number;
}
/**
 * Something that points pay for.
 */
export interface ManifestReward {
  /**
   * Its number. It never changes once creators have seen it.
   */
  id: number;
  /**
   * The season whose points pay for it.
   */
  activation_id: number;
  /**
   * What creators read first.
   */
  title: string;
  /**
   * What one gets, and how it arrives.
   */
  description: string;
  image?: ManifestImage3;
  /**
   * What it is: that decides how it is delivered. Who redeems merchandise gives an address, who redeems cash an account; a role is granted by itself.
   */
  kind: 'digital' | 'key' | 'merchandise' | 'cash' | 'experience' | 'role';
  /**
   * Its price in points.
   */
  cost: number;
  /**
   * How many there are; absent: enough for everybody.
   */
  stock?: number;
  /**
   * How many one creator may have; absent: no limit.
   */
  limit_per_creator?: number;
  /**
   * From when on it can be had.
   */
  opens_at?: string;
  /**
   * Until when it can be had.
   */
  closes_at?: string;
  /**
   * For the kind merchandise: the sizes it comes in; one is chosen when it is redeemed. An address is always asked for.
   *
   * @minItems 1
   * @maxItems 30
   *
   * Items: A size, as it is written everywhere.
   */
  sizes?: string[];
  /**
   * For the kind key: the activation whose keys it hands out.
   */
  key_activation_id?: number;
  /**
   * For the kind key: which of its options.
   */
  key_option_id?: number;
  /**
   * For the kind role: what is granted to the linked Discord account of whoever redeems it, once for each person unless limit_per_creator says otherwise. The bot of MARQUEE_CONNECTOR_DISCORD_BOT_TOKEN needs the permission Manage Roles there, and its own highest role above this one.
   */
  discord_role?: {
    /**
     * The id of the server: in Discord's developer mode, "Copy Server ID". In quotes: as a number it loses digits.
     */
    server: string;
    /**
     * The id of the role: in Discord's developer mode, "Copy Role ID". In quotes.
     */
    role: string;
    /**
     * An invitation to the server that does not expire, for those who are not on it; absent: they find it by themselves.
     */
    invite?: string;
  };
}
/**
 * A picture of it; absent: the engine draws one in the look of the program.
 */
export interface ManifestImage3 {
  /**
   * The picture: of pixels at least 320 each way, or a drawing.
   */
  file: string;
  /**
   * What can be seen, for those who do not see it, translatable; absent where it only decorates what the title says.
   */
  alt?: string;
  focus?: ManifestFocus3;
}
/**
 * Which point stays in sight when the picture is cropped; absent: its middle.
 */
export interface ManifestFocus3 {
  /**
   * Percent of the width, from the left.
   */
  x: number;
  /**
   * Percent of the height, from above.
   */
  y: number;
}
/**
 * How the portal calls what is counted.
 */
export interface ManifestMetric {
  /**
   * The metric, as events and quests name it.
   */
  name: string;
  /**
   * What it is called.
   */
  label: string;
  /**
   * What stands behind a figure.
   */
  unit?: string;
  /**
   * What the engine reads of linked accounts for it, <platform>.<measure>; what was live on two at a time counts once. Absent: a game's server or a tracker reports it.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: A platform, and what is measured there.
   */
  sources?: (
    | 'twitch.minutes_streamed'
    | 'twitch.hours_watched'
    | 'youtube.minutes_streamed'
    | 'youtube.publications'
    | 'kick.minutes_streamed'
    | 'kick.hours_watched'
    | 'discord.membership_days'
    | 'tiktok.publications'
    | 'instagram.publications'
    | 'x.publications'
    | 'steam.minutes_played'
    | 'steam.games_owned'
  )[];
  /**
   * Only streams in these categories count, by their names on the platform; absent: all.
   *
   * @minItems 1
   * @maxItems 50
   *
   * Items: The name of a category, in any case.
   */
  categories?: string[];
  /**
   * Only while at least so many watch; absent: always.
   */
  viewers?: number;
  /**
   * Streams and publications that are shorter do not count; absent: all do.
   */
  minimum_minutes?: number;
  /**
   * Only publications that carry all of these in their title, text or tags count.
   *
   * @minItems 1
   * @maxItems 10
   *
   * Items: A hashtag with its sign: letters, digits and underscores.
   */
  hashtags?: string[];
  /**
   * Only publications in one of these languages count, as their platform says; pt takes pt-BR, too. Absent: all.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: A language (BCP 47).
   */
  languages?: string[];
  /**
   * Only publications of these kinds count; absent: all.
   *
   * @minItems 1
   */
  content_types?: ('video' | 'stream' | 'short' | 'image' | 'article')[];
  /**
   * Each day as a member of one of these Discord servers counts one, for each of them. The bot of MARQUEE_CONNECTOR_DISCORD_BOT_TOKEN has to be in them.
   *
   * @minItems 1
   * @maxItems 10
   *
   * Items: The id of a server: in Discord's developer mode, "Copy Server ID". In quotes: as a number it loses digits.
   */
  servers?: string[];
  /**
   * Only days with one of these roles there count; absent: all.
   *
   * @minItems 1
   * @maxItems 50
   *
   * Items: The id of a role: in Discord's developer mode, "Copy Role ID". In quotes.
   */
  roles?: string[];
  /**
   * Of Steam: minutes played of these games count, or each one of them that is owned.
   *
   * @minItems 1
   * @maxItems 50
   *
   * Items: The app id of a game: the number in its store page's address.
   */
  games?: number[];
}
/**
 * A bingo board: a pool of things that may happen, and how it is won.
 */
export interface ManifestBingoBoard {
  /**
   * Its number. It never changes once creators have seen it; numbers above 1,000,000 are creators' own boards.
   */
  id: number;
  /**
   * The season whose points it pays; absent: it is played for the fun of it.
   */
  activation_id?: number;
  /**
   * What players read first.
   */
  title: string;
  /**
   * One or two sentences on when and how it is played.
   */
  description?: string;
  image?: ManifestImage4;
  /**
   * Cells in a row, and rows.
   */
  size: 3 | 4 | 5 | 6 | 7;
  /**
   * Whether the middle cell is marked from the start; only odd sizes have one. Absent: false.
   */
  free_centre?: boolean;
  /**
   * The pool that cards are drawn from, in the order in which a match brings them. Twice as many as a card holds make cards differ well.
   *
   * @minItems 1
   * @maxItems 500
   */
  items: ManifestBingoItem[];
  /**
   * The ids of the items cell by cell, row by row, null in the free one: one card for all. Absent: a seed draws each card.
   *
   * @minItems 9
   * @maxItems 49
   *
   * Items: An item's id, or null in the free cell.
   */
  arrangement?: (string | null)[];
  /**
   * Points for a pattern of each kind; a kind that is left out does not win. Absent: row 10, column 10, diagonal 15, corners 25, blackout 50.
   */
  points?: {
    /**
     * For each row.
     */
    row?: number;
    /**
     * For each column.
     */
    column?: number;
    /**
     * For each of the two diagonals.
     */
    diagonal?: number;
    /**
     * For the four corners together.
     */
    corners?: number;
    /**
     * For the whole card.
     */
    blackout?: number;
  };
  /**
   * How many people may win on it; absent: everybody.
   */
  winner_cap?: number;
  /**
   * Within how many seconds a completed pattern is to be claimed; absent: as long as the board is open.
   */
  claim_window_seconds?: number;
  /**
   * Whether marks that players make by hand, with a link as proof, count for points like those of events: nobody checks the links, so only where the program trusts its people. Absent: false, only events count.
   */
  hand_marks_pay?: boolean;
  /**
   * When play begins; absent: with its season, or it has begun.
   */
  opens_at?: string;
  /**
   * When play ends; absent: with its season, or never.
   */
  closes_at?: string;
}
/**
 * A picture of it, on its card; absent: the engine draws one in the look of the program.
 */
export interface ManifestImage4 {
  /**
   * The picture: of pixels at least 320 each way, or a drawing.
   */
  file: string;
  /**
   * What can be seen, for those who do not see it, translatable; absent where it only decorates what the title says.
   */
  alt?: string;
  focus?: ManifestFocus4;
}
/**
 * Which point stays in sight when the picture is cropped; absent: its middle.
 */
export interface ManifestFocus4 {
  /**
   * Percent of the width, from the left.
   */
  x: number;
  /**
   * Percent of the height, from above.
   */
  y: number;
}
/**
 * Something that may happen, and stand in a cell.
 */
export interface ManifestBingoItem {
  /**
   * What events name it by: letters, digits, hyphens, dots, colons and underscores. Unique on its board.
   */
  id: string;
  /**
   * What the cell says, translatable.
   */
  label: string;
  /**
   * How likely it is drawn beside others of its difficulty; absent: 1.
   */
  weight?: number;
  /**
   * From 1, happens in every match, to 5, hardly ever; absent: 3. Every card is as hard as every other.
   */
  difficulty?: number;
}
