import type { Tokens } from '@marquee/brand';

// The device's own: a tool is quick before it is pretty.
const system: Tokens['type']['body'] = {
  family: 'system-ui',
  generic: 'sans-serif',
  faces: [],
  fallbacks: [],
  metrics: { ascent: 0.95, descent: 0.25, inkTop: 0.9, inkBottom: 0.2 },
};

/** The console's own look: quiet, dense, no merchant's. */
export const tokens: Tokens = {
  colours: {
    accent: '#0f766e',
    secondary: '#475569',
    darkCanvas: '#0c1214',
    darkText: '#e8eef0',
    lightCanvas: '#f4f6f6',
    lightText: '#10191c',
    positive: '#15803d',
    caution: '#b97309',
    critical: '#c2273b',
    info: '#1d6fb8',
  },
  type: {
    body: system,
    display: system,
    displayWeight: 700,
    displayTracking: -0.01,
    labelTracking: 0,
    tightLineHeight: 1.25,
    bodyLineHeight: 1.45,
  },
  radius: 'sharp',
  density: 'compact',
  surface: 'outlined',
  shadow: 'crisp',
  overrides: { dark: {}, light: {} },
};
