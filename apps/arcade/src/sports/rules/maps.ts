import type { MatchState, Sport } from './Sport.ts';

/** Rounds that win a map, and maps that win a match. */
const [rounds, maps] = [13, 2];

/** Steps between two maps. */
const rest = 3;

/** Rounds of a deciding map from which no bet is taken. */
const nearly = rounds - 2;

/** How likely the first side wins a map from each standing, with one chance for each of its rounds. */
const chancesOfMap = (chance: number): number[][] => {
  const chances: number[][] = Array.from({ length: rounds + 1 }, (_, own) =>
    Array.from({ length: rounds + 1 }, () => (own === rounds ? 1 : 0)),
  );
  for (let own = rounds - 1; own >= 0; own -= 1)
    for (let other = rounds - 1; other >= 0; other -= 1)
      (chances[own] ?? [])[other] =
        chance * (chances[own + 1]?.[other] ?? 0) + (1 - chance) * (chances[own]?.[other + 1] ?? 0);
  return chances;
};

/** E-sports: the best of three maps, each won by thirteen rounds; a round is drawn in proportion to the sides' worth. */
export const bestOfThree: Sport = {
  longest: 3 * (2 * rounds - 1) + 2 * rest,
  play: ([home = 0, away = 0], draw) => {
    const states: MatchState[] = [{ step: 0, score: [0, 0], rounds: [0, 0] }];
    const add = (score: readonly number[], won: readonly number[]) =>
      states.push({ step: states.length, score: [...score], rounds: [...won] });
    const score: [number, number] = [0, 0];
    while (Math.max(...score) < maps) {
      const won: [number, number] = [0, 0];
      for (;;) {
        const side = draw(home + away) < home ? 0 : 1;
        won[side] += 1;
        if (won[side] === rounds) {
          score[side] += 1;
          break;
        }
        add(score, won);
      }
      const isOver = Math.max(...score) === maps;
      add(score, isOver ? won : [0, 0]);
      for (let step = isOver ? rest : 0; step < rest; step += 1) add(score, [0, 0]);
    }
    return states;
  },
  markets: ([home = 0, away = 0], { score: [own = 0, other = 0], rounds: [won = 0, lost = 0] = [] }) => {
    const chances = chancesOfMap(home / (home + away));
    const next = chances[0]?.[0] ?? 0;
    const now = chances[won]?.[lost] ?? 0;
    const wins = (one: number, two: number, chance: number): number => {
      if (one === maps) return 1;
      if (two === maps) return 0;
      return chance * wins(one + 1, two, next) + (1 - chance) * wins(one, two + 1, next);
    };
    const third = (one: number, two: number, chance: number): number => {
      if (one + two === 2 * maps - 2 && one === two) return 1;
      if (Math.max(one, two) === maps) return one + two > maps ? 1 : 0;
      return chance * third(one + 1, two, next) + (1 - chance) * third(one, two + 1, next);
    };
    const first = wins(own, other, now);
    const over = third(own, other, now);
    return [
      {
        id: 'winner',
        returned: 0,
        picks: [
          { id: '1', chance: first },
          { id: '2', chance: 1 - first },
        ],
      },
      {
        id: 'maps25',
        returned: 0,
        picks: [
          { id: 'over', chance: over },
          { id: 'under', chance: 1 - over },
        ],
      },
    ];
  },
  isClosing: ({ score, rounds: won = [] }) =>
    score.some((count, side) => count === maps - 1 && (won[side] ?? 0) >= nearly),
  resultOf: (market, pick, [home = 0, away = 0]) => {
    const winner = home > away ? '1' : '2';
    const total = home + away > 2.5 ? 'over' : 'under';
    return pick === (market === 'winner' ? winner : total) ? 'won' : 'lost';
  },
};
