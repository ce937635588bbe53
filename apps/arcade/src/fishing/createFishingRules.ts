import type { SoloRules } from '../solo/SoloRules.ts';
import type { Fishery } from './fisheries.ts';

/** Bullets of a magazine: what one stake buys. */
export const magazine = 20;
/** A shot's number is drawn below this: every fish's share of it is a whole number. */
export const shotRange = 18_000_000;
/** Milliseconds after which what is left of a magazine is shot by itself. */
const patience = 5 * 60_000;

/** The stake of a whole magazine, in minor units; a multiple of its bullets. */
export type FishingBet = { stake: number };
/** A bullet that has been shot: at which fish, its number, and how many times its price it paid. */
export type Shot = { fish: string; roll: number; pays: number };
/** What the page sees: bullets that are still loaded keep their numbers to themselves. */
export type FishingView = { stake: number; shots: readonly Shot[] };
/** What is kept of a magazine; `rolls` are the numbers of all its bullets. */
export type FishingState = FishingView & { rolls: readonly number[] };
/** Bullets that hit fish; `from` is the number of those before, so that a call sent twice shoots once. */
export type FishingAction = { from: number; fish: readonly string[] };

/**
 * What a shot at a fish pays, as a multiple of the bullet's price; 0 where it escapes. A fish's prizes share its chance
 * evenly, and the chance is the game's return divided by what the fish is worth: no fish is a better bet than another.
 */
export const paysOf = ({ perMille, fish }: Fishery, name: string, roll: number): number => {
  const pays = (Object.hasOwn(fish, name) && fish[name]) || [];
  const worth = pays.reduce((sum, prize) => sum + prize, 0);
  return pays[Math.floor((roll * worth) / (perMille * (shotRange / 1000)))] ?? 0;
};

/** Fishing: a magazine is a round, and each of its bullets has a number that says how large a fish it brings in. */
export const createFishingRules = (fishery: Fishery): SoloRules<FishingBet, FishingState, FishingAction> => {
  const shoot = (state: FishingState, names: readonly string[]): FishingState => {
    const from = state.shots.length;
    const shots = names.map((fish, index) => {
      const roll = state.rolls[from + index] ?? shotRange;
      return { fish, roll, pays: paysOf(fishery, fish, roll) };
    });
    return { ...state, shots: [...state.shots, ...shots] };
  };
  const [surest = ''] = Object.keys(fishery.fish);
  return {
    readBet: (sent) => {
      const { stake } = (sent ?? {}) as { stake?: unknown };
      return Number.isSafeInteger(stake) && Number(stake) % magazine === 0
        ? { stake: Number(stake) }
        : undefined;
    },
    stakeOf: ({ stake }) => stake,
    begin: ({ stake }, draw) => ({
      stake,
      shots: [],
      rolls: Array.from({ length: magazine }, () => draw(shotRange)),
    }),
    winOf: ({ stake, shots }) =>
      shots.length < magazine ? null : (stake / magazine) * shots.reduce((sum, { pays }) => sum + pays, 0),
    show: ({ stake, shots }): FishingView => ({ stake, shots }),
    readAction: (sent) => {
      const { from, fish } = (sent ?? {}) as { from?: unknown; fish?: unknown };
      if (!Number.isSafeInteger(from) || !Array.isArray(fish)) return undefined;
      if (fish.length === 0 || fish.length > magazine) return undefined;
      if (fish.some((name) => typeof name !== 'string' || !Object.hasOwn(fishery.fish, name)))
        return undefined;
      return { from: Number(from), fish: fish as string[] };
    },
    act: (state, { from, fish }) => {
      const done = state.shots.slice(from, from + fish.length);
      if (from >= 0 && done.length === fish.length && done.every((shot, at) => shot.fish === fish[at]))
        return state;
      const fits = from === state.shots.length && from + fish.length <= magazine;
      return fits ? shoot(state, fish) : undefined;
    },
    endsAfter: () => patience,
    expire: (state) =>
      shoot(
        state,
        Array.from({ length: magazine - state.shots.length }, () => surest),
      ),
    // What was shot at is the player's; each bullet's number is the seed's.
    replay: (begun, shown) => {
      const { stake, shots } = (shown ?? {}) as Partial<FishingView>;
      if (stake !== begun.stake || !Array.isArray(shots) || shots.length !== magazine) return undefined;
      const played = shoot(
        begun,
        shots.map(({ fish }) => fish),
      );
      return JSON.stringify(played.shots) === JSON.stringify(shots) ? played : undefined;
    },
  };
};
