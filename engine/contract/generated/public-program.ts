/* Generated from schemas/ by `npm run generate`. Do not edit. */
import type { RichText } from '#contract/programs/rich-text.ts';

/**
 * One block of a page. Its kind decides which other fields it takes.
 */
export type Block =
  | HeroBlock
  | BenefitsBlock
  | StepsBlock
  | EligibilityBlock
  | CountdownBlock
  | TimelineBlock
  | FaqBlock
  | ResourcesBlock
  | MediaBlock
  | QuoteBlock
  | StatsBlock
  | LogoWallBlock
  | RichTextBlock
  | SocialsBlock
  | ApplyBannerBlock
  | ApplicationFormBlock
  | KeyRequestBlock
  | AgeGateBlock
  | LoginBlock
  | NoticeBlock;

/**
 * A creator program: program.yaml in programs/<slug>/. Everything visitors see and every rule the engine enforces for it.
 */
export interface PublicProgramFields {
  /**
   * The program's name in addresses; equals the folder's name and never changes.
   */
  slug: string;
  /**
   * The program's identity in sessions and the database; never changes.
   */
  uuid: string;
  /**
   * The program's name, as visitors read it.
   */
  title: string;
  /**
   * Who runs the program: {publisher} in texts.
   */
  publisher: string;
  /**
   * One sentence for search engines, link previews and lists.
   */
  description: string;
  /**
   * draft: only outside production. live: served. archived: only at /__archive/{slug}.
   */
  status: 'draft' | 'live' | 'archived';
  /**
   * true where the page's promises are our sample data: the footer then says so.
   */
  sample?: boolean;
  /**
   * What the program's pages say of the provider and of its other programs.
   */
  provider?: {
    /**
     * Whether footers ("Runs on …") and link previews name the provider's product. Absent: true.
     */
    named?: boolean;
    /**
     * Whether footers link to the list of all programs. Absent: on the portal's hosts only, never on a host of the program's own.
     */
    all_programs?: boolean;
  };
  /**
   * Where the program lives on the main host. Absent: /programs/<slug>. On its own host it is always empty.
   */
  base_route?: string;
  /**
   * The host names that serve this program alone. The first is the canonical one.
   *
   * @maxItems 20
   *
   * Items: A host name, without scheme, port or path.
   */
  hosts?: string[];
  /**
   * How creators reach the people of the program.
   */
  contact: {
    /**
     * An e-mail address.
     */
    email?: string;
    /**
     * A help page.
     */
    url?: string;
  };
  /**
   * The languages the program is offered in; absent: the site's.
   *
   * @minItems 1
   *
   * Items: A locale code: a language, optionally with a region, in lower case.
   */
  locales?: string[];
  /**
   * The colour mode of all its pages, unless a page says otherwise.
   */
  color_mode?: 'dark' | 'light' | 'preference' | 'system';
  /**
   * The logo of the dashboard and header.
   */
  dashboard_logo?: {
    /**
     * The file in the assets folder.
     */
    src: string;
    /**
     * What it says, for those who do not see it; absent: the program's title.
     */
    alternative?: string;
  };
  /**
   * The icon of the browser tab, from the assets folder.
   */
  favicon?: string;
  /**
   * What an applicant must accept, besides the terms.
   */
  agreements?: {
    /**
     * The Code of Conduct.
     */
    coc_accepted?: {
      /**
       * What the box says.
       */
      label?: string;
    };
    /**
     * Being of age.
     */
    confirmed_18?: {
      /**
       * The least age in years.
       */
      age?: number;
      /**
       * What the box says.
       */
      label?: string;
    };
    /**
     * Living in an approved country.
     */
    confirmed_in_approved_country?: {
      /**
       * ISO 3166 codes.
       *
       * @minItems 1
       *
       * Items: A country as ISO 3166 writes it: two capital letters.
       */
      countries: string[];
      /**
       * What the box says.
       */
      label?: string;
    };
  };
  applications: Applications;
  /**
   * Which of the site's identity providers the login offers, in order.
   */
  identity_providers?: string[];
  /**
   * Which sections the program has, in the order of its menu.
   *
   * @minItems 1
   */
  sections: {
    /**
     * The section.
     */
    name:
      | 'index'
      | 'login'
      | 'dashboard'
      | 'account'
      | 'challenges'
      | 'rewards'
      | 'leaderboards'
      | 'quests'
      | 'requests'
      | 'history'
      | 'claims';
    /**
     * Its title in menu and tab; absent: the engine's, translated.
     */
    title?: string;
    /**
     * Its address below the program; absent: /dashboard/<name>, / for index, /login for login.
     */
    path?: string;
    /**
     * The frame; absent: dashboard, default for index and login.
     */
    layout?:
      | 'default'
      | 'custom'
      | 'claims'
      | 'dashboard'
      | 'dashboard-basic'
      | 'bingo-simple'
      | 'bingo-branded'
      | 'branded'
      | 'none';
    /**
     * Who may see it; absent: auth, guest for login, nothing for index.
     *
     * @maxItems 5
     *
     * Items: A guard by name: auth (signed in), guest (signed out only), member (in the program).
     */
    guards?: string[];
  }[];
  /**
   * Where the game and its creators are found.
   *
   * @maxItems 12
   */
  socials?: {
    /**
     * The network.
     */
    network:
      'x' | 'youtube' | 'twitch' | 'tiktok' | 'discord' | 'instagram' | 'facebook' | 'reddit';
    /**
     * The address.
     */
    url: string;
  }[];
  /**
   * The engine's own words, replaced for this program: message id → text.
   */
  messages?: {
    /**
     * A line of text, translatable. {program}, {publisher} and {product} are filled in.
     */
    [k: string]: string;
  };
  /**
   * The program's pages; "/" is its landing page.
   *
   * @minItems 1
   * @maxItems 60
   */
  pages: Page[];
  /**
   * What the program wants to know of its members, beside the common profile.
   *
   * @maxItems 40
   *
   * Items: A question of the form.
   */
  custom_fields?: {
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
  /**
   * News for members, shown on the dashboard.
   *
   * @maxItems 50
   */
  announcements?: {
    /**
     * Its name; it stays the same.
     */
    id: string;
    /**
     * The heading.
     */
    title: string;
    /**
     * Markdown.
     */
    text: RichText;
    image?: ManifestImage1;
    /**
     * When it appears.
     */
    from: string;
    /**
     * When it disappears.
     */
    until?: string;
  }[];
}
/**
 * Whether, when and how creators apply.
 */
export interface Applications {
  /**
   * open, closed, or window: open between opens_at and closes_at.
   */
  state: 'open' | 'closed' | 'window';
  /**
   * When the window opens.
   */
  opens_at?: string;
  /**
   * When the window closes.
   */
  closes_at?: string;
  /**
   * Shown below "Currently Closed" instead of the engine's own sentence.
   */
  closed_message?: string;
  /**
   * How many days a decision usually takes; shown to applicants.
   */
  review_days?: number;
  /**
   * The questions of the application, in order.
   *
   * @maxItems 40
   *
   * Items: A question of the form.
   */
  form?: {
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
  /**
   * What a creator needs to be considered.
   */
  eligibility?: {
    /**
     * all of the rules, or any one.
     */
    require: 'all' | 'any';
    /**
     * A sentence below the rules.
     */
    note?: string;
    /**
     * The rules.
     *
     * @minItems 1
     * @maxItems 12
     *
     * Items: A requirement, or several of which one is enough.
     */
    rules: (
      | {
          /**
           * What is measured; minutes_played and games_owned are read of an account on Steam.
           */
          kind:
            | 'age'
            | 'country'
            | 'followers'
            | 'average_viewers'
            | 'average_views'
            | 'uploads'
            | 'community_size'
            | 'minutes_played'
            | 'games_owned'
            | 'linked_account';
          /**
           * The smallest figure that meets it.
           */
          at_least?: number;
          /**
           * The platform it is measured on, or whose account must be linked; absent: any.
           */
          platform?: string;
          /**
           * For kind country: ISO 3166 codes.
           *
           * @minItems 1
           *
           * Items: A country as ISO 3166 writes it: two capital letters.
           */
          countries?: string[];
          /**
           * For kinds minutes_played and games_owned: minutes ever played of these games together, or how many of them are owned.
           *
           * @minItems 1
           * @maxItems 50
           *
           * Items: The app id of a game on Steam: the number in its store page's address.
           */
          games?: number[];
          /**
           * The requirement in words.
           */
          label: string;
        }
      | {
          /**
           * any_of: one of its rules is enough.
           */
          kind: 'any_of';
          /**
           * What stands above its rules; absent: the engine's own sentence.
           */
          label?: string;
          /**
           * The rules; an any_of takes no other any_of.
           *
           * @minItems 2
           * @maxItems 12
           *
           * Items: One requirement.
           */
          rules: {
            /**
             * What is measured; minutes_played and games_owned are read of an account on Steam.
             */
            kind:
              | 'age'
              | 'country'
              | 'followers'
              | 'average_viewers'
              | 'average_views'
              | 'uploads'
              | 'community_size'
              | 'minutes_played'
              | 'games_owned'
              | 'linked_account';
            /**
             * The smallest figure that meets it.
             */
            at_least?: number;
            /**
             * The platform it is measured on, or whose account must be linked; absent: any.
             */
            platform?: string;
            /**
             * For kind country: ISO 3166 codes.
             *
             * @minItems 1
             *
             * Items: A country as ISO 3166 writes it: two capital letters.
             */
            countries?: string[];
            /**
             * For kinds minutes_played and games_owned: minutes ever played of these games together, or how many of them are owned.
             *
             * @minItems 1
             * @maxItems 50
             *
             * Items: The app id of a game on Steam: the number in its store page's address.
             */
            games?: number[];
            /**
             * The requirement in words.
             */
            label: string;
          }[];
        }
    )[];
  };
}
/**
 * A page of the program: an address and its blocks.
 */
export interface Page {
  /**
   * Its address below the program.
   */
  path: string;
  /**
   * The page's title, shown in the tab as "title | program".
   */
  title?: string;
  /**
   * What search engines and link previews show.
   */
  description?: string;
  /**
   * The frame it is shown in.
   */
  layout?:
    | 'default'
    | 'custom'
    | 'claims'
    | 'dashboard'
    | 'dashboard-basic'
    | 'bingo-simple'
    | 'bingo-branded'
    | 'branded'
    | 'none';
  /**
   * Which colour mode it forces.
   */
  color_mode?: 'dark' | 'light' | 'preference' | 'system';
  /**
   * Whether search engines may list it.
   */
  robots?: 'index' | 'noindex';
  /**
   * Who may see it.
   *
   * @maxItems 5
   *
   * Items: A guard by name: auth (signed in), guest (signed out only), member (in the program).
   */
  guards?: string[];
  /**
   * A rule, by name, that the address must meet; otherwise the page is not found. slug-tail: what stands for "*" is made of lower-case words; single-segment: it is one segment.
   */
  validate?: string;
  /**
   * What the page shows, from top to bottom.
   *
   * @minItems 1
   * @maxItems 40
   */
  blocks: Block[];
}
/**
 * The opening of a page: headline, promise, first action, art.
 */
export interface HeroBlock {
  /**
   * Which block this is.
   */
  kind: 'hero';
  /**
   * How text and art stand together.
   */
  composition?: 'split' | 'centred' | 'poster' | 'banner' | 'ledger' | 'grid' | 'console';
  /**
   * A short line above the headline.
   */
  eyebrow?: string;
  /**
   * The headline.
   */
  title: string;
  /**
   * What the program is, in a sentence or two.
   */
  text?: string;
  image?: ManifestImage;
  /**
   * Buttons; the first is the primary one. The apply button follows the state of applications.
   *
   * @maxItems 3
   *
   * Items: A button or link.
   */
  actions?: {
    /**
     * What the button says; without it "Learn more", in each language.
     */
    label?: string;
    /**
     * Where it leads.
     */
    to: string;
  }[];
  /**
   * Up to four facts below the text.
   *
   * @maxItems 4
   *
   * Items: A value with what it counts.
   */
  facts?: {
    /**
     * The figure or word shown large.
     */
    value: string;
    /**
     * What it means.
     */
    label: string;
  }[];
}
/**
 * The publisher's own key art in the place of the theme's generated art: at least 720 pixels each way, best 1920 wide or more, with what matters where no words stand over it. It is cut to the composition around its focus, and not mirrored where one reads from the right; blocks that repeat the page's art repeat this one of its first hero. Absent: the generated art.
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
 * What members get, as cards.
 */
export interface BenefitsBlock {
  /**
   * Which block this is.
   */
  kind: 'benefits';
  /**
   * The place on the page that links name: "#faq".
   */
  id?: string;
  /**
   * How the benefits look; cards where absent. bento makes the first a large tile with the picture, index is a ruled list of large names.
   */
  look?: 'bento' | 'index';
  /**
   * The block's heading.
   */
  title: string;
  /**
   * A sentence below the heading.
   */
  intro?: string;
  /**
   * The cards.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: A card: a title, a text and an icon.
   */
  items: {
    /**
     * The card's heading.
     */
    title: string;
    /**
     * One or two sentences.
     */
    text: string;
    /**
     * An icon beside the heading.
     */
    icon?: string;
  }[];
}
/**
 * How it works, in order.
 */
export interface StepsBlock {
  /**
   * Which block this is.
   */
  kind: 'steps';
  /**
   * The place on the page that links name: "#faq".
   */
  id?: string;
  /**
   * How the steps look; line (numbers on a line) is the usual one. numerals is a ruled list with tall numbers, log a mission’s log, track laps within a race track, path stops on a dotted way.
   */
  look?: 'line' | 'numerals' | 'log' | 'track' | 'path';
  /**
   * The block's heading.
   */
  title: string;
  /**
   * A sentence below the heading.
   */
  intro?: string;
  /**
   * The steps.
   *
   * @minItems 1
   * @maxItems 8
   *
   * Items: A card: a title, a text and an icon.
   */
  items: {
    /**
     * The card's heading.
     */
    title: string;
    /**
     * One or two sentences.
     */
    text: string;
    /**
     * An icon beside the heading.
     */
    icon?: string;
  }[];
}
/**
 * Who may join, drawn from the manifest's eligibility rules and agreements.
 */
export interface EligibilityBlock {
  /**
   * Which block this is.
   */
  kind: 'eligibility';
  /**
   * The place on the page that links name: "#faq".
   */
  id?: string;
  /**
   * The block's heading.
   */
  title: string;
  /**
   * A sentence below the heading.
   */
  intro?: string;
}
/**
 * Time until a moment.
 */
export interface CountdownBlock {
  /**
   * Which block this is.
   */
  kind: 'countdown';
  /**
   * The place on the page that links name: "#faq".
   */
  id?: string;
  /**
   * The block's heading.
   */
  title: string;
  /**
   * A sentence below the heading.
   */
  intro?: string;
  /**
   * The moment.
   */
  until: string;
  /**
   * Shown once it has passed.
   */
  after?: string;
}
/**
 * Dates in order.
 */
export interface TimelineBlock {
  /**
   * Which block this is.
   */
  kind: 'timeline';
  /**
   * The place on the page that links name: "#faq".
   */
  id?: string;
  /**
   * How the dates look; line (beside a line) is the usual one. board is a board of departures, axis has dates to both sides, tickets are cards with a stub.
   */
  look?: 'line' | 'board' | 'axis' | 'tickets';
  /**
   * The block's heading.
   */
  title: string;
  /**
   * A sentence below the heading.
   */
  intro?: string;
  /**
   * The entries.
   *
   * @minItems 1
   * @maxItems 20
   */
  items: {
    /**
     * The moment it happens.
     */
    at: string;
    /**
     * What happens.
     */
    title: string;
    /**
     * More about it.
     */
    text?: string;
  }[];
}
/**
 * Questions and answers.
 */
export interface FaqBlock {
  /**
   * Which block this is.
   */
  kind: 'faq';
  /**
   * The place on the page that links name: "#faq".
   */
  id?: string;
  /**
   * The block's heading.
   */
  title?: string;
  /**
   * A sentence below the heading.
   */
  intro?: string;
  /**
   * The questions.
   *
   * @minItems 1
   * @maxItems 30
   */
  items: {
    /**
     * The question.
     */
    question: string;
    /**
     * The answer.
     */
    answer: RichText;
  }[];
}
/**
 * Links and files for creators.
 */
export interface ResourcesBlock {
  /**
   * Which block this is.
   */
  kind: 'resources';
  /**
   * The place on the page that links name: "#faq".
   */
  id?: string;
  /**
   * The block's heading.
   */
  title: string;
  /**
   * A sentence below the heading.
   */
  intro?: string;
  /**
   * The links.
   *
   * @minItems 1
   * @maxItems 20
   */
  items: {
    /**
     * The link's name.
     */
    title: string;
    /**
     * What is there.
     */
    text?: string;
    /**
     * Where it leads.
     */
    to: string;
    /**
     * An icon.
     */
    icon?: string;
  }[];
}
/**
 * A picture or drawing with a caption.
 */
export interface MediaBlock {
  /**
   * Which block this is.
   */
  kind: 'media';
  /**
   * The place on the page that links name: "#faq".
   */
  id?: string;
  /**
   * The block's heading.
   */
  title?: string;
  /**
   * A sentence below the heading.
   */
  intro?: string;
  /**
   * The picture, from the assets folder.
   */
  asset: string;
  /**
   * What it shows, for those who do not see it.
   */
  alternative: string;
  /**
   * A line below.
   */
  caption?: string;
  /**
   * The picture's width in pixels.
   */
  width: number;
  /**
   * Its height in pixels, in the picture's own proportions.
   */
  height: number;
}
/**
 * Somebody's words.
 */
export interface QuoteBlock {
  /**
   * Which block this is.
   */
  kind: 'quote';
  /**
   * Where the words stand; beside a quotation mark where absent. art sets them over the page’s picture.
   */
  look?: 'art';
  /**
   * The words.
   */
  text: string;
  /**
   * Who said it.
   */
  by: string;
  /**
   * Who that is.
   */
  role?: string;
}
/**
 * Figures in a row.
 */
export interface StatsBlock {
  /**
   * Which block this is.
   */
  kind: 'stats';
  /**
   * The place on the page that links name: "#faq".
   */
  id?: string;
  /**
   * How the figures look; row is the usual one. grand sets the first as large as it goes, gauges puts each over the ticks of a gauge.
   */
  look?: 'row' | 'grand' | 'gauges';
  /**
   * The block's heading.
   */
  title?: string;
  /**
   * A sentence below the heading.
   */
  intro?: string;
  /**
   * The figures.
   *
   * @minItems 2
   * @maxItems 6
   *
   * Items: A value with what it counts.
   */
  items: {
    /**
     * The figure or word shown large.
     */
    value: string;
    /**
     * What it means.
     */
    label: string;
  }[];
  /**
   * Where the figures come from.
   */
  note?: string;
}
/**
 * Names or logos in rows.
 */
export interface LogoWallBlock {
  /**
   * Which block this is.
   */
  kind: 'logo_wall';
  /**
   * The place on the page that links name: "#faq".
   */
  id?: string;
  /**
   * How the names look; wall is the usual one. titles are large, one a line; tiles are numbered.
   */
  look?: 'wall' | 'titles' | 'tiles';
  /**
   * The block's heading.
   */
  title: string;
  /**
   * A sentence below the heading.
   */
  intro?: string;
  /**
   * The entries.
   *
   * @minItems 2
   * @maxItems 24
   */
  items: {
    /**
     * The name, shown as text where there is no asset.
     */
    name: string;
    /**
     * A drawing of ours.
     */
    asset?: string;
    /**
     * Where it leads.
     */
    to?: string;
  }[];
}
/**
 * Running text.
 */
export interface RichTextBlock {
  /**
   * Which block this is.
   */
  kind: 'rich_text';
  /**
   * The place on the page that links name: "#faq".
   */
  id?: string;
  /**
   * The block's heading.
   */
  title?: string;
  /**
   * A sentence below the heading.
   */
  intro?: string;
  /**
   * Markdown.
   */
  text: RichText;
}
/**
 * The program's social links, drawn from the manifest.
 */
export interface SocialsBlock {
  /**
   * Which block this is.
   */
  kind: 'socials';
  /**
   * The place on the page that links name: "#faq".
   */
  id?: string;
  /**
   * The block's heading.
   */
  title?: string;
  /**
   * A sentence below the heading.
   */
  intro?: string;
}
/**
 * A closing call to apply; follows the state of applications.
 */
export interface ApplyBannerBlock {
  /**
   * Which block this is.
   */
  kind: 'apply_banner';
  /**
   * The place on the page that links name: "#faq".
   */
  id?: string;
  /**
   * How the call looks; a band in the brand’s colour where absent. art sets it over the page’s picture, poster as large as it goes, sign on a panel with a frame of lamps.
   */
  look?: 'art' | 'poster' | 'sign';
  /**
   * The block's heading.
   */
  title: string;
  /**
   * A sentence below the heading.
   */
  intro?: string;
  /**
   * One more reason.
   */
  text?: string;
}
/**
 * What an application asks, its agreements, and the way in.
 */
export interface ApplicationFormBlock {
  /**
   * Which block this is.
   */
  kind: 'application_form';
  /**
   * The place on the page that links name: "#faq".
   */
  id?: string;
  /**
   * The block's heading.
   */
  title: string;
  /**
   * A sentence below the heading.
   */
  intro?: string;
}
/**
 * Which keys can be requested, by platform and region.
 */
export interface KeyRequestBlock {
  /**
   * Which block this is.
   */
  kind: 'key_request';
  /**
   * The place on the page that links name: "#faq".
   */
  id?: string;
  /**
   * The block's heading.
   */
  title: string;
  /**
   * A sentence below the heading.
   */
  intro?: string;
  /**
   * The platforms keys exist for.
   *
   * @minItems 1
   * @maxItems 12
   */
  platforms: string[];
  /**
   * The regions keys exist for.
   *
   * @maxItems 20
   *
   * Items: A line of text, translatable. {program}, {publisher} and {product} are filled in.
   */
  regions?: string[];
  /**
   * When coverage may be published.
   */
  embargo_until?: string;
  /**
   * What to know before asking.
   */
  note?: string;
}
/**
 * Says that somebody is too young, kindly, and what to do.
 */
export interface AgeGateBlock {
  /**
   * Which block this is.
   */
  kind: 'age_gate';
  /**
   * The heading.
   */
  title: string;
  /**
   * Why, and what next.
   */
  text: string;
  /**
   * A way on.
   */
  action?: {
    /**
     * What the button says; without it "Learn more", in each language.
     */
    label?: string;
    /**
     * Where it leads.
     */
    to: string;
  };
}
/**
 * Sign-in with the program's identity providers.
 */
export interface LoginBlock {
  /**
   * Which block this is.
   */
  kind: 'login';
  /**
   * The heading.
   */
  title?: string;
  /**
   * A sentence below.
   */
  text?: string;
}
/**
 * Something everybody should know.
 */
export interface NoticeBlock {
  /**
   * Which block this is.
   */
  kind: 'notice';
  /**
   * How it is meant.
   */
  tone?: 'info' | 'success' | 'warning';
  /**
   * The heading.
   */
  title?: string;
  /**
   * Markdown.
   */
  text: RichText;
  /**
   * A way on.
   */
  action?: {
    /**
     * What the button says; without it "Learn more", in each language.
     */
    label?: string;
    /**
     * Where it leads.
     */
    to: string;
  };
}
/**
 * A picture of it, above its title.
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
