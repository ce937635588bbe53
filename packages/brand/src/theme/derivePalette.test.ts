import { assert, integer, property, record, type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTokens } from '../load/parseTokens.ts';
import type { Tokens } from '../schema/tokensSchema.ts';
import { testTokens } from '../testTokens.ts';
import { CONTRAST_PAIRS } from './contrastPairs.ts';
import { contrastRatio } from './contrastRatio.ts';
import { derivePalette } from './derivePalette.ts';

const tokens = parseTokens(testTokens(), 'tokens.ts');
const colour = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const colours: Arbitrary<Tokens['colours']> = record({
  accent: colour,
  secondary: colour,
  darkCanvas: colour,
  darkText: colour,
  lightCanvas: colour,
  lightText: colour,
  positive: colour,
  caution: colour,
  critical: colour,
  info: colour,
});

describe('a derived palette', () => {
  it.each(['dark', 'light'] as const)(
    'meets AA in every pair of the %s scheme for any ten colours',
    (scheme) => {
      assert(
        property(colours, (given) => {
          const palette = derivePalette({ ...tokens, colours: given }, scheme);
          for (const { ink, on, least } of CONTRAST_PAIRS) {
            const ratio = contrastRatio(palette[ink], palette[on]);
            expect(ratio, `${ink} ${palette[ink]} on ${on} ${palette[on]}`).toBeGreaterThanOrEqual(least);
          }
        }),
        { numRuns: 150 },
      );
    },
  );

  it('is dark in the dark scheme and light in the light one, even when the canvases are swapped', () => {
    const { darkCanvas, lightCanvas } = tokens.colours;
    const swapped = { ...tokens.colours, darkCanvas: lightCanvas, lightCanvas: darkCanvas };
    const brightness = (scheme: 'dark' | 'light') =>
      contrastRatio(derivePalette({ ...tokens, colours: swapped }, scheme).canvas, '#000000');
    expect(brightness('dark')).toBeLessThan(3);
    expect(brightness('light')).toBeGreaterThan(15);
  });

  it('keeps what the brand sets itself', () => {
    const overrides = { dark: { 'accent.solid': '#ffcc00' }, light: {} };
    expect(derivePalette({ ...tokens, overrides }, 'dark')['accent.solid']).toBe('#ffcc00');
  });
});
