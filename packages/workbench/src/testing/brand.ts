import type { Brand, Tokens } from '@marquee/brand';
import { defineBrand, defineTokens } from '@marquee/brand';

/** A brand whose every default is filled in. */
export const brand: Brand = {
  ...defineBrand({
    id: 'lamp',
    name: 'Lamp',
    merchants: [],
    defaultLanguage: 'en',
    languages: ['en'],
    currency: 'USD',
    timeZone: 'Europe/Malta',
    features: ['home', 'account', 'help'],
    defaultScheme: 'dark',
    legal: {
      licence: { number: '1', holder: 'Lamp' },
      minimumAge: 18,
      helplines: [],
      regulator: { name: 'Office', url: 'https://office.example' },
    },
    contact: [],
    texts: {
      en: { tagline: 'By lamplight', heroTitle: 'Evening', heroText: 'Play', metaDescription: 'Lamp' },
    },
    hero: { scenery: 'lottery' },
  }),
} as Brand;

/** Its tokens. */
export const tokens: Tokens = {
  ...defineTokens({
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
      body: {
        family: 'Lamp Sans',
        generic: 'sans-serif',
        faces: [],
        fallbacks: [],
        metrics: { ascent: 1, descent: 0.2, inkTop: 1, inkBottom: 0.2 },
      },
      display: {
        family: 'Lamp Sans',
        generic: 'sans-serif',
        faces: [],
        fallbacks: [],
        metrics: { ascent: 1, descent: 0.2, inkTop: 1, inkBottom: 0.2 },
      },
      displayWeight: 700,
      displayTracking: 0,
      labelTracking: 0,
      tightLineHeight: 1.3,
      bodyLineHeight: 1.5,
    },
  }),
  radius: 'gentle',
  density: 'regular',
  surface: 'flat',
  shadow: 'diffuse',
  overrides: { dark: {}, light: {} },
} as Tokens;
