/** The languages a brand may offer today; a further one is added here and in the catalogs. */
export const OFFERED_LANGUAGES = ['vi', 'en'] as const;

/** BCP 47 code of an offered language. */
export type Language = (typeof OFFERED_LANGUAGES)[number];
