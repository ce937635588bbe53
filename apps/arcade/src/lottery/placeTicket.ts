import { randomUUID } from 'node:crypto';
import type { Arcade } from '../games/Arcade.ts';
import type { Seat } from '../launch/Seat.ts';
import type { LotteryStore } from './openLotteryStore.ts';
import { openDraw } from './rules/draws.ts';
import type { Lottery } from './rules/lotteries.ts';
import { readPicks } from './rules/readPicks.ts';
import { costOf, largestStake, type Line } from './rules/ticket.ts';

/** How many lines a ticket has at most. */
const most = 100;

const readLine = (
  { game }: Lottery,
  given: Line,
  limits: { min: number; max: number },
): Line | 'PICKS_WRONG' | 'STAKE_WRONG' => {
  const bet = game.bets.find(({ id }) => id === given.bet);
  const picks = bet && readPicks(bet, given.picks);
  if (!bet || !picks) return 'PICKS_WRONG';
  // The game's smallest bet is the betting unit of the currency.
  const largest = Math.min(limits.max, largestStake(bet) * limits.min);
  const isGood = Number.isSafeInteger(given.stake) && given.stake >= limits.min && given.stake <= largest;
  return isGood ? { bet: bet.id, picks, stake: given.stake } : 'STAKE_WRONG';
};

type Options = { arcade: Arcade; store: LotteryStore };
type Wish = { number: string; lines: readonly Line[]; limits: { min: number; max: number } };

/** Takes a ticket for the draw that is open; answers its id, or why it was not taken. */
export const placeTicket = async (
  { arcade, store }: Options,
  seat: Seat,
  lottery: Lottery,
  { number, lines: given, limits }: Wish,
): Promise<{ id: string } | { refused: string }> => {
  const now = arcade.now();
  const open = openDraw(lottery, now);
  // The player saw the countdown of another draw: nothing is bet on one that nobody chose.
  // One that has been drawn takes no bets either, should the clock have been put back.
  const isDrawn = store.findDraw(lottery.code, number)?.prizes;
  if (open.number !== number || isDrawn) return { refused: 'DRAW_CLOSED' };
  if (given.length === 0 || given.length > most) return { refused: 'PICKS_WRONG' };
  const lines: Line[] = [];
  for (const one of given) {
    const line = readLine(lottery, one, limits);
    if (typeof line === 'string') return { refused: line };
    lines.push(line);
  }
  const cost = lines.reduce((sum, line) => sum + costOf(lottery.game.bets, line), 0);
  const id = randomUUID();
  store.addTicket({
    id,
    player: seat.id,
    session: seat.session,
    lottery: lottery.code,
    number,
    lines,
    cost,
    placedAt: now,
  });
  const { refused } = await arcade.cashier.bet(seat, { id, round: id, amount: cost });
  if (refused !== undefined) {
    store.move(id, 'asked', 'void');
    return { refused };
  }
  // A draw that came before the answer has voided it, and its stake is on its way back.
  return store.move(id, 'asked', 'open') ? { id } : { refused: 'DRAW_CLOSED' };
};
