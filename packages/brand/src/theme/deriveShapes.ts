import type { Tokens } from '../schema/tokensSchema.ts';
import { fontStack } from './fontStack.ts';

const RADII = {
  sharp: { s: '2px', m: '4px', l: '6px', tile: '4px', pill: '6px' },
  gentle: { s: '6px', m: '10px', l: '14px', tile: '12px', pill: '999px' },
  soft: { s: '8px', m: '14px', l: '22px', tile: '18px', pill: '999px' },
};

const SPACE_NAMES = ['x1', 'x2', 'x3', 'x4', 'x5', 'x6', 'x8', 'x10', 'x12', 'x16'];

/** Pixels, each a multiple of 4. */
const SPACES = {
  compact: [4, 8, 8, 12, 16, 20, 28, 32, 40, 56],
  regular: [4, 8, 12, 16, 20, 24, 32, 40, 48, 64],
  roomy: [4, 8, 12, 20, 24, 28, 36, 48, 56, 80],
};

/** Control heights in pixels; `COARSE_CONTROL` lifts what is lower for fingers. */
const CONTROLS = {
  compact: { s: 32, m: 40, l: 48 },
  regular: { s: 36, m: 44, l: 52 },
  roomy: { s: 36, m: 48, l: 56 },
};

/** Least height of a control under a finger, in pixels. */
export const COARSE_CONTROL = 44;

const SIZES = {
  xs: '0.75rem',
  s: '0.875rem',
  m: '1rem',
  l: '1.25rem',
  // From here on the display face is used, which needs 26 pixels for the marks of Vietnamese letters.
  xl: '1.625rem',
  xxl: 'clamp(1.625rem, 1.375rem + 1.1vw, 2.125rem)',
  display: 'clamp(2rem, 1.625rem + 1.7vw, 2.75rem)',
};

const em = (value: number) => (value === 0 ? '0' : `${value}em`);

/** The theme values that are the same in both schemes, by group and name. */
export function deriveShapes(tokens: Tokens): Record<string, Record<string, string>> {
  const { type } = tokens;
  const space = SPACES[tokens.density].map((pixels, index) => [SPACE_NAMES[index], `${pixels / 16}rem`]);
  const control = CONTROLS[tokens.density];
  return {
    font: { body: fontStack(type.body), display: fontStack(type.display) },
    size: SIZES,
    lineHeight: { tight: `${type.tightLineHeight}`, body: `${type.bodyLineHeight}` },
    weight: { regular: '400', medium: '600', bold: '700', display: `${type.displayWeight}` },
    tracking: { display: em(type.displayTracking), label: em(type.labelTracking) },
    radius: RADII[tokens.radius],
    space: Object.fromEntries(space),
    control: { s: `${control.s}px`, m: `${control.m}px`, l: `${control.l}px` },
    motion: { fast: '120ms', normal: '180ms', slow: '240ms', ease: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  };
}
