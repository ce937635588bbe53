import type { Draw } from './drawsOf.ts';
import { shuffled } from './shuffled.ts';

/** A table's round: what it shows, and hundredths of the stake that a spot gets back. */
type Table = (draw: Draw) => { shown: Record<string, unknown>; returns: (spot: string) => number };

const pointOf = (card: number) => (card % 13 > 8 ? 0 : (card % 13) + 1);
const pointsOf = (cards: number[]) => cards.reduce((sum, card) => sum + pointOf(card), 0) % 10;

/** For a banker of 3 to 6: the values of the player's third card to which they draw. */
const bankersDraws: Record<number, string> = { 3: '012345679', 4: '234567', 5: '4567', 6: '67' };

const baccarat: Table = (draw) => {
  const next = shuffled(8, draw);
  const [first, second, third, fourth] = [next(), next(), next(), next()];
  const player = [first, third];
  const banker = [second, fourth];
  const isPair = ([one = 0, other = 0]: number[]) => one % 13 === other % 13;
  const pairs = { playerPair: isPair(player), bankerPair: isPair(banker) };
  if (pointsOf(player) < 8 && pointsOf(banker) < 8) {
    const total = pointsOf(banker);
    let mayDraw = total <= 5;
    if (pointsOf(player) <= 5) {
      const card = next();
      player.push(card);
      mayDraw = total <= 2 || (bankersDraws[total] ?? '').includes(String(pointOf(card)));
    }
    if (mayDraw) banker.push(next());
  }
  const [playerTotal, bankerTotal] = [pointsOf(player), pointsOf(banker)];
  const won = playerTotal > bankerTotal ? 'player' : playerTotal < bankerTotal ? 'banker' : 'tie';
  const pays: Record<string, number> = {
    player: won === 'player' ? 200 : won === 'tie' ? 100 : 0,
    banker: won === 'banker' ? 195 : won === 'tie' ? 100 : 0,
    tie: won === 'tie' ? 900 : 0,
    playerPair: pairs.playerPair ? 1200 : 0,
    bankerPair: pairs.bankerPair ? 1200 : 0,
  };
  return { shown: { player, banker, playerTotal, bankerTotal }, returns: (spot) => pays[spot] ?? 0 };
};

const dragonTiger: Table = (draw) => {
  const next = shuffled(8, draw);
  const [dragon, tiger] = [next(), next()];
  const won = dragon % 13 === tiger % 13 ? 'tie' : dragon % 13 > tiger % 13 ? 'dragon' : 'tiger';
  const returns = (spot: string) => (won === 'tie' ? (spot === 'tie' ? 900 : 50) : spot === won ? 200 : 0);
  return { shown: { dragon, tiger }, returns };
};

const reds = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

/** How many of a spot's numbers there are, and whether a pocket is one of them. */
const coverage = (spot: string, pocket: number): { count: number; isHit: boolean } => {
  if (/^[\d-]+$/.test(spot)) {
    const numbers = spot.split('-').map(Number);
    return { count: numbers.length, isHit: numbers.includes(pocket) };
  }
  const third = Number(spot.at(-1));
  if (spot.startsWith('dozen')) return { count: 12, isHit: Math.ceil(pocket / 12) === third };
  if (spot.startsWith('column')) return { count: 12, isHit: pocket > 0 && pocket % 3 === third % 3 };
  const isRed = reds.includes(pocket);
  const isHit = {
    red: isRed,
    black: !isRed,
    odd: pocket % 2 === 1,
    even: pocket % 2 === 0,
    low: pocket <= 18,
    high: pocket > 18,
  }[spot];
  return { count: 18, isHit: pocket > 0 && isHit === true };
};
const roulettePays = (pocket: number) => (spot: string) => {
  const { count, isHit } = coverage(spot, pocket);
  return isHit ? 3600 / count : 0;
};

const roulette: Table = (draw) => {
  const pocket = draw(37);
  return { shown: { pocket }, returns: roulettePays(pocket) };
};

