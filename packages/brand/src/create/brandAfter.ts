import type { Fact } from '../constants/facts.ts';
import { FEATURE_IDS, FEATURES, type FeatureId } from '../constants/features.ts';
import { HOME_SECTIONS } from '../constants/homeSections.ts';
import type { Brand } from '../schema/brandSchema.ts';
import type { BrandWish } from './BrandWish.ts';

/** The features of a wish with those that no site is without, in the order of the catalogue. */
const featuresOf = (model: Brand, wished: readonly FeatureId[] | undefined) => {
  if (!wished) return model.features;
  return FEATURE_IDS.filter((id) => FEATURES[id].required || wished.includes(id));
};

const languagesOf = (model: Brand, { languages, defaultLanguage }: BrandWish) => {
  const own = languages ?? model.languages;
  const first = defaultLanguage ?? (own.includes(model.defaultLanguage) ? model.defaultLanguage : own[0]!);
  return { languages: own, defaultLanguage: first };
};

/** A domain that this machine cannot find has one beside it that it can. */
const domainsOf = (id: string, domain: string) =>
  domain.endsWith('.localhost') ? [domain] : [domain, `${id}.localhost`];

/** The facts that a wish leaves open, so that they still are the other brand's. */
const openFacts = (wish: BrandWish, languages: Brand['languages']): Fact[] => [
  ...(['licence', 'minimumAge', 'helplines', 'regulator'] as const).flatMap((key) =>
    wish.legal?.[key] === undefined ? [`legal.${key}` as const] : [],
  ),
  ...(wish.contact ? [] : ['contact' as const]),
  ...(wish.regions ? [] : ['settings.regions' as const]),
  ...languages.flatMap((language) => (wish.texts?.[language] ? [] : [`texts.${language}` as const])),
];

/**
 * A brand like another under its own name and domain, as far as the wish leaves it open. It takes neither merchants,
 * licence, tests nor analytics along, and lists as unconfirmed what is the other's still.
 */
export function brandAfter(model: Brand, wish: BrandWish): Brand {
  const { id, name, domain, merchant } = wish;
  const renamed = <Value>(value: Value): Value => {
    const text = JSON.stringify(value)
      .replaceAll(JSON.stringify(model.name).slice(1, -1), JSON.stringify(name).slice(1, -1))
      .replaceAll(`${model.id}.`, `${id}.`);
    return JSON.parse(text) as Value;
  };
  const { languages, defaultLanguage } = languagesOf(model, wish);
  const features = featuresOf(model, wish.features);
  const textsIn = (language: Brand['defaultLanguage']) =>
    wish.texts?.[language] ?? renamed(model.texts[language] ?? model.texts[model.defaultLanguage]);
  const { analyticsId: _analytics, specialEntry, unconfirmed: _open, ...rest } = model;
  const special = wish.specialEntry ?? specialEntry;
  const open = openFacts(wish, languages);
  const { licence, ...facts } = wish.legal ?? {};
  const { testing: _tested, ...legal } = model.legal;
  return {
    ...rest,
    id,
    name,
    merchants: [{ code: merchant, domains: domainsOf(id, domain), primary: true }],
    defaultLanguage,
    languages,
    currency: wish.currency ?? model.currency,
    timeZone: wish.timeZone ?? model.timeZone,
    features,
    defaultScheme: wish.defaultScheme ?? model.defaultScheme,
    layout: {
      ...model.layout,
      ...(model.layout.home && {
        home: model.layout.home.filter((section) => features.includes(HOME_SECTIONS[section])),
      }),
      ...wish.layout,
    },
    art: model.art,
    legal: {
      ...legal,
      ...facts,
      licence: licence
        ? { ...licence, isDemonstration: false }
        : { number: `DEMO-${merchant}`, holder: name, isDemonstration: true },
    },
    contact: wish.contact ?? renamed(model.contact),
    ...(special && features.includes('special-entry') && { specialEntry: special }),
    texts: Object.fromEntries(languages.map((language) => [language, textsIn(language)])),
    hero: wish.hero ?? model.hero,
    ...(open.length > 0 && { unconfirmed: open }),
  };
}

/** The text of a `brand.ts`: data alone. The formatter has to see it still. */
export const writeBrandFile = (brand: Brand): string =>
  `import { defineBrand } from '@marquee/brand';\n\nexport const brand = defineBrand(${JSON.stringify(brand)});\n`;
