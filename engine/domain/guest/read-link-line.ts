import { linkLabel, linkUses } from '#contract/campaigns/guest-link-endpoints.ts';
import { campaignId, moment } from '#contract/endpoints/fields.ts';
import type { LinkColumn, LinkFault } from '#contract/vocabulary/guest-words.ts';

/** What a line of a file says of a link; what it does not say is empty. */
export type LinkCells = Readonly<Record<LinkColumn, string>>;

/** What holds for lines that do not say. */
export interface LinkDefaults {
  readonly activation_id?: number | undefined;
  readonly uses_limit?: number | undefined;
  readonly expires_at?: string | undefined;
}

export interface LinkTerms {
  readonly label: string;
  readonly activation_id: number;
  readonly uses_limit: number;
  readonly expires_at: Date | null;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Reads a line of a file of links.
 * @param guests whether each activation that the campaign has takes guests, by its id
 */
export function readLinkLine(
  cells: LinkCells,
  defaults: LinkDefaults,
  guests: ReadonlyMap<number, boolean>,
  now: Date,
): LinkTerms | LinkFault {
  const label = linkLabel.safeParse(cells.label).data;
  if (label === undefined) return 'label_invalid';
  const activation_id = readNumber(cells.activation_id, campaignId, defaults.activation_id);
  const taken = activation_id === undefined ? undefined : guests.get(activation_id);
  if (activation_id === undefined || taken === undefined) return 'activation_unknown';
  if (!taken) return 'activation_without_guests';
  const uses_limit = readNumber(cells.uses_limit, linkUses, defaults.uses_limit ?? 1);
  if (uses_limit === undefined) return 'uses_invalid';
  const written = cells.expires_at === '' ? defaults.expires_at : momentOf(cells.expires_at);
  if (written === undefined) return { label, activation_id, uses_limit, expires_at: null };
  if (!moment.safeParse(written).success) return 'expiry_invalid';
  const expires_at = new Date(written);
  return expires_at <= now ? 'expiry_past' : { label, activation_id, uses_limit, expires_at };
}

function readNumber(
  cell: string,
  schema: typeof campaignId | typeof linkUses,
  absent: number | undefined,
): number | undefined {
  if (cell === '') return absent;
  return /^\d+$/.test(cell) ? schema.safeParse(Number(cell)).data : undefined;
}

/** A day alone ends when it does, in UTC. */
const momentOf = (cell: string): string => (DAY.test(cell) ? `${cell}T23:59:59Z` : cell);
