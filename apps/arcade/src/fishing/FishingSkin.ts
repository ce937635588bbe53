/** How a fish of a game looks and moves; the page draws it, the rules know it by its name alone. */
export type SwimmingFish = {
  /** An SVG text; it looks to the right. */
  picture: string;
  /** Its length, in hundredths of the sea's mean side. */
  size: number;
  /** `swim` bends like a body in water and follows its way, `glide` follows it stiffly, `float` stays upright. */
  motion: 'swim' | 'glide' | 'float';
  /** Hundredths of the sea's mean side that it swims in a second. */
  speed: number;
  /** How many come together. */
  shoal: number;
  /** How often it comes, beside the others. */
  often: number;
};

/** What a fishing game looks like. */
export type FishingSkin = {
  /** An SVG text of 1200 × 900 behind the fish. */
  backdrop: string;
  /** Which of its edges stays in sight where it is cut off. */
  holds?: 'top';
  /** Which part of the sea, from above, is air. */
  surface?: number;
  colours: { deep: string; glow: string; accent: string; metal: string };
  /** What is in the water beside fish. */
  water: 'rays' | 'night' | 'dark' | 'storm' | 'pond';
  /** Where bullets come from. */
  cannons: 'corners' | 'middle';
  /** What is seen from above has no up and down. */
  isFromAbove: boolean;
  /** The fish that is announced. */
  boss: string;
  /** `slows` everybody while it is there, or `sweeps` the sea with its net when it is caught. */
  bossDoes?: 'slows' | 'sweeps';
  /** Fish that bring light into the dark. */
  lights?: readonly string[];
  fish: Readonly<Record<string, SwimmingFish>>;
};

/** What the page of a fishing game is given beside what all are given. */
export type FishingStart = {
  sea: FishingSkin;
  /** Each fish with its prizes, from the surest to the rarest. */
  prizes: readonly (readonly [name: string, pays: readonly number[]])[];
  returnToPlayer: string;
};
