import { defineTokens } from '@marquee/brand';
import { bodyFont, displayFont } from './fonts.gen.ts';

export const tokens = defineTokens({
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
  type: {
    body: bodyFont,
    display: displayFont,
    displayWeight: 700,
    displayTracking: -0.005,
    labelTracking: 0.02,
    tightLineHeight: 1.36,
    bodyLineHeight: 1.6,
  },
  radius: 'soft',
  density: 'roomy',
  surface: 'glow',
  shadow: 'diffuse',
});
