import { randomBytes } from 'node:crypto';

/** Requests of one client that differ in one thing each, made without end. */
export interface Flood {
  readonly what: string;
  readonly next: () => FloodRequest;
  /** Of the whole measurement's requests: pages that are rendered for each take a while. */
  readonly share: number;
}

export interface FloodRequest {
  readonly host: string;
  readonly path: string;
  readonly languages: string;
}

/** Close to what Node takes for all headers of a request together. */
const LONGEST_LANGUAGES = 14_000;

const word = (bytes = 6) => randomBytes(bytes).toString('hex');
const port = () => 1024 + Math.floor(Math.random() * 60_000);
const manyLanguages = () => word(LONGEST_LANGUAGES / 2);

/** What strangers can vary of a request for a page; `host` and `path` are a page that there is. */
export function floodsOf(host: string, path: string): Flood[] {
  const page = { host: 'localhost', path, languages: 'en' };
  const activation = `/activations${path.replace(/^\/programs/, '')}/`;
  return [
    {
      what: 'hosts that nobody knows, 14 kB of languages',
      next: () => ({ host: `${word()}.example`, path: '/', languages: manyLanguages() }),
      share: 1,
    },
    {
      what: 'one page, 14 kB of languages',
      next: () => ({ host, path: '/', languages: manyLanguages() }),
      share: 1,
    },
    {
      what: 'one page, ports and names below localhost',
      next: () => ({ ...page, host: `${word()}.localhost:${port()}` }),
      share: 0.5,
    },
    {
      what: 'one page, queries',
      next: () => ({ ...page, path: `${path}?${word(500)}=${word(500)}` }),
      share: 0.5,
    },
    {
      what: 'addresses where nothing is',
      next: () => ({ ...page, path: `${path}/${word(500)}` }),
      share: 0.05,
    },
    {
      what: 'a page for each address',
      next: () => ({ ...page, path: `${activation}${word(500)}` }),
      share: 0.05,
    },
  ];
}
