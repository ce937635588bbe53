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
  fishReef: {
    perMille: 965,
    fish: {
      damselfish: [2],
      clownfish: [3],
      seahorse: [5],
      angelfish: [8],
      jelly: [12],
      turtle: [20],
      lionfish: [30],
      octopus: [60],
      mermaid: [50, 50, 100, 250],
    },
  },
  fishPalace: {
    perMille: 965,
    fish: {
      soldier: [3],
      carp: [5],
      crabGeneral: [10],
      puffer: [15],
      minister: [30],
      pearl: [60],
      serpent: [120],
      dragon: [200, 300, 1000],
    },
  },
  fishLantern: {
    perMille: 965,
    fish: {
      krill: [2],
      lanternFish: [3],
      glowJelly: [5],
      squid: [8],
      nautilus: [15],
      viperfish: [25],
      octopus: [50],
      gulper: [100],
      angler: [60, 90, 150],
    },
  },
  fishCrab: {
    perMille: 965,
    fish: {
      sardine: [2],
      shrimp: [3],
      bream: [4],
      puffer: [8],
      lobster: [15],
      crab: [30],
      octopus: [60],
      kingCrab: [30, 30, 30, 60, 150],
    },
  },
  fishStorm: {
    perMille: 965,
    fish: {
      mackerel: [2],
      herring: [3],
      squid: [5],
      cod: [8],
      tuna: [15],
      swordfish: [30],
      eel: [20, 30, 40, 60],
      shark: [75],
    },
  },
  fishKoi: {
    perMille: 970,
    fish: {
      goldfish: [2],
      whiteKoi: [3],
      redKoi: [4],
      blueKoi: [5],
      pondTurtle: [8],
      crownedKoi: [12],
      threeKoi: [20],
      goldenKoi: [20, 30, 50, 100],
    },
  },
} as const satisfies Readonly<Record<string, Fishery>>;

/** The name of a fishing game's kind. */
export type FishingName = keyof typeof fisheries;

/** Every fishing game's name, in the order of the catalogue. */
export const fishingNames = Object.keys(fisheries) as FishingName[];
