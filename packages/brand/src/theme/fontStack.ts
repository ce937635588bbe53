import type { FontFamily } from '../schema/tokensSchema.ts';

/** Name of the metric-matched stand-in made from a family's n-th fallback. */
export function fallbackName(font: FontFamily, index: number): string {
  return `${font.family} Fallback${index === 0 ? '' : ` ${index + 1}`}`;
}

/** The `font-family` value: the family, its stand-ins, and what the device has. */
export function fontStack(font: FontFamily): string {
  const standIns = font.fallbacks.map((_fallback, index) => fallbackName(font, index));
  const device = font.generic === 'serif' ? 'ui-serif,serif' : 'system-ui,sans-serif';
  return `${[font.family, ...standIns].map((name) => `"${name}"`).join(',')},${device}`;
}
