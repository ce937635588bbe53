import { createHash } from 'node:crypto';
import { dice } from './dice.ts';
import { type Draw, drawsOf } from './drawsOf.ts';
import { fishing } from './fishing.ts';
import { instants } from './instants.ts';
import { kite } from './kite.ts';
import { twentyOne } from './twentyOne.ts';
import type { Line, Played } from './Line.ts';
import { lotteryOf } from './lotteries.ts';
import { playMatch } from './matches.ts';
import { rooms } from './rooms.ts';
import { slots } from './slots.ts';
import { tables } from './tables.ts';

const playShared = ({ kind, client, bet, stake, win }: Line, draw: Draw): Played | undefined => {
  const table = tables[kind]?.(draw);
  if (table) {
    const chips = Object.entries(bet as Record<string, number>);
    const paid = chips.reduce((sum, [spot, laid]) => sum + Math.floor((laid * table.returns(spot)) / 100), 0);
    return { shown: table.shown, win: paid };
  }
  const room = rooms[kind];
  if (room) {
    const { seats, leader } = bet as { seats: number; leader: number | null };
    const prize = seats * stake - Math.floor((3 * seats * stake) / 100);
    // The seed deals; who wins is the players' doing. Winners share the prize, and with none all get their stake.
    const shares = Array.from({ length: seats - 1 }, (_, others) => Math.floor(prize / (others + 1)));
    return { shown: room(draw, seats, leader), win: [...shares, stake].includes(win) ? win : prize };
  }
  if (kind === 'sports') return playMatch(client, bet, stake, draw);
  const lottery = kind === 'lottery' ? lotteryOf(client.split(':')[0] ?? '') : undefined;
  if (!lottery) return undefined;
  const prizes = lottery.draw(draw);
  type Bet = { bet: string; picks: string[]; stake: number };
  const paid = (bet as Bet[]).reduce(
    (sum, line) => sum + Math.floor((line.stake * (lottery.pays[line.bet]?.(line.picks, prizes) ?? 0)) / 100),
    0,
  );
  return { shown: { ...prizes }, win: paid };
};

const play = (line: Line, draw: Draw): Played | undefined => {
  const { kind, bet, state } = line;
  if (kind === 'crash') return kite(draw, bet as { stake: number }, state);
  const instant = instants[kind]?.(draw, bet as { stake: number; thorns?: number }, state);
  if (instant) return instant;
  const hand = twentyOne(kind, draw, (bet as { stake: number }).stake, state);
  if (hand) return hand;
  return (
    dice[kind]?.(draw, bet as Record<string, number>) ??
    slots[kind]?.(draw, bet as { stake: number }) ??
    fishing(kind, draw, bet as { stake: number }, state) ??
    playShared(line, draw)
  );
};

/** What a line says that the round showed, by the names that `play` gives. */
const saidOf = (state: unknown): Record<string, unknown> => {
  const said = (state ?? {}) as Record<string, unknown>;
  const { steps } = said;
  return Array.isArray(steps) ? { grids: steps.map(({ grid }: { grid: unknown }) => grid) } : said;
};

/** Verifies a round: `right`, `secret` while its seed is not shown, or what is wrong with it. */
export const verifyRound = (line: Line): string => {
  const { seed, hash, client, nonce, state, win } = line;
  if (seed === null) return 'secret';
  if (createHash('sha256').update(seed).digest('hex') !== hash)
    return 'the seed is not the one of the hash that was shown before';
  const played = play(line, drawsOf(seed, client, nonce));
  if (!played) return `no game of the kind ${line.kind} is known`;
  const said = saidOf(state);
  for (const [name, value] of Object.entries(played.shown)) {
    // Fields of a table's lucky numbers and of prizes stand in one order on both sides: that of docs/fairness.md.
    const [drawn, told] = [JSON.stringify(value), JSON.stringify(said[name])];
    if (drawn !== told) return `${name} is drawn as ${drawn}, not ${told}`;
  }
  return played.win === win ? 'right' : `it wins ${played.win}, not ${win}`;
};
