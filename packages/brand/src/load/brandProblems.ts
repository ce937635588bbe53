import { FEATURE_IDS, FEATURES } from '../constants/features.ts';
import { HOME_SECTIONS } from '../constants/homeSections.ts';
import type { Brand } from '../schema/brandSchema.ts';
import { nearestWord } from './nearestWord.ts';
import type { KeyProblem } from './schemaProblems.ts';

/** What a well-formed brand still gets wrong: rules between its keys that a schema cannot say. */
export function brandProblems(brand: Brand): KeyProblem[] {
  return [
    ...merchantProblems(brand),
    ...featureProblems(brand),
    ...homeProblems(brand),
    ...languageProblems(brand),
    ...timeZoneProblems(brand.timeZone),
    ...specialEntryProblems(brand),
  ];
}

function merchantProblems({ merchants }: Brand): KeyProblem[] {
  const primaries = merchants.filter((merchant) => merchant.primary).length;
  if (primaries === 1) return [];
  return [{ key: 'merchants', message: `exactly one is \`primary: true\`, here ${primaries} are.` }];
}

function featureProblems({ features }: Brand): KeyProblem[] {
  const missing = FEATURE_IDS.filter((id) => FEATURES[id].required && !features.includes(id));
  return [
    ...missing.map((id) => ({ key: 'features', message: `"${id}" is part of every site; list it.` })),
    ...features.flatMap((id) =>
      FEATURES[id].needs
        .filter((need) => !features.includes(need))
        .map((need) => ({ key: 'features', message: `"${id}" needs "${need}"; list both or neither.` })),
    ),
  ];
}

function homeProblems({ features, layout: { home = [] } }: Brand): KeyProblem[] {
  return home
    .filter((section) => !features.includes(HOME_SECTIONS[section]))
    .map((section) => ({
      key: 'layout.home',
      message: `"${section}" needs the feature "${HOME_SECTIONS[section]}"; list both or neither.`,
    }));
}

function languageProblems({ defaultLanguage, languages, texts }: Brand): KeyProblem[] {
  const isListed = languages.includes(defaultLanguage);
  return [
    ...(isListed
      ? []
      : [{ key: 'defaultLanguage', message: `"${defaultLanguage}" is not among the brand's languages.` }]),
    ...languages
      .filter((language) => texts[language] === undefined)
      .map((language) => ({ key: `texts.${language}`, message: 'is missing, but the language is listed.' })),
  ];
}

function timeZoneProblems(timeZone: string): KeyProblem[] {
  if (isTimeZone(timeZone)) return [];
  const nearest = nearestWord(timeZone, Intl.supportedValuesOf('timeZone'));
  const hint = nearest ? ` Did you mean "${nearest}"?` : '';
  return [{ key: 'timeZone', message: `"${timeZone}" is not an IANA time zone.${hint}` }];
}

// Not by `supportedValuesOf`: it lists Asia/Saigon and leaves out its other name, Asia/Ho_Chi_Minh.
function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function specialEntryProblems({ features, languages, specialEntry }: Brand): KeyProblem[] {
  const isListed = features.includes('special-entry');
  if (isListed !== (specialEntry !== undefined)) {
    return [
      {
        key: 'specialEntry',
        message: 'goes together with the feature "special-entry"; give both or neither.',
      },
    ];
  }
  if (!specialEntry) return [];
  return languages
    .filter((language) => specialEntry.label[language] === undefined)
    .map((language) => ({ key: `specialEntry.label.${language}`, message: 'is missing.' }));
}
