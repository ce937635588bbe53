/** A language of the sites. */
export type Language = 'vi' | 'en';
