import { defineTokens } from '@marquee/brand';
import { bodyFont, displayFont } from './fonts.gen.ts';

export const tokens = defineTokens({
  colours: {
    accent: '#1d4ed8',
    secondary: '#ff6b4f',
    darkCanvas: '#0b1326',
    darkText: '#eef2f9',
    lightCanvas: '#f1f4f8',
    lightText: '#0c1627',
    positive: '#0a7a53',
    caution: '#dd9a17',
    critical: '#d22a3f',
    info: '#0a72a3',
  },
  type: {
    body: bodyFont,
    display: displayFont,
    displayWeight: 700,
    displayTracking: -0.025,
    labelTracking: 0,
    tightLineHeight: 1.3,
    bodyLineHeight: 1.5,
  },
  radius: 'sharp',
  density: 'compact',
  surface: 'outlined',
  shadow: 'crisp',
});
