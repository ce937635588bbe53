/** Kinds of picture that are taken from visitors. */
export const imageTypes = ['image/png', 'image/jpeg'] as const;

/** Most bytes of a picture. */
export const imageLimit = 5 * 1024 * 1024;
