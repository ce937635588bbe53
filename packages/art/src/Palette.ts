/** Colours of one picture, as `#rrggbb`. */
export type Palette = {
  /** Darkest part of the background. */
  deep: string;
  /** Middle of the background. */
  mid: string;
  /** The light behind the object. */
  glow: string;
  /** The object. */
  main: string;
  /** Its lit side. */
  bright: string;
  /** Small things that stand out. */
  accent: string;
};
