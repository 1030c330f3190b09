import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Theme } from '#contract/programs/program.ts';
import { contrast, deriveColors, TEXT_CONTRAST } from '#domain/theme/derive-colors.ts';
import { SAMPLE_BRAND, SAMPLE_MAILS } from '../../../tests/support/sample-mails.ts';
import { bandOf } from './mail-look.ts';
import { renderMail } from './render-mail.ts';

const [message] = SAMPLE_MAILS;
const mailOf = (theme: Theme, locale = 'en') => {
  if (!message) throw new Error('There is no sample.');
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
