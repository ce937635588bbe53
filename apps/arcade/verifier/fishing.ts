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
