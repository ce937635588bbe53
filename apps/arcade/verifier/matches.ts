import type { Draw } from './drawsOf.ts';
import type { Played } from './Line.ts';

type Score = readonly number[];
/** The scores of a match after each step, from the worth of its sides. */
type Course = (worth: readonly number[], draw: Draw) => Score[];
/** What a bet gets of its stake: all by its odds, nothing, or the stake back. */
type Outcome = 'won' | 'lost' | 'returned';
type League = {
  course: Course;
  outcome: (market: string, pick: string, score: Score) => Outcome;
  worth: readonly number[];
  isField: boolean;
  together: number;
  minutes: number;
  after: number;
  abandoned: number;
};

const add = (score: Score, side: number) => score.map((count, index) => count + Number(index === side));

const football: Course = ([home = 0, away = 0], draw) => {
  const scores: Score[] = [[0, 0]];
  for (let minute = 1; minute <= 90; minute += 1) {
    const drawn = draw(1_000_000);
    const scorer = drawn < home ? 0 : drawn < home + away ? 1 : -1;
    scores.push(add(scores.at(-1) ?? [], scorer));
  }
  return scores;
};

const maps: Course = ([home = 0, away = 0], draw) => {
  const scores: Score[] = [[0, 0]];
  let score: Score = [0, 0];
  for (;;) {
    let won: Score = [0, 0];
    while (Math.max(...won) < 13) {
      won = add(won, draw(home + away) < home ? 0 : 1);
      if (Math.max(...won) < 13) scores.push(score);
    }
    score = add(score, won.indexOf(13));
    scores.push(score);
    if (score.includes(2)) return scores;
    scores.push(score, score, score);
  }
};

/** Draws who is next in proportion to weights. */
const nextOf = (weights: readonly number[], draw: Draw): number => {
  const drawn = draw(weights.reduce((sum, weight) => sum + weight, 0));
  let sum = 0;
  return weights.findIndex((weight) => (sum += weight) > drawn);
};

const lastSquad: Course = (worth, draw) => {
  const weights = worth.map((one) => Math.floor(1_000_000 / one));
  let places = worth.map(() => 0);
  const scores: Score[] = [places];
  for (let place = worth.length; place > 1; place -= 1) {
    for (let step = 0; step < 5; step += 1) scores.push(places);
    const gone = nextOf(
      weights.map((weight, index) => (places[index] ? 0 : weight)),
      draw,
    );
    places = places.map((known, index) => (index === gone ? place : known));
    if (place === 2) places = places.map((known) => known || 1);
    scores.push(places);
  }
  return scores;
};

const orderOf = (weights: readonly number[], draw: Draw): number[] => {
  const left = [...weights];
  return weights.map(() => {
    const next = nextOf(left, draw);
    left[next] = 0;
    return next;
  });
};

/** A race is never abandoned, so that its end is all that decides. */
const derby: Course = (worth, draw) => {
  const order = orderOf(worth, draw);
  return [worth.map((_, runner) => order.indexOf(runner) + 1)];
};

const won = (is: boolean): Outcome => (is ? 'won' : 'lost');

const ofFootball: League['outcome'] = (market, pick, [home = 0, away = 0]) => {
  if (market === 'winner') return won(pick === (home > away ? '1' : home < away ? '2' : 'x'));
  const line = market === 'total25' ? 2.5 : 3;
  return home + away === line ? 'returned' : won(home + away > line === (pick === 'over'));
};
const ofMaps: League['outcome'] = (market, pick, [home = 0, away = 0]) =>
  won(pick === (market === 'winner' ? (home > away ? '1' : '2') : home + away === 3 ? 'over' : 'under'));
const ofPlaces: League['outcome'] = (_market, pick, score) => won(score[Number(pick) - 1] === 1);

