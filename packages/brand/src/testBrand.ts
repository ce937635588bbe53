import type { BrandInput } from './schema/brandSchema.ts';

/** A sound brand for tests, changed where the test says. */
export function testBrand(changes: Record<string, unknown> = {}): unknown {
  const brand: BrandInput = {
    id: 'lantern',
    name: 'Lantern',
    merchants: [{ code: 'LANTERN', domains: ['lantern.localhost'], primary: true }],
    defaultLanguage: 'en',
    languages: ['en'],
    currency: 'USD',
    timeZone: 'Asia/Ho_Chi_Minh',
    features: ['home', 'account', 'help', 'games'],
    defaultScheme: 'dark',
    legal: {
      licence: { number: 'DEMO-1', holder: 'Lantern Ltd', isDemonstration: true },
      minimumAge: 18,
      helplines: [{ name: 'GamCare', url: 'https://www.gamcare.org.uk' }],
      regulator: { name: 'MGA', url: 'https://www.mga.org.mt' },
    },
    contact: [{ kind: 'email', label: 'help@lantern.example', url: 'mailto:help@lantern.example' }],
    texts: {
      en: { tagline: 'A light', heroTitle: 'A light', heroText: 'A light.', metaDescription: 'A light.' },
    },
    hero: { scenery: 'lottery' },
  };
  return { ...brand, ...changes };
}
