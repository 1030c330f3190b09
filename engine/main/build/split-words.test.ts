import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { splitWords } from './split-words.ts';

interface Loaded {
  readonly code: string;
}

const load = splitWords().load as unknown as {
  readonly filter: { readonly id: RegExp };
  readonly handler: (this: object, id: string) => Loaded;
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-words-'));
  const written = (words: Readonly<Record<string, string>>) =>
    Object.entries({ '': '', ...words })
      .map(([id, text]) => `msgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(text)}\n`)
      .join('\n');
  writeFileSync(
    join(folder, 'en.po'),
    written({
      'common.yes': 'Yes',
      'rewards.lead': 'What points buy',
      'rewards.none': 'Nothing yet',
      'key-card.open': 'Open the card',
    }),
  );
  writeFileSync(
    join(folder, 'de.po'),
    written({ 'common.yes': 'Ja', 'rewards.lead': 'Was es für Punkte gibt', 'rewards.none': '' }),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the module of a part exports; none where the plugin does not take the address for its own. */
async function read(file: string) {
  const id = join(folder, file);
  if (!load.filter.id.test(id)) return undefined;
  const error = vi.fn();
  const { code } = load.handler.call({ addWatchFile: () => {}, error }, id);
  expect(error).not.toHaveBeenCalled();
  const address = `data:text/javascript,${encodeURIComponent(code)}`;
  return (await import(/* @vite-ignore */ address)) as {
    readonly messages: Readonly<Record<string, unknown>>;
    readonly parts?: Readonly<Record<string, () => unknown>>;
  };
}

test('a part has its own words, and says in English what is not translated', async () => {
  const part = await read('de.po?part=rewards');
  expect(part?.messages).toEqual({
    'rewards.lead': ['Was es für Punkte gibt'],
    'rewards.none': ['Nothing yet'],
  });
  expect(part?.parts).toBeUndefined();
});

test('the shared part leads to all others', async () => {
  const part = await read('de.po?part=shared');
  expect(part?.messages).toEqual({ 'common.yes': ['Ja'] });
  expect(Object.keys(part?.parts ?? {}).sort()).toEqual(['key-card', 'rewards']);
});

test('a group of words may have a hyphen in its name', async () => {
  const part = await read('de.po?part=key-card');
  expect(part?.messages).toEqual({ 'key-card.open': ['Open the card'] });
});

test('a catalogue that is asked for whole is left to others', async () => {
  expect(await read('de.po')).toBeUndefined();
});
