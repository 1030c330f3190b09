import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Theme } from '#contract/programs/program.ts';
import { contrast, deriveColors, TEXT_CONTRAST } from '#domain/theme/derive-colors.ts';
import { SAMPLE_BRAND, SAMPLE_MAILS } from '../../../tests/support/sample-mails.ts';
import { bandOf } from './mail-look.ts';
import { renderMail } from './render-mail.ts';

/** A mail without a sign of its mood, and one with it. */
const plain = SAMPLE_MAILS.find(({ kind }) => kind === 'verify_email')!;
const good = SAMPLE_MAILS.find(({ kind }) => kind === 'application_received')!;
const mailOf = (theme: Theme, locale = 'en', message = plain) => {
  const brand = { ...SAMPLE_BRAND, theme: { ...SAMPLE_BRAND.theme, ...theme } };
  return renderMail(message, { brand, locale }).html;
};

test('what stands on the head of a mail is readable, whatever the brand', () => {
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const ground = fc.constantFrom('fields' as const, 'inverse' as const, 'sheet' as const);
  fc.assert(
    fc.property(color, color, ground, (primary, secondary, chosen) => {
      const colors = { primary, secondary };
      const band = bandOf({ colors, frame: { ground: chosen } }, deriveColors(colors, 'light'));
      expect(contrast(band.ink, band.ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    }),
  );
});

test('a head that the theme does not colour has the dark ground that logos are drawn for', () => {
  const { ground } = deriveColors(SAMPLE_BRAND.theme.colors, 'dark');
  expect(mailOf({ frame: { ground: 'bands' } })).toContain(`background-color:${ground}`);
  expect(mailOf({ frame: { ground: 'fields' } })).not.toContain(
    `background-color:${ground};border`,
  );
});

test('every choice of a theme shows in its mails', () => {
  const themes: Theme[] = [
    {},
    ...(['check', 'hazard', 'bulbs', 'scallop', 'torn', 'slant', 'rule', 'line'] as const).map(
      (edge) => ({ frame: { edge } }),
    ),
    ...(['bar', 'slab', 'diamond', 'star'] as const).map((mark) => ({ frame: { mark } })),
    ...(['solid-shadow', 'tilted', 'bare'] as const).map((card) => ({ card })),
    ...(['pill', 'square', 'seal'] as const).map((button) => ({ button })),
    { frame: { head: 'centred' } },
  ];
  const mails = themes.map((theme) => mailOf(theme));
  expect(new Set(mails).size).toBe(themes.length);
});

test('a title stands on the side where its language begins, or in the middle', () => {
  expect(mailOf({})).toMatch(/<h1[^>]+text-align:left/);
  expect(mailOf({}, 'ar-sa')).toMatch(/<h1[^>]+text-align:right/);
  expect(mailOf({ frame: { head: 'centred' } }, 'ar-sa')).toMatch(/<h1[^>]+text-align:center/);
});

test('a button and the foot stand on the axis of the title, running text where it begins', () => {
  for (const locale of ['en', 'ar-sa']) {
    const centred = mailOf({ frame: { head: 'centred' } }, locale, good);
    expect(centred.match(/<table[^>]+ align="center" style="margin:\d+px auto/g)).toHaveLength(2);
    expect(centred).toMatch(/class="muted inset"[^>]+text-align:center/);
    const start = locale === 'en' ? 'left' : 'right';
    expect(centred).toMatch(new RegExp(`class="surface inset"[^>]+text-align:${start}`));
    expect(mailOf({}, locale, good)).not.toMatch(/<table[^>]+ align="center"/);
  }
});

test('where the mood has a sign, the mark before the title is left out', () => {
  for (const mark of ['bar', 'diamond', 'star'] as const) {
    const theme: Theme = { frame: { mark } };
    expect(mailOf(theme)).toMatch(/<h1[^>]+><span/);
    expect(mailOf(theme, 'en', good)).not.toMatch(/<h1[^>]+><span/);
  }
});

test('a title on a slab is one block, however many lines it has', () => {
  for (const message of [plain, good])
    expect(mailOf({ frame: { mark: 'slab' } }, 'en', message)).toMatch(
      /<td class="fill" style="[^"]+border-radius:[^"]+"><h1 [^>]+>[^<]+<\/h1><\/td>/,
    );
});

test('the borders of the text begin where an edge is cut from its paper', () => {
  const line = (side: string) => new RegExp(`class="surface" style="[^"]+border-${side}:3px solid`);
  const slope = mailOf({ card: 'tilted', frame: { edge: 'slant' } });
  expect(slope).toMatch(line('left'));
  expect(slope).not.toMatch(line('right'));
  const scallops = mailOf({ card: 'tilted', frame: { edge: 'scallop' } });
  expect(scallops).toMatch(line('left'));
  expect(scallops).toMatch(line('right'));
});
