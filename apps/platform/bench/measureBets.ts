import { type Load, measureLoad } from './measureLoad.ts';
import { type BenchPlayer, signedRequest } from './openPlayers.ts';

/** What bets are measured with: connections, and seconds a load. */
export type Figures = { connections: number; seconds: number };

/** What is measured in turn. */
export type Series = { tps: number[]; spread: Load[]; oneHouse: Load[] };

let bets = 0;

const betOf = (from: readonly BenchPlayer[]) => () => {
  bets += 1;
  const player = from[bets % from.length];
  if (!player) throw new Error('Nobody plays.');
  // A round of ten bets: most bets go to a round that is open.
  const roundId = `r${Math.floor(bets / from.length / 10)}`;
  const fields = { roundId, transactionId: `b${bets}`, currency: player.currency, amount: 100 };
  return signedRequest(player, 'bet', fields);
};

/**
 * Measures bets on all books and on one, in turn with pgbench, so that whatever else the machine does falls on all of
 * them.
 */
export const measureBets = async (
  ports: readonly number[],
  figures: Figures & { rounds: number },
  players: { spread: readonly BenchPlayer[]; oneHouse: readonly BenchPlayer[] },
  pgbench: () => Promise<number>,
): Promise<Series> => {
  const series: Series = { tps: [], spread: [], oneHouse: [] };
  for (let round = 0; round < figures.rounds; round += 1) {
    series.tps.push(await pgbench());
    series.spread.push(await measureLoad(ports, figures, betOf(players.spread)));
    series.oneHouse.push(await measureLoad(ports, figures, betOf(players.oneHouse)));
  }
  return series;
};
