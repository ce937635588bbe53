import { defineTokens } from '@marquee/brand';
import { bodyFont, displayFont } from './fonts.gen.ts';

export const tokens = defineTokens({
  colours: {
    accent: '#e8502e',
    secondary: '#ffc928',
    darkCanvas: '#16202b',
    darkText: '#fff6e0',
    lightCanvas: '#fff7e3',
    lightText: '#1b1b2b',
    positive: '#0b8a4b',
    caution: '#d98a00',
    critical: '#c8102e',
    info: '#0a7ea4',
  },
  type: {
    body: bodyFont,
    display: displayFont,
    displayWeight: 800,
    displayTracking: -0.025,
    labelTracking: 0,
    tightLineHeight: 1.35,
    bodyLineHeight: 1.56,
  },
  radius: 'soft',
  density: 'roomy',
  surface: 'outlined',
  shadow: 'crisp',
});
