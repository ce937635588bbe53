import type { Draw } from '../fairness/createDraw.ts';
import { lotteries } from '../lottery/rules/lotteries.ts';
import { type Line, winOf } from '../lottery/rules/ticket.ts';
import { isRoomKind, roomGames } from '../rooms/roomGames.ts';
import { shareOut } from '../rooms/shareOut.ts';
import { leagues } from '../sports/rules/leagues.ts';
import { fixtureOf } from '../sports/rules/fixtures.ts';
import { endingOf, playMatch } from '../sports/rules/playMatch.ts';
import { type Laid, paidOf } from '../sports/rules/paidOf.ts';
import { liveTables } from '../tables/live/liveTables.ts';
import type { Finding } from './Finding.ts';
import { isSame } from './isSame.ts';
import type { ProvedRound } from './ProvedRounds.ts';

/** Plays a round again from its draws; undefined where the round is of another family of games. */
type Check = (kind: string, round: ProvedRound, draw: Draw) => Finding | undefined;

/** A live table: its id is the draws' `client`, `bet` are the player's chips, `state` is the result. */
const table: Check = (_kind, { client, bet, state, win }, draw) => {
  const rules = liveTables.get(client)?.rules;
  if (!rules) return undefined;
  const result = rules.play(draw);
  if (!isSame(result, state)) return 'wrongDraw';
  const paid = Object.entries((bet ?? {}) as Record<string, number>).reduce(
    (sum, [spot, stake]) => sum + Math.floor((stake * rules.returns(spot, result)) / 100),
    0,
  );
  return paid === win ? 'right' : 'wrongWin';
};

/** A game between people: `bet` says how many sat there and who led, `state` is what was dealt. */
const room: Check = (kind, { bet, state, stake, win }, draw) => {
  if (!isRoomKind(kind)) return undefined;
  const { seats, leader } = (bet ?? {}) as { seats?: unknown; leader?: unknown };
  const { rules } = roomGames[kind];
  if (typeof seats !== 'number' || seats < rules.seats.least || seats > rules.seats.most) return 'wrongDraw';
  const dealt = rules.deal(draw, seats, typeof leader === 'number' ? leader : null);
  if (!isSame(dealt, state)) return 'wrongDraw';
  // Who won is the players' doing; what a winner gets is not.
  const prizes = Array.from({ length: seats - 1 }, (_, others) => shareOut(stake, seats, others + 1).prize);
  return [0, stake, ...prizes].includes(win) ? 'right' : 'wrongWin';
};

/** A lottery: `bet` are the lines of a ticket, `state` the numbers that were drawn. */
const lottery: Check = (kind, { client, bet, state, win }, draw) => {
  const game = kind === 'lottery' ? lotteries.get(client.split(':')[0] ?? '')?.game : undefined;
  if (!game) return undefined;
  const prizes = game.draw(draw);
  if (!isSame(prizes, state)) return 'wrongDraw';
  const paid = (Array.isArray(bet) ? (bet as Line[]) : []).reduce(
    (sum, line) => sum + winOf(game.bets, line, prizes),
    0,
  );
  return paid === win ? 'right' : 'wrongWin';
};

/** A match of a simulated league: `bet` is a bet on it or null, `state` how it ended. */
const match: Check = (kind, { client, bet, state, stake, win }, draw) => {
  const [game = '', number] = client.split(':');
  const league = kind === 'sports' ? leagues.get(game) : undefined;
  if (!league) return undefined;
  const played = playMatch(league, fixtureOf(league, Number(number)), draw);
  if (!isSame(endingOf(played), state)) return 'wrongDraw';
  const paid = bet === null ? 0 : paidOf(league.sport, played, bet as Laid, stake);
  return paid === win ? 'right' : 'wrongWin';
};

/** Rounds that many people share, by family: the first that knows a round says what is the matter with it. */
export const checkShared: Check = (...round) =>
  table(...round) ?? room(...round) ?? lottery(...round) ?? match(...round);
