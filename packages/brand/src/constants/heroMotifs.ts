/** Motifs of the art generator that a brand's hero scenery may be made of. */
export const HERO_MOTIFS = ['reels', 'cards', 'dice', 'fish', 'balls', 'wheel', 'shield'] as const;

/** Name of a motif of the art generator. */
export type HeroMotif = (typeof HERO_MOTIFS)[number];
