/**
 * What a fishing game gives back, in thousandths, and its fish from the surest to the rarest with what they pay in
 * bullets' prices; of several prizes each is as likely as the other.
 */
export type Fishery = { perMille: number; fish: Readonly<Record<string, readonly number[]>> };

/** The fish of each fishing game. */
export const fisheries = {
  fishTides: {
    perMille: 965,
    fish: {
      herring: [2],
      clownfish: [3],
      tang: [4],
      puffer: [6],
      turtle: [10],
      ray: [20],
      swordfish: [40],
      shark: [80],
      whale: [100, 100, 100, 200, 500],
    },
  },
} as const satisfies Readonly<Record<string, Fishery>>;

/** The name of a fishing game's kind. */
export type FishingName = keyof typeof fisheries;

/** Every fishing game's name, in the order of the catalogue. */
export const fishingNames = Object.keys(fisheries) as FishingName[];
