import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastReport } from './contrast-report.ts';
import { contrast, deriveColors } from './derive-colors.ts';

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const brand = fc.record({ primary: color, secondary: color, neutral: color, error: color });

describe('the colours derived from a brand', () => {
  test('are all written as #rrggbb', () => {
    for (const mode of ['dark', 'light'] as const) {
      for (const value of Object.values(deriveColors({}, mode)))
        expect(value).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  test('are dark on light and light on dark', () => {
    const dark = deriveColors({}, 'dark');
    const light = deriveColors({}, 'light');
    expect(contrast(dark.ground, '#000000')).toBeLessThan(1.5);
    expect(contrast(light.ground, '#ffffff')).toBeLessThan(1.2);
  });

  test('keep a brand colour that is readable as it is', () => {
    expect(deriveColors({ primary: '#00C16A' }, 'dark').primary).toBe('#00c16a');
  });

  test('leave a bright colour bright on light ground, within an edge that is seen', () => {
    const { primary, on_primary, edge, text } = deriveColors({ primary: '#FFCB08' }, 'light');
    expect(primary).toBe('#ffcb08');
    expect(contrast(on_primary, primary)).toBeGreaterThan(4.5);
    expect(edge).toBe(text);
    expect(deriveColors({ primary: '#8C1C13' }, 'light').edge).toBe('#8c1c13');
  });

  test('take the ground that is named, in dark mode alone', () => {
    expect(deriveColors({ ground: '#0B1015' }, 'dark').ground).toBe('#0b1015');
    expect(deriveColors({ ground: '#0B1015' }, 'light').ground).not.toBe('#0b1015');
  });

  test('reach WCAG AA in both modes, whatever the brand', () => {
    fc.assert(
      fc.property(brand, (colors) => {
        expect(contrastReport(colors)).toEqual([]);
      }),
    );
  });
});

describe('the contrast report', () => {
  test('names mode, pair, what is reached and what is wanted', () => {
    const [first] = contrastReport({ ground: '#808080' });
    expect(first).toEqual({
      mode: 'dark',
      foreground: 'text',
      background: 'ground',
      contrast: 3.94,
      wanted: 4.5,
    });
  });

  test('never rounds a miss up to a pass', () => {
    for (const finding of contrastReport({ ground: '#757575' }))
      expect(finding.contrast).toBeLessThan(finding.wanted);
  });
});
