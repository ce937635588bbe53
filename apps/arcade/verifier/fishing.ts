import type { Draw } from './drawsOf.ts';
import type { Played } from './Line.ts';

type Sea = { share: number; fish: Readonly<Record<string, readonly number[]>> };

/** Return in thousandths, and what fish pay, by "Fishing" of docs/fairness.md. */
const seas: Readonly<Record<string, Sea>> = {
  fishTides: {
    share: 965,
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
    share: 965,
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
    share: 965,
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
    share: 965,
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
    share: 965,
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
    share: 965,
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
    share: 970,
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
};

/** Fishing: which fish was hit is the player's, and told by the round. */
export const fishing = (
  kind: string,
  draw: Draw,
  bet: { stake: number },
  state: unknown,
): Played | undefined => {
  const sea = seas[kind];
  if (!sea) return undefined;
  const told = (state as { shots?: { fish: string }[] }).shots ?? [];
  let times = 0;
  const shots = Array.from({ length: 20 }, (_, bullet) => {
    const roll = draw(18_000_000);
    const fish = told[bullet]?.fish ?? '';
    const prizes = sea.fish[fish] ?? [];
    const sum = prizes.reduce((all, prize) => all + prize, 0);
    const each = (18_000 * sea.share) / sum;
    const pays = prizes.find((_prize, place) => roll < (place + 1) * each) ?? 0;
    times += pays;
    return { fish, roll, pays };
  });
  return { shown: { stake: bet.stake, shots }, win: (times * bet.stake) / 20 };
};
