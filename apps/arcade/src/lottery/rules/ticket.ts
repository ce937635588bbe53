import type { BetType, Prize } from './Bet.ts';

/** A line of a ticket; the stake is in minor units of the currency. */
export type Line = { bet: string; picks: readonly string[]; stake: number };

const find = (bets: readonly BetType[], line: Line) => bets.find(({ id }) => id === line.bet);

/** What a line costs. */
export const costOf = (bets: readonly BetType[], line: Line): number =>
  line.stake * (find(bets, line)?.price ?? 1);

/** What a line gets of a draw, with its stake; fractions of a minor unit are left out. */
export const winOf = (bets: readonly BetType[], line: Line, prizes: readonly Prize[]): number =>
  Math.floor((line.stake * (find(bets, line)?.oddsWon(line.picks, prizes) ?? 0)) / 100);

/** The most that may be staked on a line, in betting units: no single line is owed more than ten million of them. */
export const largestStake = ({ paytable }: BetType): number =>
  Math.max(1, Math.min(20_000, Math.floor(1_000_000_000 / Math.max(...paytable.map(({ odds }) => odds)))));
