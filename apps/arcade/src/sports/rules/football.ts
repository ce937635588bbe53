import { binomial } from './binomial.ts';
import type { Market, MatchState, Result, Sport } from './Sport.ts';

const minutes = 90;

/** Minutes before the end from which no bet is taken. */
const closedFor = 4;

/** What a side's worth is a part of: its chance of a goal in a minute. */
export const million = 1_000_000;

const resultOfTotal = (line: number, pick: string, goals: number): Result => {
  if (goals === line) return 'returned';
  return goals > line === (pick === 'over') ? 'won' : 'lost';
};

const lines = { total25: 2.5, total3: 3 } as const;

const winnerOf = ([home = 0, away = 0]: readonly number[]) => (home > away ? '1' : home < away ? '2' : 'x');

/**
 * Football of ninety minutes, each with one goal at most: a number below a million is drawn for it, and those below
 * the home side's worth are its goal, the next ones the guests'. Goals come evenly and regardless of the score, so
 * the goals to come are those of a Poisson process, but for two within a minute.
 */
export const football: Sport = {
  longest: minutes,
  play: ([home = 0, away = 0], draw) => {
    const states: MatchState[] = [{ step: 0, score: [0, 0] }];
    let score: readonly [number, number] = [0, 0];
    for (let step = 1; step <= minutes; step += 1) {
      const drawn = draw(million);
      if (drawn < home) score = [score[0] + 1, score[1]];
      else if (drawn < home + away) score = [score[0], score[1] + 1];
      states.push({ step, score });
    }
    return states;
  },
  markets: ([home = 0, away = 0], { step, score }) => {
    const [goals = 0, against = 0] = score;
    const sides = { '1': 0, x: 0, '2': 0 };
    const totals: Record<keyof typeof lines, Record<Result, number>> = {
      total25: { won: 0, lost: 0, returned: 0 },
      total3: { won: 0, lost: 0, returned: 0 },
    };
    for (const [further, chance] of binomial(minutes - step, (home + away) / million).entries()) {
      for (const [own, share] of binomial(further, home / (home + away)).entries())
        sides[winnerOf([goals + own, against + further - own])] += chance * share;
      for (const line of ['total25', 'total3'] as const)
        totals[line][resultOfTotal(lines[line], 'over', goals + against + further)] += chance;
    }
    return [
      {
        id: 'winner',
        returned: 0,
        picks: (['1', 'x', '2'] as const).map((id) => ({ id, chance: sides[id] })),
      },
      ...(['total25', 'total3'] as const).map((id): Market => ({
        id,
        returned: totals[id].returned,
        picks: [
          { id: 'over', chance: totals[id].won },
          { id: 'under', chance: totals[id].lost },
        ],
      })),
    ];
  },
  isClosing: ({ step }) => step >= minutes - closedFor,
  resultOf: (market, pick, score) => {
    if (market === 'winner') return winnerOf(score) === pick ? 'won' : 'lost';
    const line = market === 'total25' ? lines.total25 : lines.total3;
    return resultOfTotal(line, pick, (score[0] ?? 0) + (score[1] ?? 0));
  },
};
