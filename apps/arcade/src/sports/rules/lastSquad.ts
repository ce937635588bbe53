import type { MatchState, Sport } from './Sport.ts';

/** Steps from one squad's end to the next one's. */
const apart = 6;

/** Squads of a match. */
const squads = 8;

/** How much a squad weighs where the next one to go is drawn: the less the better it is. */
const weightOf = (worth: number) => Math.floor(1_000_000 / worth);

/** How likely each of those who are still in is the last one, the others one by one drawn by their weights. */
const chancesOfLast = (weights: readonly number[], isIn: readonly boolean[]): number[] => {
  const known = new Map<number, number[]>();
  const count = (set: number): number[] => {
    const before = known.get(set);
    if (before) return before;
    const inside = weights.flatMap((_, index) => (set & (1 << index) ? index : []));
    const chances = weights.map(() => 0);
    const [only] = inside;
    if (inside.length === 1 && only !== undefined) chances[only] = 1;
    else {
      const total = inside.reduce((sum, index) => sum + (weights[index] ?? 0), 0);
      for (const index of inside)
        for (const [one, chance] of count(set & ~(1 << index)).entries())
          chances[one] = (chances[one] ?? 0) + ((weights[index] ?? 0) / total) * chance;
    }
    known.set(set, chances);
    return chances;
  };
  return count(isIn.reduce((set, isStill, index) => (isStill ? set | (1 << index) : set), 0));
};

/** Eight squads of which one after the other goes; the score is a squad's place, 0 while it is in. */
export const lastSquad: Sport = {
  longest: apart * (squads - 1),
  play: (worth, draw) => {
    const weights = worth.map(weightOf);
    const score = worth.map(() => 0);
    const states: MatchState[] = [{ step: 0, score: [...score] }];
    for (let place = worth.length; place > 1; place -= 1) {
      for (let step = 1; step < apart; step += 1) states.push({ step: states.length, score: [...score] });
      const weighed = weights.map((weight, index) => (score[index] === 0 ? weight : 0));
      let drawn = draw(weighed.reduce((sum, weight) => sum + weight, 0));
      const gone = weighed.findIndex((weight) => (drawn -= weight) < 0);
      score[gone] = place;
      if (place === 2) score[score.indexOf(0)] = 1;
      states.push({ step: states.length, score: [...score] });
    }
    return states;
  },
  markets: (worth, { score }) => {
    const chances = chancesOfLast(
      worth.map(weightOf),
      score.map((place) => place < 2),
    );
    return [
      {
        id: 'winner',
        returned: 0,
        picks: chances.map((chance, index) => ({ id: String(index + 1), chance })),
      },
    ];
  },
  isClosing: ({ score }) => score.filter((place) => place === 0).length <= 2,
  resultOf: (_market, pick, score) => (score[Number(pick) - 1] === 1 ? 'won' : 'lost'),
};