const crystalRoulette: Table = (draw) => {
  const left = Array.from({ length: 37 }, (_, number) => number);
  const count = 1 + draw(5);
  const lucky: { pocket: number; pays: number }[] = [];
  for (let index = 0; index < count; index += 1) {
    const [number = 0] = left.splice(draw(left.length), 1);
    const value = draw(100);
    const pays = value < 52 ? 50 : value < 82 ? 100 : value < 94 ? 200 : value < 98 ? 300 : 500;
    lucky.push({ pocket: number, pays });
  }
  const pocket = draw(37);
  const straight = 1 + (lucky.find((one) => one.pocket === pocket)?.pays ?? 29);
  return {
    shown: { lucky, pocket },
    returns: (spot) =>
      /^\d+$/.test(spot) ? (Number(spot) === pocket ? 100 * straight : 0) : roulettePays(pocket)(spot),
  };
};

const sums = [60, 30, 18, 12, 8, 7, 6, 6, 7, 8, 12, 18, 30, 60];

const sicbo: Table = (draw) => {
  const dice = [1, 2, 3].map(() => 1 + draw(6));
  const sum = dice.reduce((all, die) => all + die, 0);
  const times = (face: number) => dice.filter((die) => die === face).length;
  const isTriple = times(dice[0] ?? 0) === 3;
  const side = isTriple ? [] : [sum > 10 ? 'big' : 'small', sum % 2 ? 'odd' : 'even'];
  /** What a spot pays to 1; nothing where it loses. */
  const paysOf = (spot: string): number | undefined => {
    const numbers = spot
      .replaceAll(/[^\d-]/g, '')
      .split('-')
      .map(Number);
    const face = numbers[0] ?? 0;
    if (side.includes(spot)) return 1;
    if (spot === 'anyTriple') return isTriple ? 30 : undefined;
    if (spot.startsWith('sum')) return sum === face ? sums[face - 4] : undefined;
    if (spot.startsWith('face')) return times(face) || undefined;
    if (spot.startsWith('double')) return times(face) >= 2 ? 10 : undefined;
    if (spot.startsWith('triple')) return times(face) === 3 ? 150 : undefined;
    return spot.startsWith('pair') && numbers.every((one) => times(one) > 0) ? 5 : undefined;
  };
  const returns = (spot: string) => {
    const pays = paysOf(spot);
    return pays === undefined ? 0 : 100 * (1 + pays);
  };
  return { shown: { dice }, returns };
};

const xocDia: Table = (draw) => {
  const tokens = [1, 2, 3, 4].map(() => draw(2) === 1);
  const red = tokens.filter(Boolean).length;
  const come = [red % 2 ? 'odd' : 'even', ['fourWhite', 'threeWhite', '', 'threeRed', 'fourRed'][red]];
  const pays: Record<string, number> = { threeRed: 380, threeWhite: 380, fourRed: 1300, fourWhite: 1300 };
  return { shown: { tokens }, returns: (spot) => (come.includes(spot) ? (pays[spot] ?? 198) : 0) };
};

const fanTan: Table = (draw) => {
  const buttons = 60 + draw(40);
  const left = ((buttons - 1) % 4) + 1;
  const returns = (spot: string) => {
    if (spot === 'odd' || spot === 'even') return (left % 2 === 1) === (spot === 'odd') ? 195 : 0;
    const numbers = spot.split('-').map(Number);
    return numbers.includes(left) ? (numbers.length === 1 ? 385 : 195) : 0;
  };
  return { shown: { buttons }, returns };
};

const wheel =
  '40 1 2 1 5 1 2 1 10 1 2 5 1 2 *3 1 2 1 20 1 2 1 5 1 2 10 1 2 1 5 2 *6 1 2 1 20 1 2 1 10 1 2 1 5 2 1 2 10 1 5 2 1 5 1'.split(
    ' ',
  );

const moneyWheel: Table = (draw) => {
  const stops: number[] = [];
  let times = 1;
  for (;;) {
    const stop = draw(54);
    stops.push(stop);
    const segment = wheel[stop] ?? '';
    if (segment.startsWith('*')) times *= Number(segment.slice(1));
    else
      return {
        shown: { stops },
        returns: (spot) => (spot === `x${segment}` ? 100 * (1 + Number(segment) * times) : 0),
      };
  }
};

/** The live tables by kind, by "Live tables" of docs/fairness.md. */
export const tables: Record<string, Table> = {
  baccarat,
  dragonTiger,
  roulette,
  crystalRoulette,
  sicbo,
  xocDia,
  fanTan,
  moneyWheel,
};
