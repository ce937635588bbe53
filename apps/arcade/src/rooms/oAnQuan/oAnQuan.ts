import type { RoomRules } from '../RoomRules.ts';

/** Twelve pits in the direction of sowing: five of seat 0, a mandarin's, five of seat 1, a mandarin's. */
const pits = 12;
const mandarins = [5, 11];
const mandarinWorth = 10;
/** Turns after which a game is counted as it stands. */
const mostTurns = 200;

/** A game of ô ăn quan. */
export type OAnQuanState = {
  /** Citizens in each pit. */
  citizens: readonly number[];
  /** Whether the mandarin is still in its pit, of those in which one began. */
  hasMandarin: readonly boolean[];
  /** What each seat has captured; below nothing where it had to borrow. */
  scores: readonly number[];
  turn: number;
  turns: number;
  /** The last turn: where it began, which way it went, and what it captured. */
  last: { pit: number; step: 1 | -1; captured: readonly number[]; gain: number } | null;
  winner: number | null;
  end: 'mandarinsGone' | 'tooLong' | 'gaveUp' | null;
};

/** A pit of one's own to sow from and the direction; null gives the game up. */
export type OAnQuanMove = { pit: number; step: 1 | -1 } | null;

/** The pits of a seat. */
export const pitsOf = (seat: number): number[] => Array.from({ length: 5 }, (_, index) => seat * 6 + index);

const worthOf = (state: Pick<OAnQuanState, 'citizens' | 'hasMandarin'>, pit: number) =>
  (state.citizens[pit] ?? 0) + (state.hasMandarin[pit] ? mandarinWorth : 0);

const wrap = (pit: number) => (pit + pits) % pits;

/** Sows, goes on from the pits that follow, and captures what lies behind empty ones. */
const sow = (state: OAnQuanState, from: number, step: 1 | -1) => {
  const citizens = [...state.citizens];
  const hasMandarin = [...state.hasMandarin];
  const captured: number[] = [];
  let gain = 0;
  const worth = (pit: number) => worthOf({ citizens, hasMandarin }, pit);
  let at = from;
  // Sowing could go in circles for ever; no real turn comes near so many handfuls.
  for (let handful = 0; handful < 100; handful += 1) {
    const hand = citizens[at] ?? 0;
    citizens[at] = 0;
    for (let sown = 0; sown < hand; sown += 1) {
      at = wrap(at + step);
      citizens[at] = (citizens[at] ?? 0) + 1;
    }
    at = wrap(at + step);
    if (worth(at) === 0 || mandarins.includes(at)) break;
  }
  while (worth(at) === 0) {
    const target = wrap(at + step);
    if (worth(target) === 0) break;
    gain += worth(target);
    captured.push(target);
    citizens[target] = 0;
    hasMandarin[target] = false;
    at = wrap(target + step);
  }
  return { citizens, hasMandarin, captured, gain };
};

const decided = (state: OAnQuanState): OAnQuanState => {
  const areGone = mandarins.every((pit) => worthOf(state, pit) === 0);
  if (!areGone && state.turns < mostTurns) return state;
  const scores = state.scores.map(
    (score, seat) => score + pitsOf(seat).reduce((sum, pit) => sum + (state.citizens[pit] ?? 0), 0),
  );
  const citizens = state.citizens.map((count, pit) => (mandarins.includes(pit) ? count : 0));
  const lead = (scores[0] ?? 0) - (scores[1] ?? 0);
  return {
    ...state,
    citizens,
    scores,
    winner: lead === 0 ? null : lead > 0 ? 0 : 1,
    end: areGone ? 'mandarinsGone' : 'tooLong',
  };
};

/** Whose pits are all empty lays one citizen in each, from what was captured or borrowed. */
const refilled = (state: OAnQuanState): OAnQuanState => {
  const mine = pitsOf(state.turn);
  if (state.end || mine.some((pit) => (state.citizens[pit] ?? 0) > 0)) return state;
  return {
    ...state,
    citizens: state.citizens.map((count, pit) => (mine.includes(pit) ? 1 : count)),
    scores: state.scores.map((score, seat) => (seat === state.turn ? score - mine.length : score)),
  };
};

/** Ô ăn quan: the game ends with both mandarins gone; who has more wins, who runs out of time loses. */
export const oAnQuan = {
  seats: { least: 2, most: 2 },
  secondsAMove: 30,
  deal: (draw, _seats, leader): OAnQuanState => ({
    citizens: Array.from({ length: pits }, (_, pit) => (mandarins.includes(pit) ? 0 : 5)),
    hasMandarin: Array.from({ length: pits }, (_, pit) => mandarins.includes(pit)),
    scores: [0, 0],
    turn: leader ?? draw(2),
    turns: 0,
    last: null,
    winner: null,
    end: null,
  }),
  turnOf: ({ turn }) => [turn],
  readMove: (value) => {
    if (typeof value !== 'object' || value === null || !('pit' in value)) return undefined;
    const { pit } = value;
    if (pit === null) return null;
    const step = 'step' in value ? value.step : undefined;
    return Number.isInteger(pit) && Number(pit) >= 0 && Number(pit) < pits && (step === 1 || step === -1)
      ? { pit: Number(pit), step }
      : undefined;
  },
  play: (state, move) => {
    const { turn } = state;
    if (!move) return { ...state, winner: 1 - turn, end: 'gaveUp' as const };
    if (!pitsOf(turn).includes(move.pit)) return 'notYourPit';
    if ((state.citizens[move.pit] ?? 0) === 0) return 'emptyPit';
    const { citizens, hasMandarin, captured, gain } = sow(state, move.pit, move.step);
    const scores = state.scores.map((score, seat) => (seat === turn ? score + gain : score));
    const last = { ...move, captured, gain };
    return refilled(
      decided({ ...state, citizens, hasMandarin, scores, last, turn: 1 - turn, turns: state.turns + 1 }),
    );
  },
  expire: () => null,
  outcome: ({ end, winner }) => (end ? { winners: winner === null ? [] : [winner] } : undefined),
  view: (state) => state,
} satisfies RoomRules<OAnQuanState, OAnQuanMove>;
