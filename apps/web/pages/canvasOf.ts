import type { Brand, Tokens } from '@marquee/brand';
import { themeVars } from '@marquee/brand/theme';

const known = new WeakMap<Tokens, Partial<Record<'dark' | 'light', string>>>();

/** The colour behind a brand's pages before a reader chooses a scheme; derived once for all of its pages. */
export const canvasOf = (tokens: Tokens, defaultScheme: Brand['defaultScheme']): string => {
  const scheme = defaultScheme === 'light' ? 'light' : 'dark';
  const canvas = known.get(tokens)?.[scheme] ?? themeVars(tokens, scheme)['--mq-color-canvas']!;
  known.set(tokens, { ...known.get(tokens), [scheme]: canvas });
  return canvas;
};
