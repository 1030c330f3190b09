import { type IconSet, iconSetSchema } from '#contract/icons/icon-set.ts';
import { ICON_TIMEOUT } from '../runtime/constants.ts';
import { parse } from '../runtime/parse.ts';

export interface LoadedIcon {
  readonly body: string;
  readonly viewBox: string;
}

type Found = LoadedIcon | undefined;

interface Wish {
  readonly name: string;
  readonly answer: (icon: Found) => void;
}

const NAME = /^([a-z0-9-]+):([a-z0-9-]+)$/;
/** More names would make addresses that services refuse. */
const MOST_NAMES = 40;

const known = new Map<string, Promise<Found>>();
/** What was asked for since the last request, by service and set. */
let wishes = new Map<string, Wish[]>();

/**
 * An icon `set:name` from an Iconify service. What is asked for together comes together; where
 * the service is late or fails there is no icon, and the next wish tries again.
 */
export function loadIcon(name: string, baseUrl: string): Promise<Found> {
  const [, set, short] = NAME.exec(name) ?? [];
  if (set === undefined || short === undefined) return Promise.resolve(undefined);
  const key = `${baseUrl}/${set}.json`;
  const kept = known.get(`${key} ${short}`);
  if (kept) return kept;
  const icon = new Promise<Found>((answer) => {
    if (wishes.size === 0) setTimeout(askForAll);
    const wish = { name: short, answer };
    wishes.set(key, [...(wishes.get(key) ?? []), wish]);
  });
  known.set(`${key} ${short}`, icon);
  return icon;
}

function askForAll(): void {
  const asked = wishes;
  wishes = new Map();
  for (const [url, all] of asked)
    for (let from = 0; from < all.length; from += MOST_NAMES)
      void ask(url, all.slice(from, from + MOST_NAMES));
}

async function ask(url: string, wished: readonly Wish[]): Promise<void> {
  try {
    const names = wished.map(({ name }) => name).sort();
    const response = await fetch(`${url}?icons=${names.join(',')}`, {
      signal: AbortSignal.timeout(ICON_TIMEOUT),
      credentials: 'same-origin',
    });
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    const set = parse(iconSetSchema, await response.json());
    for (const { name, answer } of wished) answer(iconOf(set, name));
  } catch {
    for (const { name, answer } of wished) {
      known.delete(`${url} ${name}`);
      answer(undefined);
    }
  }
}

function iconOf(set: IconSet, name: string): Found {
  const alias = Object.hasOwn(set.aliases ?? {}, name) ? set.aliases?.[name] : undefined;
  const found = alias ? alias.parent : name;
  const icon = Object.hasOwn(set.icons, found) ? set.icons[found] : undefined;
  if (!icon) return undefined;
  const { left = 0, top = 0, width = 16, height = 16 } = { ...set, ...icon, ...alias };
  return { body: icon.body, viewBox: `${left} ${top} ${width} ${height}` };
}
