import type { Draw } from './drawsOf.ts';
import type { Played } from './Line.ts';

type Stake = { stake: number };
type Instant = (draw: Draw, bet: Stake & { thorns?: number }, state: unknown) => Played;

const times = [100, 40, 12, 5, 2.7, 1.5, 1, 0.5, 0.3];

const plinko: Instant = (draw, { stake }) => {
  const path: boolean[] = [];
  for (let row = 0; row < 16; row += 1) path.push(draw(2) === 1);
  const slot = path.reduce((sum, right) => sum + Number(right), 0);
  const pays = Math.round(100 * (times[Math.min(slot, 16 - slot)] ?? 0));
  return { shown: { path, slot }, win: Math.floor((stake * pays) / 100) };
};

const cards: readonly (readonly [pays: number, cards: number])[] = [
  [500, 2],
  [100, 10],
  [20, 60],
  [10, 120],
  [5, 300],
  [2, 900],
  [1, 1800],
];

const scratch: Instant = (draw, { stake }) => {
  const number = draw(10_000);
  let passed = 0;
  let prize: number | null = null;
  for (const [picture, [, count]] of cards.entries()) {
    if (number >= passed && number < passed + count) prize = picture;
    passed += count;
  }
  const others = [0, 1, 2, 3, 4, 5, 6].filter((picture) => picture !== prize).flatMap((one) => [one, one]);
  const printed = prize === null ? [] : [prize, prize, prize];
  while (printed.length < 6) printed.push(...others.splice(draw(others.length), 1));
  const pictures: number[] = [];
  while (pictures.length < 6) pictures.push(...printed.splice(draw(printed.length), 1));
  return { shown: { pictures, prize }, win: prize === null ? 0 : stake * (cards[prize]?.[0] ?? 0) };
};

/** A garden; which tiles were turned is the player's, and told by the round. */
const mines: Instant = (draw, { stake, thorns: count = 0 }, state) => {
  const left = [...Array(25).keys()];
  const thorns: number[] = [];
  while (thorns.length < count) thorns.push(...left.splice(draw(left.length), 1));
  const { turned = [], hit } = state as { turned?: number[]; hit?: number };
  const isFair = new Set(turned).size === turned.length && turned.every((tile) => left.includes(tile));
  const isHit = hit !== undefined && thorns.includes(hit);
  const shown = {
    thorns,
    ...(!isFair && { turned: 'tiles without thorns, each once' }),
    ...(hit !== undefined && !isHit && { hit: 'a thorn' }),
  };
  let fair = 97;
  for (const turn of turned.keys()) fair = (fair * (25 - turn)) / (25 - count - turn);
  const worth = turned.length === 0 ? 100 : Math.min(100_000, Math.floor(fair + 1e-9));
  return { shown, win: isHit ? 0 : Math.floor((stake * worth) / 100) };
};

/** By "Games that one plays alone" of docs/fairness.md. */
export const instants: Record<string, Instant> = { plinko, scratch, mines };
