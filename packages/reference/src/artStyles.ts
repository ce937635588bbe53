/** The styles that pictures are drawn in; a brand names one, and the art has a file for each. */
export const artStyles = ['lacquer', 'poster', 'sticker'] as const;

/** A style of drawing. */
export type ArtStyle = (typeof artStyles)[number];