const goals = (...perMatch: number[]) => perMatch.map((count) => Math.round((count / 90) * 1_000_000));
const live = { together: 1, after: 0, isField: false, abandoned: 150 };
const foot = { course: football, outcome: ofFootball };
const electronic = { course: maps, outcome: ofMaps, ...live, minutes: 2 };

/** By "Matches" of docs/fairness.md. */
const leagues: Readonly<Record<string, League>> = {
  'halfcourt-sportsbook': {
    ...foot,
    ...live,
    minutes: 2,
    worth: goals(1.7, 1.5, 1.4, 1.35, 1.3, 1.25, 1.2, 1.1, 1, 0.9),
  },
  'kite-sports': {
    ...foot,
    ...live,
    minutes: 2,
    after: 1,
    worth: goals(1.75, 1.55, 1.45, 1.3, 1.25, 1.2, 1.1, 1.05, 0.95, 0.85),
  },
  'virtual-league': {
    ...foot,
    ...live,
    minutes: 4,
    together: 5,
    abandoned: 0,
    worth: goals(1.65, 1.5, 1.4, 1.35, 1.3, 1.2, 1.15, 1.1, 1, 0.95),
  },
  'pixel-cup': {
    ...foot,
    ...live,
    minutes: 3,
    abandoned: 0,
    worth: goals(2.1, 1.95, 1.8, 1.7, 1.6, 1.5, 1.4, 1.3),
  },
  'virtual-derby': {
    ...live,
    course: derby,
    outcome: ofPlaces,
    isField: true,
    minutes: 2,
    abandoned: 0,
    worth: [2000, 1700, 1450, 1250, 1050, 900, 760, 640],
  },
  'kite-arena-esports': { ...electronic, worth: [1090, 1060, 1030, 1010, 990, 970, 950, 920] },
  'halfcourt-esports': { ...electronic, after: 1, worth: [1080, 1050, 1030, 1000, 990, 960, 940, 920] },
  'battle-royale-odds': {
    ...live,
    course: lastSquad,
    outcome: ofPlaces,
    isField: true,
    minutes: 3,
    worth: [1500, 1300, 1150, 1000, 900, 820, 740, 660],
  },
};

/** The sides of a match, the home side first, as the circle method pairs them. */
const playing = ({ worth, isField }: League, number: number): number[] => {
  if (isField) return worth.map((_, index) => index);
  const count = worth.length;
  const round = Math.floor(number / (count / 2));
  const index = number % (count / 2);
  const seat = (place: number) => (place === 0 ? 0 : 1 + ((place - 1 + (round % (count - 1))) % (count - 1)));
  const pair = [seat(index), seat(count - 1 - index)];
  return round % 2 === 0 ? pair : pair.toReversed();
};

/** Plays a match of a league again and what a bet on it gets; undefined where there is no such league. */
export const playMatch = (client: string, bet: unknown, stake: number, draw: Draw): Played | undefined => {
  const [game = '', text] = client.split(':');
  const league = leagues[game];
  if (!league) return undefined;
  const number = Number(text);
  const startsAt = Math.floor(number / league.together) * league.minutes + league.after;
  const day = Math.floor(startsAt / 1440);
  const worth = playing(league, number).map((side, place) => {
    const form = 92 + 4 * ((day * 7 + side * 3) % 5) + (place === 0 && !league.isField ? 10 : 0);
    return Math.round(((league.worth[side] ?? 0) * form) / 100);
  });
  const isAbandoned = draw(10_000) < league.abandoned;
  const scores = league.course(worth, draw);
  const score = scores.at(isAbandoned ? 1 + draw(scores.length - 2) : -1) ?? [];
  const shown = { isAbandoned, score };
  const laid = bet as { market: string; pick: string; odds: number } | null;
  if (!laid) return { shown, win: 0 };
  const outcome = isAbandoned ? 'returned' : league.outcome(laid.market, laid.pick, score);
  const win = { won: Math.floor((stake * laid.odds) / 100), lost: 0, returned: stake }[outcome];
  return { shown, win };
};
