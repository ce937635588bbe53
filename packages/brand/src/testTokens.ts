import type { FontFamily, TokensInput } from './schema/tokensSchema.ts';

const font: FontFamily = {
  family: 'Lamp Sans',
  generic: 'sans-serif',
  faces: [
    { file: 'lamp-latin.woff2', weight: '400 700', unicodeRange: 'U+20-7E', script: 'latin' },
    { file: 'lamp-vietnamese.woff2', weight: '400 700', unicodeRange: 'U+1EA0-1EF9', script: 'vietnamese' },
  ],
  fallbacks: [
    [
      {
        local: ['Arial'],
        weight: '100 549',
        sizeAdjust: 98,
        ascentOverride: 102,
        descentOverride: 25,
        lineGapOverride: 0,
      },
    ],
  ],
  metrics: { ascent: 1, descent: 0.25, inkTop: 1.02, inkBottom: 0.2 },
};

/** Sound tokens for tests, changed where the test says. */
export function testTokens(changes: Partial<TokensInput> = {}): TokensInput {
  return {
    colours: {
      accent: '#e2b352',
      secondary: '#e98ba0',
      darkCanvas: '#04241b',
      darkText: '#f5eddc',
      lightCanvas: '#f8f3e7',
      lightText: '#12281f',
      positive: '#46c08a',
      caution: '#f0913f',
      critical: '#cf403d',
      info: '#5cb2d6',
    },
    type: { body: font, display: font, tightLineHeight: 1.3 },
    ...changes,
  };
}
