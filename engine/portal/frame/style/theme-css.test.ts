import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Theme } from '#contract/programs/program.ts';
import { deriveColors } from '#domain/theme/derive-colors.ts';
import { footer } from '../layouts/layout.css.ts';
import { themeCss } from './theme-css.ts';

type Choices = { enum?: string[]; properties?: Record<string, { enum?: string[] }> };
const { properties } = JSON.parse(readFileSync('schemas/theme.schema.json', 'utf8')) as {
  properties: Record<string, Choices>;
};
const choices = (name: string) => properties[name]?.enum ?? [];

const colors = { primary: '#FF5F00', secondary: '#9FB3C1', neutral: '#60717F' };
const palettes = {
  dark: { ...deriveColors(colors, 'dark') },
  light: { ...deriveColors(colors, 'light') },
};
const cssOf = (theme: object, mode: 'dark' | 'light' | 'preference' = 'dark') =>
  themeCss(theme as Theme, palettes, {
    color_mode: mode,
    locale: 'en',
    content: { kind: 'site', route: 'display-programs' },
  }).css;

/** Every theme that differs from the plainest one in a single choice. */
const themes = [
  ...['card', 'button', 'motion', 'radius', 'density'].flatMap((name) =>
    choices(name).map((value) => ({ [name]: value })),
  ),
  ...Object.entries(properties.frame?.properties ?? {}).flatMap(([name, { enum: values = [] }]) =>
    values.map((value) => ({ frame: { [name]: value } })),
  ),
].map((theme) => ({ name: JSON.stringify(theme), theme }));

test('the schema offers what is tested here', () => {
  expect(themes.length).toBeGreaterThan(45);
});

describe.each(themes)('$name', ({ theme }) => {
  test.each(['dark', 'light', 'preference'] as const)('is whole in %s', (mode) => {
    const css = cssOf(theme, mode);
    expect(css).not.toMatch(/undefined|NaN|:;|:}/);
    expect(css.split('{')).toHaveLength(css.split('}').length);
  });
});

test('a page that follows the visitor has the grounds of both modes', () => {
  for (const ground of ['bands', 'panels']) {
    const [dark = '', light = ''] = cssOf({ frame: { ground } }, 'preference').split(
      'html[data-mode=light]{',
    );
    expect(dark).toContain(`background:${palettes.dark.surface}`);
    expect(light).toContain(`background:${palettes.light.surface}`);
  }
});

test('a look that was not chosen costs nothing', () => {
  const plain = cssOf({ frame: { ground: 'plain' } });
  expect(plain).not.toMatch(/polygon|mask|nth-of-type/);
  expect(cssOf({ frame: { ground: 'plain', edge: 'torn' } })).toContain('polygon');
});

test.each(['rule', 'check', 'hazard', 'bulbs', 'slant', 'torn', 'scallop', 'curve'])(
  'the page’s foot takes the edge of its blocks: %s',
  (edge) => {
    expect(cssOf({ frame: { edge } })).toContain(`body .${footer}`);
    expect(cssOf({})).not.toContain(`body .${footer}`);
  },
);

test('the header keeps to the dark palette that logos are drawn for', () => {
  expect(cssOf({}, 'preference')).toContain(`body header{--c-ground:${palettes.dark.ground}`);
  expect(cssOf({}, 'dark')).not.toContain('body header');
});
